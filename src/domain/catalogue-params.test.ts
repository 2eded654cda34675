import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyProductKey, anySeed, anyUnicode } from '#test-utils/products.ts';
import { property } from '#test-utils/property.ts';
import { createCatalogue } from './catalogue/generate.ts';
import { formatProductId } from './catalogue/product-id.ts';
import { chooseCatalogue, paramsOf } from './catalogue-params.ts';

const LINKED = formatProductId({ seed: 99, index: 3 });
const RANDOM_SEED = 42;
const random = () => RANDOM_SEED;
const notCalled = () => {
  throw new Error('No random seed is needed here');
};

test('[CAT11] ?seed= sets the seed, also on any product page', () => {
  property(anySeed, fc.constantFrom(null, LINKED, 'unknown'), (seed, productId) => {
    const start = chooseCatalogue(`?seed=${seed}`, productId, notCalled);
    expect(start).toEqual({ seed, size: 20, pinned: { seed }, invalid: [] });
  });
});

test.each(['7.', '7)', '7).', '7\u3002'])('[CAT37] "%s" is a seed and a size of 7', (raw) => {
  const start = chooseCatalogue(`?seed=${raw}&size=${raw}`, null, notCalled);
  expect(start).toEqual({ seed: 7, size: 7, pinned: { seed: 7, size: 7 }, invalid: [] });
});

test('[CAT12] ?size= sets the number of products', () => {
  property(fc.integer({ min: 1, max: 10_000 }), (size) => {
    const start = chooseCatalogue(`?seed=7&size=${size}`, null, notCalled);
    expect(start).toEqual({ seed: 7, size, pinned: { seed: 7, size }, invalid: [] });
  });
});

test('[CAT12, CAT35, CAT36] ?size= alone applies to a random seed, but on a known product to its seed', () => {
  const pinned = { size: 50 };
  expect(chooseCatalogue('?size=50', null, random)).toMatchObject({
    seed: RANDOM_SEED,
    size: 50,
    pinned,
  });
  expect(chooseCatalogue('?size=50', 'unknown', random)).toMatchObject({
    seed: RANDOM_SEED,
    size: 50,
  });
  expect(chooseCatalogue('?size=50', LINKED, notCalled)).toMatchObject({
    seed: 99,
    size: 50,
    pinned,
  });
});

test('[CAT35] a start on a known product takes the seed in its id, and links have no parameters', () => {
  property(anyProductKey, (key) => {
    const start = chooseCatalogue('', formatProductId(key), notCalled);
    expect(start).toEqual({ seed: key.seed, size: 20, pinned: {}, invalid: [] });
  });
});

test('[CAT36] any other start takes a random seed', () => {
  const plain = { seed: RANDOM_SEED, size: 20, pinned: {}, invalid: [] };
  expect(chooseCatalogue('', null, random)).toEqual(plain);
  expect(chooseCatalogue('?q=toaster', null, random)).toEqual(plain);
  expect(chooseCatalogue('', 'unknown', random)).toEqual(plain);
  expect(chooseCatalogue('', LINKED.slice(1), random)).toEqual(plain);
});

test.each([
  '',
  ' 7',
  '-1',
  '7.5',
  '1e3',
  '0x10',
  'abc',
  '4294967296',
  '99999999999999999999',
  '+7',
  '٧',
])('[CAT17] a seed of "%s" is ignored and listed as invalid', (raw) => {
  const start = chooseCatalogue(`?${new URLSearchParams({ seed: raw })}`, LINKED, notCalled);
  expect(start).toEqual({ seed: 99, size: 20, pinned: {}, invalid: ['seed'] });
});

test.each(['', '0', '-5', '10001', '20.0', 'many'])(
  '[CAT17] a size of "%s" is ignored and listed as invalid',
  (raw) => {
    const start = chooseCatalogue(`?seed=7&${new URLSearchParams({ size: raw })}`, null, notCalled);
    expect(start).toEqual({ seed: 7, size: 20, pinned: { seed: 7 }, invalid: ['size'] });
  },
);

test('[CAT17] when both are invalid both are listed, once each', () => {
  const { invalid } = chooseCatalogue('?seed=x&seed=y&size=z', null, random);
  expect(invalid).toEqual(['seed', 'size']);
});

test('no start URL gives an invalid catalogue', () => {
  property(anyUnicode, fc.string(), (search, productId) => {
    const { seed, size } = chooseCatalogue(search, productId, random);
    expect(seed).toBe(seed >>> 0);
    expect(size).toBeGreaterThanOrEqual(1);
    expect(size).toBeLessThanOrEqual(10_000);
  });
});

test('[LOOK12] the parameters of a catalogue restore it; the default size needs none', () => {
  for (const size of [1, 20, 21]) {
    const params = paramsOf(createCatalogue(7, size));
    expect(params).toEqual(size === 20 ? { seed: 7 } : { seed: 7, size });
  }
});
