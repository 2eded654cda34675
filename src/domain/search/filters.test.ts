import { expect, test } from 'vitest';
import { SORT_LABELS } from './filters.ts';

test('[LIST4] the sort choices, in their order and by the names that visitors read', () => {
  expect(Object.entries(SORT_LABELS)).toEqual([
    ['relevance', 'Relevance'],
    ['price-low', 'Price: low to high'],
    ['price-high', 'Price: high to low'],
    ['rating', 'Rating'],
  ]);
});
