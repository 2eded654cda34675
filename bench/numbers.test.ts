import { describe, expect, test } from 'vitest';
import { fitExponent, median, percentile } from './numbers.mjs';

describe('median', () => {
  test.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 2, 100], 3],
    [[10, 9, 2, 1, 30], 9],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  test('of nothing is no number', () => {
    expect(median([])).toBeNaN();
  });
});

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  test.each([
    [0, 1],
    [0.5, 50],
    [0.75, 75],
    [0.951, 96],
    [1, 100],
  ])('at %d of 1 to 100 is %d', (share, expected) => {
    expect(percentile(hundred, share)).toBe(expected);
  });

  test('of nothing is no number', () => {
    expect(percentile([], 0.75)).toBeNaN();
  });
});

describe('fitExponent', () => {
  const fitted = (curve: (n: number) => number) =>
    fitExponent([20, 200, 2000].map((n) => [n, curve(n)]));

  test.each([
    ['what stays', () => 7, 0],
    ['what grows as n', (n: number) => 3 * n, 1],
    ['what grows as n²', (n: number) => n * n, 2],
    ['what grows as √n', (n: number) => 5 * Math.sqrt(n), 0.5],
  ])('of %s', (_, curve, expected) => {
    expect(fitted(curve)).toBeCloseTo(expected, 10);
  });

  test('leaves out what has no logarithm', () => {
    expect(
      fitExponent([
        [20, 0],
        [200, 200],
        [2000, 2000],
      ]),
    ).toBeCloseTo(1, 10);
  });

  test('of a single point is no number', () => {
    expect(fitExponent([[20, 1]])).toBeNaN();
    expect(fitExponent([])).toBeNaN();
  });
});

describe('fitExponent of costs by size', () => {
  const SIZES = [200, 2000, 20_000, 100_000];
  const grown = (cost: (size: number) => number) =>
    fitExponent(SIZES.map((size) => [size, cost(size)] as const));

  test('a constant cost grows with exponent 0, a linear one with 1, a square one with 2', () => {
    expect(grown(() => 7)).toBeCloseTo(0);
    expect(grown((size) => 3 * size)).toBeCloseTo(1);
    expect(grown((size) => size ** 2 / 50)).toBeCloseTo(2);
  });

  test('what has no cost is left out, and one point has no slope', () => {
    expect(
      fitExponent([
        [1, 0],
        [10, 10],
        [100, 100],
      ]),
    ).toBeCloseTo(1);
    expect(fitExponent([[10, 10]])).toBeNaN();
  });
});
