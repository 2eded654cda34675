import { trimmed } from '../text.ts';
import {
  ANY_PRICE,
  MAX_PRICE,
  MAX_RATING,
  NO_FILTERS,
  type PriceRange,
  type SearchQuery,
} from './query.ts';
import { SORT_ORDERS, type SortOrder } from './sort-orders.ts';

/** The parameters that the list reads. */
export const SEARCH_PARAMS = ['q', 'minPrice', 'maxPrice', 'rating', 'sort'] as const;

/** Parses a query string, with or without `?`. An invalid value counts as its default (SPEC LIST58). */
export function parseSearchParams(search: string): SearchQuery {
  const params = new URLSearchParams(search);
  return {
    // The search box has one line (SPEC LIST61).
    text: trimmed((params.get('q') ?? '').replace(/[\r\n]+/g, ' ')),
    priceRange: readRange(params.get('minPrice'), params.get('maxPrice')),
    rating: readNumber(params.get('rating'), Number.parseFloat, MAX_RATING) ?? NO_FILTERS.rating,
    sortBy: readSort(params.get('sort')),
  };
}

/**
 * The inverse of `parseSearchParams`, with a leading `?` unless empty. Defaults are left out, so that the list of all
 * products is just `/products`. Parameters of `current`, a query string, that the list does not read are copied.
 */
export function formatSearchParams(query: SearchQuery, current = ''): string {
  const others = new URLSearchParams(current);
  for (const key of SEARCH_PARAMS) others.delete(key);
  const params = new URLSearchParams([...ownParams(query), ...others]).toString();
  return params === '' ? '' : `?${params}`;
}

function* ownParams({
  text,
  priceRange,
  rating,
  sortBy,
}: SearchQuery): Generator<[string, string]> {
  if (text !== '') yield ['q', text];
  if (priceRange.min !== ANY_PRICE.min) yield ['minPrice', String(priceRange.min)];
  if (priceRange.max !== ANY_PRICE.max) yield ['maxPrice', String(priceRange.max)];
  if (rating !== NO_FILTERS.rating) yield ['rating', String(rating)];
  if (sortBy !== NO_FILTERS.sortBy) yield ['sort', sortBy];
}

function readRange(rawMin: string | null, rawMax: string | null): PriceRange {
  const min = readNumber(rawMin, parseInteger, MAX_PRICE) ?? ANY_PRICE.min;
  const max = readNumber(rawMax, parseInteger, MAX_PRICE) ?? ANY_PRICE.max;
  return min > max ? ANY_PRICE : { min, max };
}

/** `null` for a value that is not a number or negative; clamps to `max`. */
function readNumber(
  raw: string | null,
  parse: (raw: string) => number,
  max: number,
): number | null {
  const value = raw === null ? Number.NaN : parse(raw);
  // Adding 0 converts -0, which parseFloat returns for "-0", to 0.
  return value >= 0 ? Math.min(value, max) + 0 : null;
}

function parseInteger(raw: string): number {
  return Number.parseInt(raw, 10);
}

function readSort(raw: string | null): SortOrder {
  return SORT_ORDERS.find((order) => order === raw) ?? NO_FILTERS.sortBy;
}
