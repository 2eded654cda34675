import type { Product } from '../catalogue/product.ts';
import { normalise, wordsOf } from './normal.ts';
import type { Filters, SearchQuery, SortOrder } from './query.ts';
import type { Entry, Shelf } from './shelf.ts';

/** The products that answer a query, in its order. Linear in the catalogue, but for the sort. */
export function find(shelf: Shelf, query: SearchQuery): readonly Product[] {
  const phrase = normalise(query.text);
  const words = wordsOf(phrase);
  const found = shelf.filter((entry) => matches(entry, words) && passes(entry, query));
  return inOrder(found, phrase, query.sortBy).map((entry) => entry.product);
}

/**
 * Whether the whole phrase, or every word of it, is in title plus description. The phrase needs no look of
 * its own: a text that holds it holds each of its words. A blank phrase matches all.
 */
function matches({ text }: Entry, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

function passes({ cents, product }: Entry, { priceRange, rating }: Filters): boolean {
  return cents >= priceRange.min * 100 && cents <= priceRange.max * 100 && product.rating >= rating;
}

/** Every sort is stable: products that tie stay in catalogue order. */
function inOrder(entries: readonly Entry[], phrase: string, order: SortOrder): readonly Entry[] {
  switch (order) {
    case 'relevance':
      return phrase === '' ? entries : byTier(entries, phrase);
    case 'price-low':
      return entries.toSorted((a, b) => a.cents - b.cents);
    case 'price-high':
      return entries.toSorted((a, b) => b.cents - a.cents);
    case 'rating':
      return entries.toSorted((a, b) => b.product.rating - a.product.rating);
    default:
      return order satisfies never;
  }
}

/** Titles that are the phrase, then titles that contain it, then the rest. */
function byTier(entries: readonly Entry[], phrase: string): readonly Entry[] {
  const tiers: [Entry[], Entry[], Entry[]] = [[], [], []];
  for (const entry of entries) {
    if (entry.title === phrase) tiers[0].push(entry);
    else if (entry.title.includes(phrase)) tiers[1].push(entry);
    else tiers[2].push(entry);
  }
  return tiers.flat();
}
