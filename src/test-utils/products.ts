import * as fc from 'fast-check';
import { createCatalogue, productAt } from '#domain/catalogue/generate.ts';
import { MAX_SIZE } from '#domain/catalogue/product-id.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { toCents } from '#domain/money.ts';
import { descriptionOf } from '#domain/catalogue/describe.ts';
import { createSearchIndex, type SearchIndex } from '#domain/search/search-index.ts';

/** The base path of the unit tests: vitest.config.ts. */
export const BASE = '/rivulet/';

/** A product with its description, which the shop generates only where it is shown or searched. */
export interface DescribedProduct extends Product {
  readonly description: string;
}

export function withDescription(product: Product): DescribedProduct {
  return { ...product, description: descriptionOf(product) };
}

/** The search index of any products, also of made-up ones. */
export function indexProducts(products: readonly DescribedProduct[]): SearchIndex {
  const searchables = products.map((product) => ({ ...product, cents: toCents(product.price) }));
  return createSearchIndex(products, searchables);
}

export const anySeed = fc.oneof(
  fc.constantFrom(0, 1, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff),
  fc.integer({ min: 0, max: 0xffff_ffff }),
);
const anyIndex = fc.oneof(
  fc.constantFrom(0, 1, MAX_SIZE - 1),
  fc.integer({ min: 0, max: MAX_SIZE - 1 }),
);
export const anyProductKey = fc.record({ seed: anySeed, index: anyIndex });
export const anyProduct = anyProductKey.map((key) => productAt(key));

/** The first products of a catalogue. */
export function sampleProducts(seed: number, size: number): readonly Product[] {
  return createCatalogue(seed, size).products.slice(0);
}

const WORDS = [
  'cafe',
  'Café',
  'CAFÉ',
  'tea',
  'team',
  'a.b',
  '(x',
  'Two-Cup',
  '7up',
  'cup',
  '.*',
  'on',
];

/** Text of few different words, so that a small catalogue has ties, duplicates and near misses. */
export const anyText = fc
  .array(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(' ', '  ', '\t')), { maxLength: 4 })
  .map((pairs) => pairs.flat().join(''));

/** A small catalogue of made-up products; prices lie on and beside the ends of the price ranges. */
export const anySmallCatalogue = fc
  .array(
    fc.record({
      title: anyText,
      description: anyText,
      price: fc.constantFrom('10.00', '24.99', '25.00', '25.01', '50.00', '100.00', '500.00'),
      rating: fc.integer({ min: 1, max: 5 }),
    }),
    { maxLength: 12 },
  )
  .map((rows): DescribedProduct[] =>
    rows.map((row, index) => ({ seed: 0, index, id: `#${index}`, picture: '', ...row })),
  );

const anyCharacter = fc
  .oneof(
    fc.integer({ min: 0, max: 0x7f }),
    fc.integer({ min: 0x80, max: 0x36f }),
    fc.integer({ min: 0, max: 0xd7ff }),
    fc.integer({ min: 0xe000, max: 0x10_ffff }),
  )
  .map((codePoint) => String.fromCodePoint(codePoint));

/** Text of any Unicode characters, control characters and combining marks included. */
export const anyUnicode = fc.array(anyCharacter).map((characters) => characters.join(''));

/** Reference implementation of `normalize`, character by character. */
export function referenceNormalize(text: string): string {
  const compatible = Array.from(text, (char) =>
    referenceTrimmed(char.normalize('NFKC')) === '' ? char : char.normalize('NFKC'),
  );
  const folded = Array.from(compatible.join('').normalize('NFD'))
    .filter((char) => !/[\p{M}\p{Default_Ignorable_Code_Point}]/u.test(char))
    .join('');
  return folded.toLowerCase().split(/\s+/).filter(Boolean).join(' ');
}

/** Reference implementation of `trimmed`: trims, and gives `''` when no character is visible. */
export function referenceTrimmed(text: string): string {
  const isVisible = (char: string) =>
    !/[\s\p{Cc}\p{M}\p{Default_Ignorable_Code_Point}]/u.test(char);
  return Array.from(text).some(isVisible) ? text.trim() : '';
}
