import { expect, test } from 'vitest';
import { listCount, listTitle } from './product-content.ts';

test('[LIST2, LIST39, NAME7] the heading and count line of a list, with and without a query', () => {
  expect([listTitle(''), listTitle('mug')]).toEqual(['Products', 'Results for "mug"']);
  expect([0, 1, 2].map((count) => listCount(count, 'mug'))).toEqual([
    '0 results for "mug"',
    '1 results for "mug"',
    '2 results for "mug"',
  ]);
  expect([1, 2].map((count) => listCount(count, ''))).toEqual(['1 product', '2 products']);
});
