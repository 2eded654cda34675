import { beforeEach, expect, test, vi } from 'vitest';
import { createCatalogue } from '#domain/catalogue/generate.ts';
import { NO_QUERY } from '#domain/search/query.ts';
import { isIndexed, prepareIndex, productsFor, searchIndexOf } from './catalogue-index.ts';

const atIdle: (() => void)[] = [];

beforeEach(() => {
  // Of a browser that is never idle.
  const requestIdleCallback = (run: () => void, options?: IdleRequestOptions) =>
    options?.timeout !== undefined && atIdle.push(run);
  vi.stubGlobal('window', { requestIdleCallback });
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
});

test('a small catalogue can be searched at once, a large one when its index has been built at idle', async () => {
  expect(isIndexed(createCatalogue(7, 1000))).toBe(true);
  const large = createCatalogue(7, 1001);
  const prepared = prepareIndex(large);
  expect(isIndexed(large)).toBe(false);
  for (const run of atIdle.splice(0)) run();
  await prepared;
  expect(isIndexed(large)).toBe(true);
  expect(searchIndexOf(large).entries).toHaveLength(1001);
});

test('a catalogue that can be searched is not prepared again', async () => {
  const large = createCatalogue(8, 1001);
  const index = searchIndexOf(large);
  await prepareIndex(large);
  await prepareIndex(createCatalogue(7, 20));
  expect(atIdle).toHaveLength(0);
  expect(searchIndexOf(large)).toBe(index);
});

test('all products in catalogue order need no index', () => {
  const large = createCatalogue(9, 1001);
  expect(productsFor(large, NO_QUERY)).toBe(large.products);
  expect(isIndexed(large)).toBe(false);
  expect(productsFor(large, { ...NO_QUERY, rating: 5 }).length).toBeLessThan(1001);
  expect(isIndexed(large)).toBe(true);
});
