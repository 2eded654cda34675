import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  anySeed,
  anySmallCatalogue,
  anyUnicode,
  indexProducts,
  referenceNormalize,
  sampleProducts,
  withDescription,
  type DescribedProduct,
} from '#test-utils/products.ts';
import { property } from '#test-utils/property.ts';
import { referenceSuggest } from '#test-utils/reference-search.ts';
import { createCatalogue } from '../catalogue/generate.ts';
import { indexCatalogue } from './search-index.ts';
import { matchedPart, productTitled, suggest } from './suggest.ts';

const INPUTS = [
  'ca',
  'CAF',
  'café',
  'ｃａｆ',
  ' te ',
  'tea',
  'two-c',
  'cup',
  '7u',
  'a.',
  '(x',
  '.*',
  'c',
  'o n',
  'tea tea',
];

function suggestFor(products: readonly DescribedProduct[], input: string): readonly string[] {
  return suggest(indexProducts(products), input);
}

function product(title: string, description = ''): DescribedProduct {
  return {
    seed: 0,
    index: 0,
    id: title,
    title,
    description,
    price: '10.00',
    rating: 3,
    picture: '',
  };
}

test('[FIND14, FIND42, FIND43] any input gets the suggestions of the reference', () => {
  property(anySmallCatalogue, fc.constantFrom(...INPUTS), (products, input) => {
    expect(suggestFor(products, input)).toEqual(referenceSuggest(products, input));
  });
});

test('[FIND14, FIND42, FIND43] a generated catalogue gets the suggestions of the reference', () => {
  const anyInput = fc.constantFrom('wa', 'CAR', 'tra', 'our', 'lé', 'tw', 'cup', 'o', 'ean ca');
  property(anySeed, fc.integer({ min: 0, max: 60 }), anyInput, (seed, size, input) => {
    const expected = referenceSuggest(sampleProducts(seed, size).map(withDescription), input);
    expect(suggest(indexCatalogue(createCatalogue(seed, size)), input)).toEqual(expected);
  });
});

test('[FIND14] there are no suggestions before the second character, white space not counted', () => {
  const products = [product('Toaster')];
  for (const input of ['', ' ', 'c', '  c  ', '\tc'])
    expect(suggestFor(products, input)).toEqual([]);
  expect(suggestFor(products, ' to ')).toEqual(['toaster']);
});

test('[FIND42, FIND43] words of titles and descriptions longer than 2 characters that start with the input', () => {
  const products = [product('Tea-Cup', 'Team tea: te, steam; tea_time 7teas.')];
  expect(suggestFor(products, 'te')).toEqual(['tea', 'team', 'Tea-Cup']);
  expect(suggestFor(products, '7t')).toEqual(['7teas']);
  expect(suggestFor(products, 'eam')).toEqual([]);
});

test('[FIND42, FIND43] the most frequent word is first, ties alphabetically, then titles in catalogue order', () => {
  const products = [
    product('Cup', 'cut cut cut'),
    product('My Cup', 'curl'),
    product('A Cup', 'curb'),
  ];
  const expected = ['cup', 'cut', 'curb', 'curl', 'My Cup', 'A Cup'];
  expect(suggestFor(products, 'cu')).toEqual(expected);
});

test('[FIND14, FIND43] there are at most 8 suggestions, words before titles', () => {
  const words = 'cab cad cam can cap car cat'.split(' ');
  const products = [product('Cactus', words.join(' ')), product('A Cactus'), product('B Cactus')];
  expect(suggestFor(products, 'ca')).toEqual(['cactus', ...words]);
  expect(suggestFor(products.slice(1), 'ca')).toEqual(['cactus', 'A Cactus', 'B Cactus']);
});

test('[FIND14] none appears twice, and each contains the input', () => {
  property(anySeed, fc.constantFrom('st', 'ca', 'canvas', 'the', 'travel', 'ea'), (seed, input) => {
    const suggestions = suggestFor(sampleProducts(seed, 20).map(withDescription), input);
    expect(suggestions.length).toBeLessThanOrEqual(8);
    expect(new Set(suggestions.map(referenceNormalize)).size).toBe(suggestions.length);
    for (const suggestion of suggestions) expect(referenceNormalize(suggestion)).toContain(input);
  });
});

test('[FIND17] the marked part of every suggestion is what was typed', () => {
  property(anySeed, fc.constantFrom('st', ' CA', 'Travel ', 'cé', 'ea'), (seed, input) => {
    for (const suggestion of suggestFor(sampleProducts(seed, 20).map(withDescription), input)) {
      const [start, end] = matchedPart(suggestion, input) ?? [0, 0];
      expect(referenceNormalize(suggestion.slice(start, end))).toBe(referenceNormalize(input));
    }
  });
});

test('[FIND17] a suggestion without the input has no marked part', () => {
  expect(matchedPart('toaster', 'tea')).toBeNull();
  expect(matchedPart('toaster', ' ')).toBeNull();
  expect(matchedPart('Cedar Toaster', 'toa')).toEqual([6, 9]);
});

test('[FIND17] the picture of a suggested title is that of its product, and a word has none', () => {
  const catalogue = createCatalogue(7, 20);
  const index = indexCatalogue(catalogue);
  for (const product of catalogue.products.slice(0)) {
    expect(productTitled(index, product.title)).toEqual(product);
  }
  expect(productTitled(index, 'steel')).toBeUndefined();
});

test('no input throws', () => {
  const index = indexCatalogue(createCatalogue(7, 20));
  property(anyUnicode, (input) => {
    expect(suggest(index, input).length).toBeLessThanOrEqual(8);
    matchedPart('Cedar Toaster', input);
  });
});
