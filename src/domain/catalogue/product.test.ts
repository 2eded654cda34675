import { expect, test } from 'vitest';
import { anyProduct } from '#test-utils/products.ts';
import { property } from '#test-utils/property.ts';
import { BRAND, CATEGORY, closeUpImage, imageOfSize, skuOf, STOCK } from './product.ts';

test('[ITEM1] the brand is Acme, the category Electronics, the stock 12', () => {
  expect([BRAND, CATEGORY, STOCK]).toEqual(['Acme', 'Electronics', 12]);
});

test('[ITEM1] the SKU is the first 8 characters of the id, in upper case', () => {
  property(anyProduct, (product) => {
    expect(skuOf(product)).toMatch(/^[\dA-F]{8}$/);
    expect(product.id.startsWith(skuOf(product).toLowerCase())).toBe(true);
  });
});

test('[CAT24, CAT31] the larger files and the close-up are in the same folder', () => {
  const image = '/rivulet/pictures/0a/size-300-300.avif';
  expect(imageOfSize(image, 600)).toBe('/rivulet/pictures/0a/size-300-600.avif');
  expect(imageOfSize(image, 960)).toBe('/rivulet/pictures/0a/size-300-960.avif');
  expect(closeUpImage(image)).toBe('/rivulet/pictures/0a/size-300-close-960.avif');
});
