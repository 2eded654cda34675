import { expect, test } from 'vitest';
import { testOurGoods } from '#test-utils/our-goods.ts';
import { anyProductKey, anySeed, sampleProducts } from '#test-utils/products.ts';
import { property } from '#test-utils/property.ts';
import { toCents } from '../money.ts';
import { chooseCatalogue } from '../catalogue-params.ts';
import { assignKind, assignWords } from './assign-kinds.ts';
import { centsAt, createCatalogue, productAt } from './generate.ts';
import { MAX_SIZE } from './product-id.ts';
import { KINDS, type Kind } from '../product-kinds/kinds.ts';

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

function widthOf({ price }: Kind): number {
  return price.to - price.from;
}

test('[CAT12] a plain start makes a catalogue of 20 products', () => {
  const { seed, size } = chooseCatalogue('', null, () => 7);
  expect(createCatalogue(seed, size).products).toHaveLength(20);
});

test('[CAT2] a product has its key, an id, a title, a price, a picture and a rating', () => {
  property(anyProductKey, (key) => {
    expect(productAt(key)).toEqual({
      ...key,
      id: expect.stringMatching(/./),
      title: expect.stringMatching(/./),
      price: expect.stringMatching(/./),
      picture: expect.stringMatching(/./),
      rating: expect.any(Number),
    });
  });
});

test('[CAT40] a title is finish, quality and noun, and the picture is that of the finish', () => {
  property(anyProductKey, (key) => {
    const assigned = assignKind(key);
    const { finish, quality } = assignWords(key.seed, assigned);
    const title = `${finish.word} ${quality} ${assigned.kind.noun}`;
    expect(productAt(key)).toMatchObject({ title, picture: finish.picture });
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

testOurGoods(
  '[CAT3] seed 7 starts with these three products, in every engine and every version',
  () => {
    expect(sampleProducts(7, 3).map(({ id, title, price, rating }) => [id, title, price, rating]))
      .toMatchInlineSnapshot(`
      [
        [
          "0f4cdb46-54c4-8af7-a9c9-cf9095392908",
          "Ink Study Desk Lamp",
          "170.00",
          5,
        ],
        [
          "8be31a31-32e3-8aeb-a78d-b90caca7f569",
          "Sand Farmhouse Egg Cooker",
          "30.95",
          5,
        ],
        [
          "d87e634f-38cf-81f3-8564-a2420705af88",
          "Walnut Harbour Model Yacht",
          "240.00",
          5,
        ],
      ]
    `);
  },
);

testOurGoods('[CAT3] the last product of the last seed is this one', () => {
  const { id, title, price } = productAt({ seed: 0xffff_ffff, index: 9999 });
  expect([id, title, price]).toMatchInlineSnapshot(`
    [
      "d857265a-031d-891b-87c4-da05bc71cd17",
      "Slate Sunday Kitchen Scale",
      "48.50",
    ]
  `);
});

test('[CAT2] the price is a string with two decimals, of the same amount as the cents', () => {
  property(anyProductKey, (key) => {
    const { price } = productAt(key);
    expect(price).toMatch(/^[1-9]\d{1,2}\.\d{2}$/);
    expect(centsAt(key)).toBe(Number(price.replace('.', '')));
  });
});

test('[CAT19] prices are within the range of their kind, and end as prices do; both ends are prices', () => {
  property(anyProductKey, (key) => {
    const { from, to } = assignKind(key).kind.price;
    const cents = centsAt(key);
    expect(cents).toBeGreaterThanOrEqual(100 * from);
    expect(cents).toBeLessThanOrEqual(100 * to);
    expect([0, 50, 90, 95]).toContain(cents % 100);
  });
});

test('[CAT19] both ends of the narrowest range are prices', () => {
  const [narrowest] = KINDS.toSorted((a, b) => widthOf(a) - widthOf(b));
  const { from = 0, to = 0 } = narrowest?.price ?? {};
  const prices = Array.from({ length: 20 * MAX_SIZE }, (_, at) => at)
    .map((at) => ({ seed: Math.floor(at / MAX_SIZE), index: at % MAX_SIZE }))
    .filter((key) => assignKind(key).kind === narrowest)
    .map((key) => productAt(key).price);
  expect(prices).toEqual(expect.arrayContaining([`${from}.00`, `${to}.00`]));
});

test.each(SEEDS)('[CAT19] the prices of a kind spread evenly in seed %i', (seed) => {
  const quarters = Array.from({ length: MAX_SIZE }, (_, index) => {
    const { from, to } = assignKind({ seed, index }).kind.price;
    const share = (centsAt({ seed, index }) / 100 - from) / (to - from);
    return Math.min(3, Math.floor(4 * share));
  });
  // Four bins: uniform prices give about 3, the ends of ranges a little more.
  expect(unevenness(countInto(4, quarters))).toBeLessThan(60);
});

testOurGoods.each(SEEDS)(
  '[CAT38] each price band has at least a tenth of the products of seed %i',
  (seed) => {
    const cents = sampleProducts(seed, MAX_SIZE).map(({ price }) => toCents(price));
    const bands = cents.map((price) => [2500, 5000, 10_000].filter((end) => price >= end).length);
    for (const count of countInto(4, bands)) expect(count).toBeGreaterThan(MAX_SIZE / 10);
  },
);

test.each(SEEDS)('[CAT20] ratings of seed %i are weighted as in real shops', (seed) => {
  const stars = sampleProducts(seed, MAX_SIZE).map(({ rating }) => rating - 1);
  const percent = countInto(5, stars).map((count) => Math.round((100 * count) / MAX_SIZE));
  for (const [at, expected] of [4, 8, 18, 38, 32].entries())
    expect(Math.abs((percent[at] ?? 0) - expected), `${at + 1} stars`).toBeLessThanOrEqual(2);
});
