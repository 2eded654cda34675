import { groupDigits } from '../text.ts';
import {
  ANY_PRICE,
  isAnyPrice,
  MAX_PRICE,
  NO_FILTERS,
  type Filters,
  type PriceRange,
  type SearchQuery,
} from './query.ts';

export const PRICE_CHOICES: readonly PriceRange[] = [
  ANY_PRICE,
  { min: 0, max: 25 },
  { min: 25, max: 50 },
  { min: 50, max: 100 },
  { min: 100, max: MAX_PRICE },
];
export const RATING_CHOICES: readonly number[] = [0, 4, 3, 2];

/** Whether 'Clear Filters' has something to clear. */
export function hasFilters({ priceRange, rating, sortBy }: Filters): boolean {
  return !isAnyPrice(priceRange) || rating !== NO_FILTERS.rating || sortBy !== NO_FILTERS.sortBy;
}

/** Whether a query matches every product in catalogue order, so that no search is needed. */
export function isDefaultQuery(query: SearchQuery): boolean {
  return query.text === '' && !hasFilters(query);
}

/** The label of a price range in its dropdown; also of one that only a URL can contain (`$30–$70`). */
export function priceLabel({ min, max }: PriceRange): string {
  if (isAnyPrice({ min, max })) return 'Any';
  const [from, to] = [min, max].map((dollars) => `$${groupDigits(dollars)}`);
  if (max === MAX_PRICE) return `${from}+`;
  return min === 0 ? `Under ${to}` : `${from}–${to}`;
}

/** The label of a minimum rating in its dropdown; `Any` for 0. */
export function ratingLabel(rating: number): string {
  return rating === 0 ? 'Any' : `${rating}+`;
}
