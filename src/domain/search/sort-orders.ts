import { keysOf } from '#lib/typed-object.ts';
import type { IndexEntry } from './search-index.ts';

interface OrderFacts {
  /** As the dropdown shows it. */
  readonly label: string;
  /**
   * As for `Array.prototype.sort`. For 0 the catalogue's order stays (SPEC LIST53). `phrase`: what is searched for,
   * normalized.
   */
  readonly compare: (a: IndexEntry, b: IndexEntry, phrase: string) => number;
}

/** The sort orders, in the order of the dropdown. A key is the value of the URL's `sort`. */
export const ORDERS = {
  relevance: {
    label: 'Relevance',
    compare: (a, b, phrase) => tierOf(a.title, phrase) - tierOf(b.title, phrase),
  },
  'price-low': { label: 'Price: low to high', compare: (a, b) => a.cents - b.cents },
  'price-high': { label: 'Price: high to low', compare: (a, b) => b.cents - a.cents },
  rating: { label: 'Rating', compare: (a, b) => b.rating - a.rating },
} satisfies Record<string, OrderFacts>;

export type SortOrder = keyof typeof ORDERS;

export const SORT_ORDERS = keysOf(ORDERS);

/** Titles that equal the phrase, then titles that contain it, then the rest; one tier for an empty phrase. */
function tierOf(title: string, phrase: string): number {
  if (phrase === '' || title === phrase) return 0;
  return title.includes(phrase) ? 1 : 2;
}
