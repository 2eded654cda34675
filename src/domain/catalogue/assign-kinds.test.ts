import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySeed, sampleProducts } from '#test-utils/products.ts';
import { property } from '#test-utils/property.ts';
import { assignKind, assignWords } from './assign-kinds.ts';
import { KINDS } from '../product-kinds/kinds.ts';

const order = (seed: number, round: number) =>
  KINDS.map(
    (_, position) => assignKind({ seed, index: round * KINDS.length + position }).kind.slug,
  );

test('[CAT22] the first 20 products show 20 different pictures', () => {
  property(anySeed, (seed) => {
    expect(new Set(sampleProducts(seed, 20).map(({ picture }) => picture)).size).toBe(20);
  });
});

test('[CAT22] each round has every kind once', () => {
  const everyKind = KINDS.map(({ slug }) => slug).toSorted();
  property(anySeed, fc.nat(100), (seed, round) => {
    expect(order(seed, round).toSorted()).toEqual(everyKind);
    expect(assignKind({ seed, index: round * KINDS.length }).round).toBe(round);
  });
});

test('a negative index throws', () => {
  expect(() => assignKind({ seed: 7, index: -1 })).toThrow('No product has the index -1');
});

test('rounds of one catalogue, and catalogues of two seeds, have different orders', () => {
  expect(order(7, 1)).not.toEqual(order(7, 0));
  expect(order(8, 0)).not.toEqual(order(7, 0));
});

// A table of few kinds has fewer titles than 500.
const TITLES = KINDS.map((kind) => kind.finishes.length * kind.qualities.length);
const UNIQUE = Math.min(500, KINDS.length * Math.min(...TITLES));

test(`[CAT23] no title repeats among the first ${UNIQUE} products of any seed`, () => {
  property(anySeed, (seed) => {
    const titles = sampleProducts(seed, UNIQUE).map(({ title }) => title);
    expect(new Set(titles).size).toBe(UNIQUE);
  });
});

test('a kind uses all its pairs of words before one repeats', () => {
  property(anySeed, fc.constantFrom(...KINDS), (seed, kind) => {
    const pairs = kind.finishes.length * kind.qualities.length;
    const assigned = Array.from({ length: pairs }, (_, round) =>
      assignWords(seed, { kind, round }),
    );
    expect(new Set(assigned.map((words) => JSON.stringify(words))).size).toBe(pairs);
  });
});
