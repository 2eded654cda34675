import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readOthers, shopAt } from './subjects.mjs';

const PAGE = { name: 'Other', url: 'http://localhost:8080/', card: '.card' };

test('what a page leaves out is filled in', () => {
  expect(readOthers(JSON.stringify({ pages: [PAGE] }))).toEqual([
    { ...PAGE, add: '', ready: '', count: 20 },
  ]);
});

test('the example can be read', () => {
  const example = readFileSync(new URL('others.example.json', import.meta.url), 'utf8');
  expect(readOthers(example).length).toBeGreaterThan(0);
});

test.each([
  ['[]', 'no list "pages"'],
  ['null', 'no list "pages"'],
  [JSON.stringify({ pages: [{ ...PAGE, card: undefined }] }), '"card"'],
  [JSON.stringify({ pages: [{ ...PAGE, url: 'here' }] }), '"here" is no address'],
  [JSON.stringify({ pages: [{ ...PAGE, count: 1.5 }] }), '"count"'],
  [JSON.stringify({ pages: [{ ...PAGE, adds: '' }] }), 'no "adds"'],
])('%s is refused', (text, reason) => {
  expect(() => readOthers(text)).toThrow(reason);
});

test('the products are always the same', () => {
  expect(shopAt('http://host/shop/', 'products', '&size=9').url).toBe(
    'http://host/shop/products?seed=7&size=9',
  );
});
