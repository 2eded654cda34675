import { parseSearchParams } from '#domain/search/search-params.ts';
import type { Search } from '#stores/search/search.ts';
import type { RecordEvent } from './log.ts';
import type { ShopEvent } from '../../public/rivulet.d.ts';

/** Records each change of the list's filters. */
export function recordFilters(search: Search, record: RecordEvent): void {
  const filter = search.filter.bind(search);
  const recorded: Search['filter'] = (query) => {
    const before = filterEvent();
    const rendered = filter(query);
    const after = filterEvent();
    if (JSON.stringify(before) !== JSON.stringify(after)) record(after);
    return rendered;
  };
  // In place: components hold this object.
  Object.assign(search, { filter: recorded });
}

/** The filters of the current URL. */
function filterEvent(): ShopEvent {
  const { sortBy, rating, priceRange } = parseSearchParams(location.search);
  return {
    event: 'filter',
    sort: sortBy,
    rating,
    min_price: priceRange.min,
    max_price: priceRange.max,
  };
}
