import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyUnicode, referenceTrimmed } from '#test-utils/products.ts';
import { property } from '#test-utils/property.ts';
import { NO_FILTERS, NO_QUERY, type SearchQuery } from './query.ts';
import { SORT_ORDERS } from './sort-orders.ts';
import { formatSearchParams, parseSearchParams } from './search-params.ts';

const LIST_PARAMS = ['q', 'minPrice', 'maxPrice', 'rating', 'sort'];

const anyQuery: fc.Arbitrary<SearchQuery> = fc.record({
  text: anyUnicode.map((text) => text.replace(/[\r\n]+/g, ' ')).map(referenceTrimmed),
  priceRange: fc
    .tuple(fc.nat(1000), fc.nat(1000))
    .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) })),
  rating: fc.oneof(
    fc.constantFrom(0, 2, 3, 4, 5),
    fc.double({ min: 0, max: 5, noNaN: true }).map((rating) => rating + 0),
  ),
  sortBy: fc.constantFrom(...SORT_ORDERS),
});

const anyKey = fc.oneof(fc.constantFrom(...LIST_PARAMS, 'seed', 'size', 'Q'), fc.string());
const anyAddress = fc
  .array(fc.tuple(anyKey, fc.string()), { maxLength: 6 })
  .map((pairs) => `?${new URLSearchParams(pairs)}`);

const others = (address: string) =>
  [...new URLSearchParams(address)].filter(([key]) => !LIST_PARAMS.includes(key));

test('[LIST1] the address is read for q, minPrice, maxPrice, rating and sort', () => {
  expect(
    parseSearchParams('?q=red+toaster&minPrice=25&maxPrice=50&rating=3.5&sort=price-low'),
  ).toEqual({
    text: 'red toaster',
    priceRange: { min: 25, max: 50 },
    rating: 3.5,
    sortBy: 'price-low',
  });
  expect(parseSearchParams('')).toEqual(NO_QUERY);
});

test('[LIST1] every query can be formatted and parsed again', () => {
  property(anyQuery, anyAddress, (query, current) => {
    expect(parseSearchParams(formatSearchParams(query))).toEqual(query);
    expect(parseSearchParams(formatSearchParams(query, current))).toEqual(query);
  });
});

test('formatting a parsed URL gives the same URL', () => {
  property(anyQuery, anyAddress, (query, current) => {
    const address = formatSearchParams(query, current);
    expect(formatSearchParams(parseSearchParams(address), address)).toBe(address);
  });
});

test('[LIST2] the query is as typed, but trimmed', () => {
  expect(parseSearchParams('?q=%20%20Caf%C3%A9++au%20Lait%20').text).toBe('Café  au Lait');
});

test('[LIST61] a run of line breaks is read as one space', () => {
  expect(parseSearchParams('?q=%0Ared%0D%0A%0Atoaster%0A').text).toBe('red toaster');
});

test('[LIST50] clearing the filters leaves the query and resets the other parameters of the list', () => {
  property(anyQuery, anyAddress, (query, current) => {
    const cleared = formatSearchParams({ ...query, ...NO_FILTERS }, current);
    expect(parseSearchParams(cleared)).toEqual({ ...NO_QUERY, text: query.text });
    expect(others(cleared)).toEqual(others(current));
  });
});

test('[LIST54] defaults are left out, so that the list of all products has no parameters', () => {
  expect(formatSearchParams(NO_QUERY)).toBe('');
  expect(formatSearchParams({ ...NO_QUERY, text: 'a b' })).toBe('?q=a+b');
  expect(formatSearchParams({ ...NO_QUERY, priceRange: { min: 100, max: 1000 } })).toBe(
    '?minPrice=100',
  );
  expect(formatSearchParams({ ...NO_QUERY, priceRange: { min: 0, max: 25 } })).toBe('?maxPrice=25');
  expect(formatSearchParams({ ...NO_QUERY, rating: 4, sortBy: 'rating' })).toBe(
    '?rating=4&sort=rating',
  );
});

test('[LIST55] all unknown parameters stay, in their order', () => {
  property(anyQuery, anyAddress, (query, current) => {
    expect(others(formatSearchParams(query, current))).toEqual(others(current));
  });
  expect(formatSearchParams({ ...NO_QUERY, rating: 4 }, '?seed=7&rating=2&size=50')).toBe(
    '?rating=4&seed=7&size=50',
  );
});

