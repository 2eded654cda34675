import { DEFAULT_SIZE, productAt, titleAt, type Catalogue } from './generate.ts';
import { parseProductId, type ProductKey } from './product-id.ts';
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
  const place = parseProductId(product.id);
  if (!place) return [];
  const words = new Set(wordsOf(product.title));
  const size = Math.max(DEFAULT_SIZE, catalogue.products.length);
  return mostShared(words, following(place, size)).map((other) => productAt(other, base));
}

/** Walks on only until four share all words: after a few thousand products, however many there are. */
function mostShared(
  words: ReadonlySet<string>,
  places: Iterable<ProductKey>,
): readonly ProductKey[] {
  const bySharing: ProductKey[][] = Array.from({ length: words.size + 1 }, () => []);
  for (const place of places) {
    const alike = bySharing[shared(words, titleAt(place))];
    if (alike && alike.length < RELATED_COUNT) alike.push(place);
    if (bySharing[words.size]?.length === RELATED_COUNT) break;
  }
  return bySharing.toReversed().flat().slice(0, RELATED_COUNT);
}

/** The other places of a catalogue: from the next one on, and round to the one before. */
function* following({ seed, index }: ProductKey, size: number): Generator<ProductKey> {
  for (let step = 1; step <= size; step += 1) {
    const next = (index + step) % size;
    if (next !== index) yield { seed, index: next };
  }
}

function shared(words: ReadonlySet<string>, title: string): number {
  return new Set(wordsOf(title).filter((word) => words.has(word))).size;
}

function wordsOf(title: string): readonly string[] {
  return title.toLowerCase().split(' ');
}
