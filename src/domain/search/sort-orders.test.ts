import { expect, test } from 'vitest';
import { NO_FILTERS } from './query.ts';
import { ORDERS } from './sort-orders.ts';

test('[LIST47] the sort choices, in their order and by the names that visitors read; relevance is the default', () => {
  expect(Object.entries(ORDERS).map(([value, { label }]) => [value, label])).toEqual([
    ['relevance', 'Relevance'],
    ['price-low', 'Price: low to high'],
    ['price-high', 'Price: high to low'],
    ['rating', 'Rating'],
  ]);
  expect(NO_FILTERS.sortBy).toBe('relevance');
});
