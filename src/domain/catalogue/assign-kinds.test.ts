import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySeed, goods } from '#test-utils/products.ts';
import { law } from '#test-utils/property.ts';
import { dealKind, dealWords } from './assign-kinds.ts';
import { KINDS } from '../product-kinds/kinds.ts';

const order = (seed: number, round: number) =>
  KINDS.map((_, place) => dealKind({ seed, index: round * KINDS.length + place }).kind.slug);

test('[CAT22] the first 20 products show 20 different pictures', () => {
  law(anySeed, (seed) => {
    expect(new Set(goods(seed, 20).map(({ image }) => image)).size).toBe(20);
  });
});

test('[CAT22] each round deals every kind once', () => {
  const everyKind = KINDS.map(({ slug }) => slug).toSorted();
  law(anySeed, fc.nat(100), (seed, round) => {
    expect(order(seed, round).toSorted()).toEqual(everyKind);
    expect(dealKind({ seed, index: round * KINDS.length }).round).toBe(round);
  });
});

test('an index below 0 has no kind', () => {
  expect(() => dealKind({ seed: 7, index: -1 })).toThrow('No product has the index -1');
});

test('rounds of one catalogue, and catalogues of two seeds, are dealt in different orders', () => {
  expect(order(7, 1)).not.toEqual(order(7, 0));
  expect(order(8, 0)).not.toEqual(order(7, 0));
});

test('[CAT23] no title repeats among the first 500 products, whatever the seed', () => {
  law(anySeed, (seed) => {
    const titles = goods(seed, 500).map(({ title }) => title);
    expect(new Set(titles).size).toBe(500);
  });
});

test('a kind uses all its pairs of words before one comes again', () => {
  law(anySeed, fc.constantFrom(...KINDS), (seed, kind) => {
    const pairs = kind.materials.length * kind.qualities.length;
    const dealt = Array.from({ length: pairs }, (_, round) => dealWords(seed, { kind, round }));
    expect(new Set(dealt.map((words) => JSON.stringify(words))).size).toBe(pairs);
  });
});
