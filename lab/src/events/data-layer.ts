import type { ShopEvent } from '../../public/rivulet.d.ts';

/** How many objects the data layer holds, so that a long visit does not fill the memory. */
const MAX_PUSHED = 2000;

/**
 * Adds an event to `window.dataLayer`. As Google's documentation recommends, the earlier `ecommerce` object is cleared
 * first: tag managers merge the objects that are pushed.
 */
export function pushToDataLayer(event: ShopEvent): void {
  window.dataLayer ??= [];
  const { dataLayer } = window;
  if ('ecommerce' in event) dataLayer.push({ ecommerce: null });
  dataLayer.push(event);
  if (dataLayer.length > MAX_PUSHED) dataLayer.splice(0, dataLayer.length - MAX_PUSHED);
}
