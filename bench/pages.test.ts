import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageOf, parseOthers } from './pages.mjs';

const PAGE = { name: 'Other', url: 'http://localhost:8080/', card: '.card' };

test('a page of a build has a pinned seed', () => {
  const build = { name: 'before', home: 'http://host/shop/', ready: 'html[data-ready]' };
  expect(pageOf(build, 'product', { id: 'p-1', size: 9 })).toMatchObject({
    name: 'before',
    url: 'http://host/shop/product/p-1?seed=7&size=9',
    ready: 'html[data-ready]',
  });
});

test('optional keys of another shop get default values', () => {
  expect(parseOthers(JSON.stringify({ pages: [PAGE] }))).toEqual([
    { ...PAGE, add: '', ready: '', count: 20 },
  ]);
});

test('the example is valid', () => {
  const example = readFileSync(new URL('others.example.json', import.meta.url), 'utf8');
  expect(parseOthers(example)).toHaveLength(1);
});

test.each([
  ['[]', '"pages"'],
  ['null', '"pages"'],
  [JSON.stringify({ pages: [{ ...PAGE, card: undefined }] }), '"card"'],
  [JSON.stringify({ pages: [{ ...PAGE, url: 'here' }] }), '"here" is not a URL'],
  [JSON.stringify({ pages: [{ ...PAGE, count: 1.5 }] }), '"count"'],
  [JSON.stringify({ pages: [{ ...PAGE, adds: '' }] }), '"adds"'],
])('%s is invalid', (json, reason) => {
  expect(() => parseOthers(json)).toThrow(reason);
});
