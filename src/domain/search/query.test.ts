import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { property } from '#test-utils/property.ts';
import { hasFilters, PRICE_CHOICES, priceLabel, RATING_CHOICES, ratingLabel } from './filters.ts';
import { MAX_PRICE, NO_FILTERS, NO_QUERY, type PriceRange } from './query.ts';
import { SORT_ORDERS } from './sort-orders.ts';

const anyRange: fc.Arbitrary<PriceRange> = fc
  .tuple(fc.nat(MAX_PRICE), fc.nat(MAX_PRICE))
  .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) }));

test('[LIST48] the minimum ratings are any, 4+, 3+ and 2+; any is 0 and the default', () => {
  expect(RATING_CHOICES).toEqual([0, 4, 3, 2]);
  expect(RATING_CHOICES.map(ratingLabel)).toEqual(['Any', '4+', '3+', '2+']);
  expect(NO_FILTERS.rating).toBe(0);
});

test('[LIST49] the price ranges are any, under 25, 25–50, 50–100 and 100+; any is the default', () => {
  const ranges = PRICE_CHOICES.map(({ min, max }) => [min, max]);
  expect(ranges).toEqual([
    [0, 1000],
    [0, 25],
    [25, 50],
    [50, 100],
    [100, 1000],
  ]);
  expect(PRICE_CHOICES.map(priceLabel)).toEqual([
    'Any',
    'Under $25',
    '$25–$50',
    '$50–$100',
    '$100+',
  ]);
  expect(NO_FILTERS.priceRange).toEqual({ min: 0, max: 1000 });
});

test('[LIST8] there are filters to clear exactly when one is not at its default', () => {
  const anyFilters = fc.record({
    priceRange: fc.oneof(fc.constant({ min: 0, max: 1000 }), anyRange),
    rating: fc.constantFrom(0, 0.5, 2, 4),
    sortBy: fc.constantFrom(...SORT_ORDERS),
  });
  property(anyFilters, (filters) => {
    const { priceRange, rating, sortBy } = filters;
    const isDefault = priceRange.min === 0 && priceRange.max === 1000 && rating === 0;
    expect(hasFilters(filters)).toBe(!(isDefault && sortBy === 'relevance'));
  });
  expect(hasFilters({ ...NO_QUERY, text: 'a query is no filter' } as typeof NO_QUERY)).toBe(false);
});

test('[LIST29] a range or rating that is not among the choices has its own label', () => {
  expect(priceLabel({ min: 30, max: 70 })).toBe('$30–$70');
  expect(ratingLabel(3.5)).toBe('3.5+');
});

test('[LIST29] different price ranges have different labels', () => {
  property(anyRange, anyRange, (one, other) => {
    const isSame = one.min === other.min && one.max === other.max;
    expect(priceLabel(one) === priceLabel(other)).toBe(isSame);
  });
});
