import { parseSearchParams } from '#domain/search/search-params.ts';
import type { StoreEvent } from '#stores/events.ts';
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
export function eventOf(event: StoreEvent): ShopEvent | null {
  switch (event.type) {
    case 'filtered':
      return filterEvent();
    case 'shared':
      return shareEvent(event);
    case 'failed':
      return { event: 'error', message: String(event.error) };
    case 'started-over':
      return null;
    default:
      return event satisfies never;
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

function shareEvent({ method, product }: Extract<StoreEvent, { type: 'shared' }>): ShopEvent {
  return product
    ? { event: 'share', method, content_type: 'product', item_id: product.id }
    : { event: 'share', method, content_type: 'cart' };
}
