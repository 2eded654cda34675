export const SORT_ORDERS = ['relevance', 'price-low', 'price-high', 'rating'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** Whole US dollars, both ends included. */
export interface PriceRange {
  readonly min: number;
  readonly max: number;
}

export interface Filters {
  readonly priceRange: PriceRange;
  /** The least rating shown; 0 is any. */
  readonly rating: number;
  readonly sortBy: SortOrder;
}

/** What the address bar asks of the results page. */
export interface SearchQuery extends Filters {
  /** As typed, trimmed; empty when nothing is searched for. */
  readonly text: string;
}

export const MAX_PRICE = 1000;
export const MAX_RATING = 5;
export const ANY_PRICE: PriceRange = { min: 0, max: MAX_PRICE };
export const NO_FILTERS: Filters = { priceRange: ANY_PRICE, rating: 0, sortBy: 'relevance' };
export const NO_QUERY: SearchQuery = { text: '', ...NO_FILTERS };

export const PRICE_BANDS: readonly PriceRange[] = [
  ANY_PRICE,
  { min: 0, max: 25 },
  { min: 25, max: 50 },
  { min: 50, max: 100 },
  { min: 100, max: MAX_PRICE },
];
export const RATING_CHOICES: readonly number[] = [0, 4, 3, 2];

export const SORT_LABELS: Readonly<Record<SortOrder, string>> = {
  relevance: 'Relevance',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  rating: 'Rating',
};

export function isAnyPrice({ min, max }: PriceRange): boolean {
  return min === ANY_PRICE.min && max === ANY_PRICE.max;
}

/** True when 'Clear Filters' has something to clear. */
export function hasFilters({ priceRange, rating, sortBy }: Filters): boolean {
  return !isAnyPrice(priceRange) || rating !== NO_FILTERS.rating || sortBy !== NO_FILTERS.sortBy;
}

/** Whether a query leaves nothing out and changes no order: its answer is the catalogue itself. */
export function asksForAll(query: SearchQuery): boolean {
  return query.text === '' && !hasFilters(query);
}

/** How a price range reads in its dropdown, also one that only an address asked for (`$30–$70`). */
export function priceLabel({ min, max }: PriceRange): string {
  if (isAnyPrice({ min, max })) return 'Any';
  if (max === MAX_PRICE) return `$${min}+`;
  return min === 0 ? `Under $${max}` : `$${min}–$${max}`;
}

export function ratingLabel(rating: number): string {
  return rating === 0 ? 'Any' : `${rating}+`;
}
