import { WaveDrawing } from '#pages/ErrorPage.tsx';
import { CartPage, NotFoundPage, ProductPage, ProductsPage } from './pages.ts';
import { CartPopup, MobileMenu, SearchField } from './parts.ts';
import { registerWorker } from './register-worker.ts';
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

/**
 * Fetches the rest of the shop one by one whenever the browser is idle, so that no later touch waits for it; then
 * has everything kept for the next visit. `base`: the path the shop lives under.
 */
export async function fetchAhead(base: string): Promise<void> {
  for (const fetch of FETCHES) {
    await idle();
    // What cannot be had now is asked for again when it is needed, and says so then.
    await fetch()?.catch(() => undefined);
  }
  await idle();
  // The development server's files are not those of a build.
  if (import.meta.env.PROD) await registerWorker(base);
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
