import type { SortOrder } from './sort-orders.ts';

/** Whole US dollars, both ends included. */
export interface PriceRange {
  readonly min: number;
  readonly max: number;
}

/** What the dropdowns of the list select. */
export interface Filters {
  readonly priceRange: PriceRange;
  /** Minimum of our rating; 0 is any. */
  readonly rating: number;
  readonly sortBy: SortOrder;
}

/** The search that the URL of the results page specifies. */
export interface SearchQuery extends Filters {
  /** As typed, trimmed; empty without a query. */
  readonly text: string;
}

/** US dollars: the upper end of the price filter. */
export const MAX_PRICE = 1000;
export const MAX_RATING = 5;
export const ANY_PRICE: PriceRange = { min: 0, max: MAX_PRICE };
export const NO_FILTERS: Filters = { priceRange: ANY_PRICE, rating: 0, sortBy: 'relevance' };
export const NO_QUERY: SearchQuery = { text: '', ...NO_FILTERS };

export function isAnyPrice({ min, max }: PriceRange): boolean {
  return min === ANY_PRICE.min && max === ANY_PRICE.max;
}
