import { lazyList, type LazyList } from '../catalogue/lazy-list.ts';
import { normalize, wordsOf } from './normalize.ts';
import type { Filters, SearchQuery } from './query.ts';
import type { IndexEntry, SearchIndex } from './search-index.ts';
import { ORDERS } from './sort-orders.ts';

/** The products that match a query, in its sort order. */
export function searchProducts({ products, entries }: SearchIndex, query: SearchQuery): LazyList {
  const phrase = normalize(query.text);
  const words = wordsOf(phrase);
  const { compare } = ORDERS[query.sortBy];
  const found = entries
    // A text that contains the whole phrase contains each of its words, so only the words are tested.
    .filter((entry) => passes(entry, query) && words.every((word) => entry.text.includes(word)))
    .toSorted((a, b) => compare(a, b, phrase));
  return lazyList(found.length, (position) => products.at(found[position]?.index ?? -1));
}

function passes({ cents, rating }: IndexEntry, filters: Filters): boolean {
  const { min, max } = filters.priceRange;
  return cents >= min * 100 && cents <= max * 100 && rating >= filters.rating;
}
