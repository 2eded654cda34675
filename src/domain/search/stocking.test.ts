import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySeed, BASE, sampleProducts } from '#test-utils/products.ts';
import { property } from '#test-utils/property.ts';
import { withDescription } from '#test-utils/plain-search.ts';
import { slowSearch, slowSuggest } from '#test-utils/slow-search.ts';
import { createCatalogue } from '../catalogue/generate.ts';
import { searchProducts } from './search.ts';
import { ANY_PRICE, SORT_ORDERS, type SearchQuery } from './query.ts';
import { createStocking } from './stocking.ts';
import { createVocabulary, suggest } from './suggest.ts';

/** Words of titles, openings, details and closings, parts of words, accents, and what no product has. */
const WORDS =
  'Walnut,CARD,our,é,a,wàter,  ,desk,cup,scarf,our small,of,two-,riverside,team.,zebra,.,-in';
const anyText = fc.array(fc.constantFrom(...WORDS.split(',')), { maxLength: 3 });
const anyQuery: fc.Arbitrary<SearchQuery> = fc.record({
  text: anyText.map((words) => words.join(' ').trim()),
  priceRange: fc.constantFrom(ANY_PRICE, { min: 100, max: 1000 }, { min: 25, max: 250 }),
  rating: fc.constantFrom(0, 2, 3.5, 5),
  sortBy: fc.constantFrom(...SORT_ORDERS),
});
const anySize = fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 31, max: 400 }));

const stocked = (seed: number, size: number) =>
  createStocking(createCatalogue(seed, size, BASE)).shelf();

test('[LIST16, LIST17, LIST19, LIST20, LIST21] a real shelf finds what the slow way finds in whole texts', () => {
  property(anySeed, anySize, anyQuery, (seed, size, query) => {
    const products = sampleProducts(seed, size);
    const found = slowSearch(products.map(withDescription), query).map(({ id }) => id);
    expect(
      searchProducts(stocked(seed, size), query)
        .slice(0)
        .map(({ id }) => id),
    ).toEqual(found);
  });
});

test('[LIST19] a title that is the query comes first', () => {
  property(anySeed, fc.nat(99), (seed, index) => {
    const { title = '' } = sampleProducts(seed, 100)[index] ?? {};
    const query = { text: title, priceRange: ANY_PRICE, rating: 0, sortBy: 'relevance' } as const;
    expect(searchProducts(stocked(seed, 100), query).at(0)?.title).toBe(title);
  });
});

test('[FIND14, FIND15, FIND16] a real shelf suggests what the slow way suggests', () => {
  const anyInput = fc.constantFrom('wa', 'CAR', 'tra', 'our', 'lé', 'tw', 'cup', 'o', 'ean ca');
  property(anySeed, fc.integer({ min: 0, max: 60 }), anyInput, (seed, size, input) => {
    const expected = slowSuggest(sampleProducts(seed, size).map(withDescription), input);
    expect(suggest(createVocabulary(stocked(seed, size)), input)).toEqual(expected);
  });
});

test('a shelf stocked in slices is the one stocked at once, and no slice goes on when the time is up', () => {
  property(anySeed, anySize, (seed, size) => {
    const stocking = createStocking(createCatalogue(seed, size, BASE));
    const columns = ({ titles, sentences, cents, ratings }: ReturnType<typeof stocked>) => ({
      titles: [titles.phrases, titles.column],
      sentences: sentences.map(({ phrases, column }) => [phrases, column]),
      cents,
      ratings,
    });
    let slices = 0;
    for (; slices < 100; slices += 1) {
      let looks = 0;
      if (stocking.fill(() => (looks += 1) > 1)) break;
    }
    expect(slices).toBe(Math.ceil(size / 64) - (size === 0 ? 0 : 1));
    expect(columns(stocking.shelf())).toEqual(columns(stocked(seed, size)));
  });
});

test('each phrase of a shelf stands there once, and some product has it', () => {
  for (const size of [0, 1, 300]) {
    const { titles, sentences } = stocked(7, size);
    for (const { phrases, column } of [titles, ...sentences]) {
      expect(new Set(phrases).size).toBe(phrases.length);
      expect(new Set(Array.from(column)).size).toBe(phrases.length);
    }
  }
});

test('half a shelf is finished when it is asked for', () => {
  const stocking = createStocking(createCatalogue(7, 300, BASE));
  let looks = 0;
  expect(stocking.fill(() => (looks += 1) > 2)).toBe(false);
  expect(stocking.shelf().cents).toEqual(stocked(7, 300).cents);
  expect(stocking.fill(() => true)).toBe(true);
});
