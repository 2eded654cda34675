import { DEFAULT_SIZE, productAt, titleAt, type Catalogue } from './generate.ts';
import { normalize, wordsOf } from '../search/normalize.ts';
import type { ProductKey } from './product-id.ts';
import type { Product } from './product.ts';

const RELATED_COUNT = 4;

/**
 * Four other products of the product's catalogue (SPEC ITEM17): those whose titles share the most words with its
 * title first, then those that follow it, wrapping at 20 or the size of `catalogue`, whichever is larger.
 */
export function relatedTo(product: Product, catalogue: Catalogue): readonly Product[] {
  const words = new Set(wordsOf(normalize(product.title)));
  const size = Math.max(DEFAULT_SIZE, catalogue.products.length);
  return mostShared(words, following(product, size)).map((other) => productAt(other));
}

/** Stops once four titles share all words, so that a large catalogue is not always read to its end. */
function mostShared(words: ReadonlySet<string>, keys: Iterable<ProductKey>): readonly ProductKey[] {
  const bySharing: ProductKey[][] = Array.from({ length: words.size + 1 }, () => []);
  for (const key of keys) {
    const group = bySharing[shared(words, titleAt(key))];
    if (group && group.length < RELATED_COUNT) group.push(key);
    if (bySharing[words.size]?.length === RELATED_COUNT) break;
  }
  return bySharing.toReversed().flat().slice(0, RELATED_COUNT);
}

/** The keys of the other products: from the next one to the last, then from the first to the previous one. */
function* following({ seed, index }: ProductKey, size: number): Generator<ProductKey> {
  for (let step = 1; step <= size; step += 1) {
    const next = (index + step) % size;
    if (next !== index) yield { seed, index: next };
  }
}

function shared(words: ReadonlySet<string>, title: string): number {
  return new Set(wordsOf(normalize(title)).filter((word) => words.has(word))).size;
}
