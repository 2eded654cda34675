import { expect, test } from 'vitest';
import { exponent } from './exponent.mjs';

const SIZES = [200, 2000, 20_000, 100_000];
const grown = (cost: (size: number) => number) =>
  exponent(SIZES.map((size) => [size, cost(size)] as const));

test('a constant cost grows with exponent 0, a linear one with 1, a square one with 2', () => {
  expect(grown(() => 7)).toBeCloseTo(0);
  expect(grown((size) => 3 * size)).toBeCloseTo(1);
  expect(grown((size) => size ** 2 / 50)).toBeCloseTo(2);
});

test('what has no cost is left out, and one point has no slope', () => {
  expect(
    exponent([
      [1, 0],
      [10, 10],
      [100, 100],
    ]),
  ).toBeCloseTo(1);
  expect(exponent([[10, 10]])).toBeNaN();
});
