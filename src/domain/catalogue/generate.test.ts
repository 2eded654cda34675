import { expect, test } from 'vitest';
import { anyProduct, anyProductKey, anySeed, sampleProducts } from '#test-utils/products.ts';
import { property } from '#test-utils/property.ts';
import { toCents } from '../money.ts';
import { chooseCatalogue } from '../catalogue-params.ts';
import { centsAt, createCatalogue, productAt, tintOf } from './generate.ts';
import { KINDS } from '../product-kinds/kinds.ts';

const SEEDS = [0, 7, 2026, 0xffff_ffff];

/** The chi-squared statistic against a uniform distribution: about the number of counts for one. */
function unevenness(counts: readonly number[]): number {
  const mean = counts.reduce((total, count) => total + count, 0) / counts.length;
  return counts.reduce((total, count) => total + (count - mean) ** 2 / mean, 0);
}

function countInto(size: number, bins: readonly number[]): number[] {
  const counts = Array.from({ length: size }, () => 0);
  for (const bin of bins) counts[bin]! += 1;
  return counts;
}

test('[CAT12] a plain start makes a catalogue of 20 products', () => {
  const { seed, size } = chooseCatalogue('', null, () => 7);
  expect(createCatalogue(seed, size).products).toHaveLength(20);
});

test('[CAT2] a product has an id, a title, a price, an image and a rating', () => {
  property(anyProduct, (product) => {
    expect(product).toEqual({
      id: expect.stringMatching(/./),
      title: expect.stringMatching(/./),
      price: expect.stringMatching(/./),
      image: expect.stringMatching(/./),
      rating: expect.any(Number),
    });
  });
});

test('[CAT3] a catalogue of 5,000 starts with the same products as one of 20', () => {
  expect(sampleProducts(7, 5000).slice(0, 20)).toEqual(sampleProducts(7, 20));
});

test('[CAT3] a product does not depend on those generated before it', () => {
  property(anySeed, (seed) => {
    const inOrder = sampleProducts(seed, 90);
    const backwards = inOrder.map((_, index) => productAt({ seed, index: 89 - index }));
    expect(backwards.toReversed()).toEqual(inOrder);
  });
});

test('[CAT3] seed 7 starts with these three products, in every engine and every version', () => {
  expect(
    sampleProducts(7, 3).map(({ id, title, price, rating }) => [id, title, price, rating]),
  ).toEqual([
    ['0f4cdb46-54c4-8af7-a9c9-cf9095392908', 'Alpaca Fringed Scarf', '406.95', 4],
    ['8be31a31-32e3-8aeb-a78d-b90caca7f569', 'Silk Porch Lantern', '231.38', 5],
    ['d87e634f-38cf-81f3-8564-a2420705af88', 'Nylon Camping Rope', '174.39', 5],
  ]);
});

test('[CAT3] the last product of the last seed is this one', () => {
  const { id, title, price } = productAt({ seed: 0xffff_ffff, index: 9999 });
  expect([id, title, price]).toEqual([
    'd857265a-031d-891b-87c4-da05bc71cd17',
    'Vinyl Marina Ring Buoy',
    '484.31',
  ]);
});

test('[CAT2] the price is a string with two decimals, of the same amount as the cents', () => {
  property(anyProductKey, (key) => {
    const { price } = productAt(key);
    expect(price).toMatch(/^[1-9]\d{1,2}\.\d{2}$/);
    expect(centsAt(key)).toBe(Number(price.replace('.', '')));
  });
});

test('a product has the tint of its kind, and an unknown id none', () => {
  property(anyProduct, (product) => {
    const kind = KINDS.find(({ slug }) => product.image.endsWith(`/${slug}.avif`));
    expect(tintOf(product)).toBe(kind?.tint);
    expect(tintOf({ ...product, id: 'unknown' })).toBeUndefined();
  });
});

test.each(SEEDS)('[CAT19, CAT20] prices and ratings of seed %i spread evenly', (seed) => {
  const products = sampleProducts(seed, 10_000);
  const cents = products.map(({ price }) => toCents(price));
  expect(Math.min(...cents)).toBeGreaterThanOrEqual(1000);
  expect(Math.max(...cents)).toBeLessThanOrEqual(50_000);
  // 49 bands of 10 dollars: uniform prices give about 48, and 100 only once in 100,000 catalogues.
  const bands = cents
    .filter((price) => price < 50_000)
    .map((price) => Math.floor(price / 1000) - 1);
  expect(unevenness(countInto(49, bands))).toBeLessThan(100);
  const lastTwoDigits = cents.map((price) => price % 100);
  expect(unevenness(countInto(100, lastTwoDigits))).toBeLessThan(170);

  const ratings = products.map(({ rating }) => rating);
  expect(new Set(ratings)).toEqual(new Set([1, 2, 3, 4, 5]));
  const stars = ratings.map((rating) => rating - 1);
  expect(unevenness(countInto(5, stars))).toBeLessThan(25);
});

test('[CAT19] both 10.00 and 500.00 are prices', () => {
  expect(productAt({ seed: 16, index: 3324 }).price).toBe('10.00');
  expect(productAt({ seed: 14, index: 5387 }).price).toBe('500.00');
});
