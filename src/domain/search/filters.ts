import {
  ANY_PRICE,
  isAnyPrice,
  MAX_PRICE,
  NO_FILTERS,
  type Filters,
  type PriceRange,
  type SearchQuery,
  type SortOrder,
} from './query.ts';

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
