import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { sampleProducts } from '#test-utils/products.ts';
import { property } from '#test-utils/property.ts';
import { createCatalogue, productAt } from './generate.ts';
import { lazyList } from './lazy-list.ts';

const anyPosition = fc.nat(30);

test('a lazy list returns the same as an array of its products', () => {
  const products = sampleProducts(7, 20);
  const { length, at, slice } = createCatalogue(7, 20).products;
  expect(length).toBe(20);
  property(anyPosition, fc.option(anyPosition, { nil: undefined }), (start, end) => {
    expect(at(start)).toEqual(products[start]);
    expect(slice(start, end)).toEqual(products.slice(start, end));
  });
  expect(at(-1)).toBeUndefined();
});

test('a product is generated when it is read, and no other', () => {
  const generate = vi.fn((index: number) => productAt({ seed: 7, index }));
  const list = lazyList(10_000, generate);
  expect(generate).not.toHaveBeenCalled();
  list.slice(9990);
  list.at(3);
  expect(generate).toHaveBeenCalledTimes(11);
});

test('a catalogue of 10,000 costs no more than one of 20 until more products are read', () => {
  /** How often the hash function multiplies. */
  const costOf = (size: number) => {
    // A product of another seed first: the last shuffle of kinds is cached.
    productAt({ seed: 1, index: 0 });
    const multiply = vi.spyOn(Math, 'imul');
    createCatalogue(7, size).products.slice(0, 20);
    const { length } = multiply.mock.calls;
    multiply.mockRestore();
    return length;
  };
  expect(costOf(20)).toBeGreaterThan(0);
  expect(costOf(10_000)).toBe(costOf(20));
});
