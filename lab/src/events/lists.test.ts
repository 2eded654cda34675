import { expect, test } from 'vitest';
import { sampleProducts } from '#test-utils/products.ts';
import { HOME } from './items.ts';
import { findListed } from './lists.ts';

test('[LAB20] a product’s index is its index in the list, not in the catalogue', () => {
  const products = sampleProducts(7, 5);
  const sorted = products.toReversed();
  for (const [index, { id }] of products.entries()) {
    expect(findListed({ list: HOME, products }, id)).toEqual({ list: HOME, index });
    expect(findListed({ list: HOME, products: sorted }, id)).toEqual({
      list: HOME,
      index: 4 - index,
    });
  }
  const [, , other] = sampleProducts(8, 3);
  expect(findListed({ list: HOME, products }, other?.id ?? '')).toBe(null);
});
