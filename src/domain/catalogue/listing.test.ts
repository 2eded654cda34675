import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { BASE, sampleProducts } from '#test-utils/products.ts';
import { property } from '#test-utils/property.ts';
import { createCatalogue, productAt } from './generate.ts';
import { lazyList } from './listing.ts';

const anyPlace = fc.nat(30);

test('a listing gives what an array of its products gives', () => {
  const products = sampleProducts(7, 20);
  const { length, at, slice } = createCatalogue(7, 20, BASE).products;
  expect(length).toBe(20);
  property(anyPlace, fc.option(anyPlace, { nil: undefined }), (start, end) => {
    expect(at(start)).toEqual(products[start]);
    expect(slice(start, end)).toEqual(products.slice(start, end));
  });
  expect(at(-1)).toBeUndefined();
});

test('a product is made when it is asked for, and no other', () => {
  const make = vi.fn((index: number) => productAt({ seed: 7, index }, BASE));
  const listing = lazyList(100_000, make);
  expect(make).not.toHaveBeenCalled();
  listing.slice(99_990);
  listing.at(3);
  expect(make).toHaveBeenCalledTimes(11);
});
