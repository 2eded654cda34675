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

test.each(['[]', 'null'])('%s has no list of pages', (json) => {
  expect(() => parseOthers(json)).toThrow(/^(?:pages|file): /);
});

test.each([
  [{ card: undefined }, 'pages.0.card: '],
  [{ url: 'here' }, 'pages.0.url: Invalid URL'],
  [{ count: 1.5 }, 'pages.0.count: '],
  [{ adds: '' }, 'pages.0.adds: '],
])('a page with %j is invalid', (change, reason) => {
  expect(() => parseOthers(JSON.stringify({ pages: [{ ...PAGE, ...change }] }))).toThrow(reason);
});
