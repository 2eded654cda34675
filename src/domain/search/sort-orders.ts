import type { IndexEntry } from './search-index.ts';

interface OrderFacts {
  /** As the dropdown shows it. */
  readonly label: string;
  /** The number to sort by, lowest first; products with equal ones stay in catalogue order (SPEC LIST20). */
  readonly rank: (entry: IndexEntry, phrase: string) => number;
}

/** The sort orders, in the order of the dropdown. A key is the value of the URL's `sort`. */
export const ORDERS = {
  relevance: { label: 'Relevance', rank: ({ title }, phrase) => tierOf(title, phrase) },
  'price-low': { label: 'Price: low to high', rank: ({ cents }) => cents },
  'price-high': { label: 'Price: high to low', rank: ({ cents }) => -cents },
  rating: { label: 'Rating', rank: ({ rating }) => -rating },
} satisfies Record<string, OrderFacts>;

export type SortOrder = keyof typeof ORDERS;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant
export const SORT_ORDERS = Object.keys(ORDERS) as readonly SortOrder[];

/** Titles that equal the phrase, then titles that contain it, then the rest; one tier for an empty phrase. */
function tierOf(title: string, phrase: string): number {
  if (phrase === '' || title === phrase) return 0;
  return title.includes(phrase) ? 1 : 2;
}
