import { expect, test } from 'vitest';
import { anyProduct } from '#test-utils/products.ts';
import { property } from '#test-utils/property.ts';
import { BRAND, CATEGORY, skuOf, STOCK } from './product.ts';

test('[ITEM1] the brand is Acme, the category Electronics, the stock 12', () => {
  expect([BRAND, CATEGORY, STOCK]).toEqual(['Acme', 'Electronics', 12]);
});

test('[ITEM21] the SKU is the first 8 characters of the id, in upper case', () => {
  property(anyProduct, (product) => {
    expect(skuOf(product)).toMatch(/^[\dA-F]{8}$/);
    expect(product.id.startsWith(skuOf(product).toLowerCase())).toBe(true);
  });
});
