import { afterEach, expect, test, vi } from 'vitest';
import { createCatalogue } from '#domain/catalogue/generate.ts';
import { BASE } from '#test-utils/products.ts';
import { isAtHand, shelfOf, stockShelf, vocabularyOf } from './shelf.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a small catalogue is at hand at once, a large one when it has been stocked', async () => {
  expect(isAtHand(createCatalogue(7, 20, BASE))).toBe(true);
  expect(isAtHand(createCatalogue(7, 1000, BASE))).toBe(true);
  const large = createCatalogue(7, 1001, BASE);
  expect(isAtHand(large)).toBe(false);
  await stockShelf(large);
  expect(isAtHand(large)).toBe(true);
  expect(vocabularyOf(large).words.length).toBeGreaterThan(100);
});

test('stocking pauses as soon as a slice of 8 ms is over', async () => {
  // A clock on which each look costs 2 ms.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 2));
  const pauses = vi.spyOn(globalThis, 'MessageChannel');
  await stockShelf(createCatalogue(7, 2000, BASE));
  // 32 batches of 64 products, 3 to a slice; one pause more for the words.
  expect(pauses).toHaveBeenCalledTimes(Math.ceil(32 / 3) + 1);
});

test('what is missing is done at once where it is needed at once', () => {
  const large = createCatalogue(7, 5000, BASE);
  const stocking = stockShelf(large);
  expect(shelfOf(large).ratings[4999]).toBe(large.products.at(4999)?.rating);
  expect(vocabularyOf(large)).toBe(vocabularyOf(large));
  return stocking;
});
