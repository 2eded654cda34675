import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  anySeed,
  anySmallCatalogue,
  anyText,
  indexProducts,
  sampleProducts,
  withDescription,
  type DescribedProduct,
} from '#test-utils/products.ts';
import { property } from '#test-utils/property.ts';
import { referenceSearch } from '#test-utils/reference-search.ts';
import { createCatalogue } from '../catalogue/generate.ts';
import { PRICE_CHOICES } from './filters.ts';
import { ANY_PRICE, NO_QUERY, type SearchQuery } from './query.ts';
import { SORT_ORDERS } from './sort-orders.ts';
import { indexCatalogue } from './search-index.ts';
import { searchProducts } from './search.ts';

const anyQuery: fc.Arbitrary<SearchQuery> = fc.record({
  text: anyText,
  priceRange: fc.constantFrom(...PRICE_CHOICES, { min: 25, max: 25 }, { min: 0, max: 0 }),
  rating: fc.constantFrom(0, 2, 3, 3.5, 4, 5),
  sortBy: fc.constantFrom(...SORT_ORDERS),
});

function product(title: string, description = '', price = '10.00', rating = 3): DescribedProduct {
  return { seed: 0, index: 0, id: title, title, description, price, rating, picture: '' };
}

function titles(
  products: readonly DescribedProduct[],
  query: Partial<SearchQuery>,
): readonly string[] {
  const found = searchProducts(indexProducts(products), { ...NO_QUERY, ...query });
  return found.slice(0).map(({ title }) => title);
}

test('[LIST7, LIST16, LIST17, LIST19, LIST20, LIST53] any search finds what the reference finds', () => {
  property(anySmallCatalogue, anyQuery, (products, query) => {
    expect(searchProducts(indexProducts(products), query).slice(0)).toEqual(
      referenceSearch(products, query),
    );
  });
});

test('[LIST16, LIST17, LIST19, LIST20, LIST53] a search of a generated catalogue finds what the reference finds', () => {
  const words = 'Walnut,CARD,our,é,a,wàter,  ,desk,cup,our small,of,two-,riverside,team.,zebra,.';
  const generatedQuery: fc.Arbitrary<SearchQuery> = fc.record({
    text: fc
      .array(fc.constantFrom(...words.split(',')), { maxLength: 3 })
      .map((some) => some.join(' ').trim()),
    priceRange: fc.constantFrom(ANY_PRICE, { min: 100, max: 1000 }, { min: 25, max: 250 }),
    rating: fc.constantFrom(0, 2, 3.5, 5),
    sortBy: fc.constantFrom(...SORT_ORDERS),
  });
  property(anySeed, fc.nat(60), generatedQuery, (seed, size, query) => {
    const found = searchProducts(indexCatalogue(createCatalogue(seed, size)), query);
    const expected = referenceSearch(sampleProducts(seed, size).map(withDescription), query);
    expect(found.slice(0).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  });
});

test('[LIST16] the phrase may run from the title into the description, and words may be apart', () => {
  const products = [
    product('River Toaster', 'Light and dry.'),
    product('Lake Toaster', 'A river toy.'),
  ];
  expect(titles(products, { text: 'toaster light' })).toEqual(['River Toaster']);
  expect(titles(products, { text: 'toy lake' })).toEqual(['Lake Toaster']);
  expect(titles(products, { text: 'oas iver' })).toEqual(['River Toaster', 'Lake Toaster']);
  expect(titles(products, { text: 'toaster heavy' })).toEqual([]);
});

test('[LIST17] case, accents and white space make no difference', () => {
  const products = [product('Cafe Chair'), product('Café Table')];
  for (const text of ['café', 'CAFE', '  cafe  ', 'cafe\u0301']) {
    expect(titles(products, { text })).toEqual(['Cafe Chair', 'Café Table']);
  }
  expect(titles(products, { text: 'cafe \t chair' })).toEqual(['Cafe Chair']);
});

test.each(['.', '*', '(', '[a-z]', '\\w', '$', '^t', 't.aster', '%', '"toaster"'])(
  '[LIST52] "%s" is literal text, no pattern',
  (text) => {
    expect(titles([product('Toaster')], { text })).toEqual([]);
    expect(titles([product(`A ${text} b`)], { text })).toHaveLength(1);
  },
);

test('[LIST19] equal titles are first, then titles that contain the query, then the rest', () => {
  const products = [
    product('Paddle', 'For a toaster.'),
    product('Cedar Toaster'),
    product('Toaster'),
    product('Ash Toaster'),
    product('Yoke', 'Toaster part.'),
  ];
  const order = ['Toaster', 'Cedar Toaster', 'Ash Toaster', 'Paddle', 'Yoke'];
  expect(titles(products, { text: 'toaster' })).toEqual(order);
  expect(titles(products, {})).toEqual(products.map(({ title }) => title));
});

test('[LIST7] a price range includes both its ends, to the cent', () => {
  const products = ['24.99', '25.00', '50.00', '50.01'].map((price) => product(price, '', price));
  expect(titles(products, { priceRange: { min: 25, max: 50 } })).toEqual(['25.00', '50.00']);
  expect(titles(products, { priceRange: { min: 0, max: 25 } })).toEqual(['24.99', '25.00']);
  expect(titles(products, { priceRange: ANY_PRICE })).toHaveLength(4);
});

test('[LIST7] a rating matches the products at or above it', () => {
  const products = [1, 2, 3, 4, 5].map((rating) => product(`${rating} stars`, '', '10.00', rating));
  expect(titles(products, { rating: 4 })).toEqual(['4 stars', '5 stars']);
  expect(titles(products, { rating: 3.5 })).toEqual(['4 stars', '5 stars']);
  expect(titles(products, { rating: 0 })).toHaveLength(5);
});

test('searching changes neither the catalogue nor its order', () => {
  property(anySmallCatalogue, anyQuery, (products, query) => {
    const index = indexProducts(products);
    searchProducts(index, query);
    expect(index).toEqual(indexProducts(products));
  });
});

test('10,000 products are indexed and searched correctly', () => {
  const products = sampleProducts(7, 10_000).map(withDescription);
  expect(new Set(products.map(({ id }) => id)).size).toBe(10_000);
  const index = indexCatalogue(createCatalogue(7, 10_000));
  const words = (products[0]?.title.toLowerCase().split(' ') ?? []).filter((_, at, all) =>
    [0, all.length - 1].includes(at),
  );
  const query = { ...NO_QUERY, text: words.join(' '), sortBy: 'price-high' } as const;
  const found = searchProducts(index, query).slice(0);
  const hits = products.filter(({ title, description }) => {
    const text = `${title} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  expect(hits.length).toBeGreaterThan(1);
  expect(found.map(({ id }) => id).toSorted()).toEqual(hits.map(({ id }) => id).toSorted());
  const prices = found.map(({ price }) => Number(price));
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));
});
