import { parseSearchParams } from '#domain/search/search-params.ts';
import { routeOf } from '#router/routes.ts';
import type { Navigate } from '#stores/navigation.ts';
import type { RecordEvent, ShopEvent } from '../lab-api.ts';

/** Records a changed filter: the shop then replaces the URL of the list by one with other filters. */
export function recordFilters(navigate: Navigate, record: RecordEvent): Navigate {
  return (to, options) => {
    const { pathname, search } = new URL(to, location.origin);
    const staysInList = [pathname, location.pathname].every((path) => isList(path));
    const before = filterEvent(location.search);
    const after = filterEvent(search);
    if (
      staysInList &&
      options?.replace === true &&
      JSON.stringify(before) !== JSON.stringify(after)
    )
      record(after);
    return navigate(to, options);
  };
}

function isList(pathname: string): boolean {
  return routeOf(pathname).page === 'products';
}

function filterEvent(search: string): ShopEvent {
  const { sortBy, rating, priceRange } = parseSearchParams(search);
  return {
    event: 'filter',
    sort: sortBy,
    rating,
    min_price: priceRange.min,
    max_price: priceRange.max,
  };
}
