import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySeed, sampleProducts } from '#test-utils/products.ts';
import { property } from '#test-utils/property.ts';
import { createCatalogue, productAt } from './generate.ts';
import { parseProductId } from './product-id.ts';
import type { Product } from './product.ts';
import { relatedTo } from './related.ts';

const anySize = fc.oneof(fc.integer({ min: 1, max: 25 }), fc.integer({ min: 26, max: 120 }));
const anyNearIndex = fc.integer({ min: 0, max: 200 });

const wordsOf = ({ title }: Product) => [...new Set(title.toLowerCase().split(' '))];

/** Reference implementation: the products that follow, grouped by how many title words they share. */
function slowRelated(product: Product, index: number, catalogue: readonly Product[]): Product[] {
  const size = catalogue.length;
  const following = catalogue.map((_, step) => catalogue[(index + 1 + step) % size]!);
  const others = following.filter(({ id }) => id !== product.id);
  const sharedWith = (other: Product) =>
    wordsOf(other).filter((word) => wordsOf(product).includes(word)).length;
  const groups = [6, 5, 4, 3, 2, 1, 0].map((n) =>
    others.filter((other) => sharedWith(other) === n),
  );
  return groups.flat().slice(0, 4);
}

test('[ITEM17] 4 different products are related, none the product itself, all of its catalogue', () => {
  property(anySeed, anySeed, anyNearIndex, anySize, (seed, currentSeed, index, size) => {
    const product = productAt({ seed, index });
    const related = relatedTo(product, createCatalogue(currentSeed, size));
    expect(new Set(related.map(({ id }) => id)).size).toBe(4);
    expect(related).not.toContainEqual(product);
    for (const { id } of related) expect(parseProductId(id)?.seed).toBe(seed);
  });
});

test('[ITEM17] products that share title words are first, then those that follow, wrapping at 20 or the current size', () => {
  property(anySeed, anyNearIndex, anySize, (seed, index, size) => {
    const product = productAt({ seed, index });
    const expected = slowRelated(product, index, sampleProducts(seed, Math.max(20, size)));
    expect(relatedTo(product, createCatalogue(seed, size))).toEqual(expected);
  });
});

test('[ITEM17] the largest index wraps too', () => {
  const product = productAt({ seed: 7, index: 9999 });
  const expected = slowRelated(product, 9999, sampleProducts(7, 20));
  expect(relatedTo(product, createCatalogue(7, 20))).toEqual(expected);
});
