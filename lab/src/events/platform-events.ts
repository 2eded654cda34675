import { parseSearchParams } from '#domain/search/search-params.ts';
import type { Happening } from '#stores/events.ts';
import type { ShopEvent } from '../../public/rivulet.d.ts';
import type { RecordEvent } from './log.ts';

/** Reports uncaught errors. */
export function watchErrors(record: RecordEvent): void {
  addEventListener('error', ({ message }) => record({ event: 'error', message }));
  addEventListener('unhandledrejection', ({ reason }) =>
    record({ event: 'error', message: String(reason) }),
  );
}

/** What the log says of what happens in the shop; `null` for nothing. */
export function eventOf(happening: Happening): ShopEvent | null {
  switch (happening.type) {
    case 'filtered':
      return filterEvent();
    case 'shared':
      return shareEvent(happening);
    case 'failed':
      return { event: 'error', message: String(happening.error) };
    case 'started-over':
      return null;
    default:
      return happening satisfies never;
  }
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

function shareEvent({ method, product }: Extract<Happening, { type: 'shared' }>): ShopEvent {
  return product
    ? { event: 'share', method, content_type: 'product', item_id: product.id }
    : { event: 'share', method, content_type: 'cart' };
}
