import { WaveDrawing } from '#pages/ErrorPage.tsx';
import { beginLaterParts, CartPopup, MobileMenu, SearchField } from './parts.ts';
import { CartPage, NotFoundPage, ProductPage, ProductsPage } from './pages.ts';
import { fetchTransitions } from './turn-page.ts';

/** In the order in which visitors come to need them. */
const FETCHES = [
  SearchField.fetch,
  CartPopup.fetch,
  ProductsPage.fetch,
  ProductPage.fetch,
  fetchTransitions,
  MobileMenu.fetch,
  CartPage.fetch,
  NotFoundPage.fetch,
  WaveDrawing.fetch,
] as const;

/** Fetches the rest of the shop one by one whenever the browser is idle, so that no later touch waits for it. */
export async function fetchAhead(): Promise<void> {
  beginLaterParts();
  for (const fetch of FETCHES) {
    await idle();
    // What cannot be had now is asked for again when it is needed, and says so then.
    await fetch()?.catch(() => undefined);
  }
}

/** WebKit has no idle callbacks: there a moment's rest has to do. */
function idle(): Promise<unknown> {
  return new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(done);
    else setTimeout(done, REST_MS);
  });
}

/** In milliseconds. */
const REST_MS = 50;
