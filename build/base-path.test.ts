import { expect, test, vi } from 'vitest';
import { readBasePath, redirectToBase } from './base-path.ts';

type WriteHead = (status: number, headers: { Location: string }) => void;
type Middleware = (
  request: { url: string | undefined },
  response: { writeHead: WriteHead; end: () => void },
  next: () => void,
) => void;

/** Asks a server that has the redirect for an address; gives where it sends to, or `null` when it passes on. */
function ask(
  base: string,
  url: string | undefined,
  hook: 'configureServer' | 'configurePreviewServer',
) {
  const install = redirectToBase(base)[hook];
  if (typeof install !== 'function') throw new TypeError(`The plugin has no ${hook}`);
  const use = vi.fn<(middleware: Middleware) => void>();
  expect(Reflect.apply(install, null, [{ middlewares: { use } }])).toBeUndefined();
  const response = { writeHead: vi.fn<WriteHead>(), end: vi.fn() };
  const next = vi.fn();
  use.mock.calls[0]![0]({ url }, response, next);
  const answer = response.writeHead.mock.calls[0];
  expect(next).toHaveBeenCalledTimes(answer ? 0 : 1);
  expect(response.end).toHaveBeenCalledTimes(answer ? 1 : 0);
  expect(answer?.[0] ?? 302).toBe(302);
  return answer?.[1].Location ?? null;
}

test.each([undefined, '', '   '])(
  '[APP4] with BASE_PATH %j the base path is /rivulet/',
  (value) => {
    expect(readBasePath(value)).toBe('/rivulet/');
  },
);

test.each([
  ['/', '/'],
  ['shop', '/shop/'],
  ['/shop', '/shop/'],
  ['/shop/', '/shop/'],
  ['//shop//demo', '/shop/demo/'],
  [' my.shop/~demo_1 ', '/my.shop/~demo_1/'],
])('[APP5] with BASE_PATH "%s" the base path is %s', (value, base) => {
  expect(readBasePath(value)).toBe(base);
});

test.each(['a b', 'shop?x', '#shop', 'https://shop.example/', '<shop>', '"', 'a\\b', 'a%2fb', 'é'])(
  'a BASE_PATH of "%s" is refused',
  (value) => {
    expect(() => readBasePath(value)).toThrow(value);
  },
);

test.each(['configureServer', 'configurePreviewServer'] as const)(
  '[APP6] %s sends / to the base path, with its query, and nothing else',
  (hook) => {
    expect(ask('/rivulet/', '/', hook)).toBe('/rivulet/');
    expect(ask('/rivulet/', '/?seed=7&size=50', hook)).toBe('/rivulet/?seed=7&size=50');
    for (const url of ['/rivulet/', '/products', '//', '/index.html', undefined]) {
      expect(ask('/rivulet/', url, hook)).toBeNull();
    }
  },
);

test('[APP6] where the base path is /, there is nothing to redirect', () => {
  expect(ask('/', '/', 'configureServer')).toBeNull();
});
