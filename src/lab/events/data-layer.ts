import type { ShopEvent } from '../lab-api.ts';

/** How many objects the data layer holds: a long visit must not fill the memory. */
const MAX_PUSHED = 2000;

/**
 * Adds an event to `window.dataLayer`. Google's documentation has the earlier `ecommerce` object cleared first, as tag
 * managers merge what is pushed.
 */
export function pushToDataLayer(event: ShopEvent): void {
  window.dataLayer ??= [];
  const { dataLayer } = window;
  if ('ecommerce' in event) dataLayer.push({ ecommerce: null });
  dataLayer.push(event);
  if (dataLayer.length > MAX_PUSHED) dataLayer.splice(0, dataLayer.length - MAX_PUSHED);
}
