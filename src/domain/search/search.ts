import { lazyList, type LazyList } from '../catalogue/lazy-list.ts';
import { normalize, wordsOf } from './normalize.ts';
import type { Filters, SearchQuery } from './query.ts';
import type { IndexEntry, SearchIndex } from './search-index.ts';

/** The products that match a query, in its sort order. */
export function searchProducts({ products, entries }: SearchIndex, query: SearchQuery): LazyList {
  const phrase = normalize(query.text);
  const words = wordsOf(phrase);
  const rank = rankFor(phrase, query);
  const found = entries
    // A text that contains the whole phrase contains each of its words, so only the words are tested.
    .filter((entry) => passes(entry, query) && words.every((word) => entry.text.includes(word)))
    .toSorted((a, b) => rank(a) - rank(b));
  return lazyList(found.length, (position) => products.at(found[position]?.index ?? -1));
}

function passes({ cents, rating }: IndexEntry, filters: Filters): boolean {
  const { min, max } = filters.priceRange;
  return cents >= min * 100 && cents <= max * 100 && rating >= filters.rating;
}

/** The number to sort by, lowest first. `toSorted` is stable: equal ones stay in catalogue order. */
function rankFor(phrase: string, { sortBy }: Filters): (entry: IndexEntry) => number {
  switch (sortBy) {
    case 'relevance':
      return ({ title }) => tierOf(title, phrase);
    case 'price-low':
      return ({ cents }) => cents;
    case 'price-high':
      return ({ cents }) => -cents;
    case 'rating':
      return ({ rating }) => -rating;
    default:
      return sortBy satisfies never;
  }
}

/** Titles that equal the phrase, then titles that contain it, then the rest; one tier for an empty phrase. */
function tierOf(title: string, phrase: string): number {
  if (phrase === '' || title === phrase) return 0;
  return title.includes(phrase) ? 1 : 2;
}
