import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import { expect, test } from 'vitest';
import { withoutStacks } from './signals-without-stacks.ts';

const find = createRequire(import.meta.url);

test('React as installed makes no error while it is loaded', () => {
  const home = dirname(find.resolve('react-dom/package.json'));
  const code = readFileSync(join(home, 'cjs/react-dom-client.production.js'), 'utf8');
  expect(errorsMadeBy(code)).toBeGreaterThan(0);
  expect(errorsMadeBy(withoutStacks(code))).toBe(0);
});

test('a signal is an error with its message, and has no stack', () => {
  const code = withoutStacks('const AnyException = Error(formatProdErrorMessage(460));');
  const signal: unknown = compileFunction(`${code} return AnyException;`, [
    'formatProdErrorMessage',
  ])((number: number) => `number ${number}`);
  expect(signal).toBeInstanceOf(Error);
  expect(signal).toHaveProperty('message', 'number 460');
  expect(signal).not.toHaveProperty('stack');
});

test('code without signals is refused', () => {
  expect(() => withoutStacks('var root = null;')).toThrow('in another way');
});

/** How many errors a CommonJS module makes while it is loaded. */
function errorsMadeBy(code: string): number {
  let made = 0;
  const counting = new Proxy(Error, {
    apply: (target, self, values) => {
      made += 1;
      return Reflect.apply(target, self, values);
    },
    construct: (target, values) => {
      made += 1;
      return Reflect.construct(target, values);
    },
  });
  compileFunction(code, ['require', 'exports', 'Error'])(find, {}, counting);
  return made;
}