test.each([
  ['25abc', 25],
  [' 25', 25],
  ['25.9', 25],
  ['1e3', 1],
  ['+7', 7],
  ['0x10', 0],
  ['-0', 0],
])('[LIST24] a minPrice of "%s" is %d', (raw, min) => {
  const search = `?${new URLSearchParams({ minPrice: raw, maxPrice: '900' })}`;
  expect(parseSearchParams(search).priceRange).toEqual({ min, max: 900 });
});

test.each([
  ['3.5', 3.5],
  ['3.5+', 3.5],
  ['4 stars', 4],
  ['.5', 0.5],
  ['1e0', 1],
])('[LIST56] a rating of "%s" is %d', (raw, rating) => {
  expect(parseSearchParams(`?${new URLSearchParams({ rating: raw })}`).rating).toBe(rating);
});

test.each(['', 'abc', '-1', '-2.5', 'NaN', '-Infinity', '$25', 'null'])(
  '[LIST58] "%s" for any filter is its default',
  (raw) => {
    const params = { minPrice: raw, maxPrice: raw, rating: raw, sort: raw };
    expect(parseSearchParams(`?${new URLSearchParams(params)}`)).toEqual(NO_QUERY);
  },
);

test('[LIST58] 0 is not below 0, also as the upper end of a range', () => {
  expect(parseSearchParams('?maxPrice=0').priceRange).toEqual({ min: 0, max: 0 });
});

test('[LIST58] an invalid end of a price range leaves the other end unchanged', () => {
  expect(parseSearchParams('?minPrice=no&maxPrice=50').priceRange).toEqual({ min: 0, max: 50 });
  expect(parseSearchParams('?minPrice=50&maxPrice=-5').priceRange).toEqual({ min: 50, max: 1000 });
});

test.each(['Rating', 'price_low', 'price-low ', 'constructor'])(
  '[LIST58] the unknown sort "%s" is relevance',
  (raw) => {
    expect(parseSearchParams(`?${new URLSearchParams({ sort: raw })}`).sortBy).toBe('relevance');
  },
);

test('[LIST57] values above the maximum are clamped', () => {
  expect(parseSearchParams('?minPrice=5000&maxPrice=9999999999999999999999')).toEqual({
    ...NO_QUERY,
    priceRange: { min: 1000, max: 1000 },
  });
  expect(parseSearchParams('?rating=5.1').rating).toBe(5);
  expect(parseSearchParams('?rating=Infinity').rating).toBe(5);
});

test('[LIST59] a range whose minPrice is above its maxPrice after clamping is the default', () => {
  expect(parseSearchParams('?minPrice=51&maxPrice=50').priceRange).toEqual({ min: 0, max: 1000 });
  expect(parseSearchParams('?minPrice=2000&maxPrice=1500').priceRange).toEqual({
    min: 1000,
    max: 1000,
  });
});

test('[LIST60] the first of a repeated parameter counts, even when it is invalid', () => {
  const { text, rating } = parseSearchParams('?q=first&q=second&rating=no&rating=4');
  expect([text, rating]).toEqual(['first', 0]);
});

test('[LIST57, LIST58] no URL throws or gives a value out of bounds', () => {
  const number = fc.oneof(fc.double(), fc.maxSafeInteger(), fc.string()).map(String);
  const params = fc
    .tuple(number, number, number)
    .map(
      ([minPrice, maxPrice, rating]) => `${new URLSearchParams({ minPrice, maxPrice, rating })}`,
    );
  property(fc.oneof(anyUnicode, params), (address) => {
    const { text, priceRange, rating, sortBy } = parseSearchParams(address);
    expect(text).toBe(referenceTrimmed(text));
    expect(Number.isInteger(priceRange.min) && Number.isInteger(priceRange.max)).toBe(true);
    expect(0 <= priceRange.min && priceRange.min <= priceRange.max).toBe(true);
    expect(priceRange.max).toBeLessThanOrEqual(1000);
    expect(rating >= 0 && rating <= 5).toBe(true);
    expect(SORT_ORDERS).toContain(sortBy);
  });
});
