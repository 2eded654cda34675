import { expect, test } from 'vitest';
import { anyProduct, sampleProducts } from '#test-utils/products.ts';
import { property } from '#test-utils/property.ts';
import { descriptionOf } from './describe.ts';
import { CLOSINGS, DESCRIPTIONS } from '../product-kinds/descriptions.ts';
import { KINDS } from '../product-kinds/kinds.ts';

const KIND_ROWS = KINDS.map((kind) => [kind.slug, kind] as const);

test('[CAT21] there are at least 36 kinds, and no two share a name or a picture', () => {
  expect(KINDS.length).toBeGreaterThanOrEqual(36);
  expect(new Set(KINDS.map(({ slug }) => slug)).size).toBe(KINDS.length);
  expect(new Set(KINDS.map(({ noun }) => noun)).size).toBe(KINDS.length);
});

test.each(KIND_ROWS)('[CAT21] %s has materials, qualities and its own sentences', (slug, kind) => {
  for (const words of [kind.materials, kind.qualities]) {
    expect(words.length).toBeGreaterThan(1);
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) expect(word).toMatch(/^[A-Z][A-Za-z]*([ -][A-Z][a-z]+)*$/);
  }
  const { openings = [], details = [] } = DESCRIPTIONS[slug] ?? {};
  expect(openings.length).toBeGreaterThan(0);
  expect(details.length).toBeGreaterThan(0);
  const others = Object.entries(DESCRIPTIONS).filter(([other]) => other !== slug);
  const otherSentences = new Set(
    others.flatMap(([, { openings, details }]) => openings.concat(details)),
  );
  for (const sentence of [...openings, ...details])
    expect(otherSentences.has(sentence)).toBe(false);
});

test('no sentences are written for a kind that does not exist', () => {
  const slugs = new Set(KINDS.map(({ slug }) => slug));
  expect(Object.keys(DESCRIPTIONS).filter((slug) => !slugs.has(slug))).toEqual([]);
});

test('every sentence is complete, and its only placeholders are {material} and {quality}, never after "a" or "an"', () => {
  const sentences = Object.values(DESCRIPTIONS).flatMap(({ openings, details }) =>
    openings.concat(details),
  );
  for (const sentence of [...sentences, ...CLOSINGS]) {
    expect(sentence).toMatch(/^[A-Z{].*\.$/);
    expect(sentence).not.toMatch(/\s\s|\ban? \{/i);
    expect(sentence.replaceAll(/\{(?:material|quality)\}/g, '')).not.toMatch(/[{}]/);
  }
});

test('a generated description has every placeholder filled in, and single spaces', () => {
  const isClean = (text: string) => !/[{}]|undefined|\s\s/.test(text) && text.includes('. ');
  const descriptions = sampleProducts(7, 3000).map(descriptionOf);
  expect(descriptions.filter((text) => !isClean(text))).toEqual([]);
});

test("the placeholders are filled with the title's words in lower case", () => {
  property(anyProduct, (product) => {
    const noun = KINDS.find(({ slug }) => product.image.endsWith(`/${slug}.avif`))?.noun ?? '';
    const [material, quality] = wordsBefore(product.title, noun);
    expect(descriptionOf(product)).toContain(material);
    expect(descriptionOf(product)).toContain(quality);
  });
});

test('[CAT2] a product has a description, and an unknown id has none', () => {
  property(anyProduct, (product) => {
    expect(descriptionOf(product)).toMatch(/^[A-Z].+\.$/);
  });
  expect(descriptionOf({ id: 'unknown' })).toBe('');
});

test('[CAT3] seed 7 starts with this description, in every engine and every version', () => {
  expect(sampleProducts(7, 1).map(descriptionOf)).toEqual([
    'Knitted from alpaca, our fringed scarf wraps twice and still hangs long. The yarn is dyed in small batches for a deep, even tone. Chosen by our small team after months of everyday use.',
  ]);
});

/** A title's material and quality, in lower case. */
function wordsBefore(title: string, noun: string): readonly [string, string] {
  const kind = KINDS.find((kind) => kind.noun === noun);
  const [material = ''] = kind?.materials.filter((word) => title.startsWith(`${word} `)) ?? [];
  const quality = title.slice(material.length, title.length - noun.length);
  return [material.toLowerCase(), quality.trim().toLowerCase()];
}
