import { createCatalogue, DEFAULT_SIZE, type Catalogue } from './generate.ts';
import { placeOf } from './id.ts';
import type { Product } from './product.ts';

export const RELATED_COUNT = 4;

/**
 * Four others of the product's own catalogue: first those whose titles share most words with its own,
 * then the ones that follow it, wrapping round at the larger of 20 and the size of the catalogue at hand.
 * None for a product whose id is unknown.
 */
export function relatedTo(
  product: Product,
  catalogue: Catalogue,
  base: string,
): readonly Product[] {
  const place = placeOf(product.id);
  if (!place) return [];
  const size = Math.max(DEFAULT_SIZE, catalogue.products.length);
  const shelf = ownCatalogue(place.seed, size, catalogue, base).products;
  const words = new Set(wordsOf(product.title));
  const distance = (index: number) => (index - place.index - 1 + MANY * size) % size;
  return shelf
    .map((other, index) => ({ other, shared: shared(words, other), distance: distance(index) }))
    .filter(({ other }) => other.id !== product.id)
    .toSorted((a, b) => b.shared - a.shared || a.distance - b.distance)
    .slice(0, RELATED_COUNT)
    .map(({ other }) => other);
}

/** Large enough to keep a remainder positive: no index is further away than 100,000, no size below 20. */
const MANY = 5001;

function ownCatalogue(seed: number, size: number, current: Catalogue, base: string): Catalogue {
  const isCurrent = current.seed === seed && current.products.length === size;
  return isCurrent ? current : createCatalogue(seed, size, base);
}

function shared(words: ReadonlySet<string>, other: Product): number {
  return new Set(wordsOf(other.title).filter((word) => words.has(word))).size;
}

function wordsOf(title: string): readonly string[] {
  return title.toLowerCase().split(' ');
}
