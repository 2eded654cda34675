import { idle } from '#lib/idle.ts';
import { WaveIllustration } from '#pages/messages/ErrorPage.tsx';
import { NetIllustration } from '#pages/products/NoResults.tsx';
import { searchIndex } from '#stores/search-index.ts';
import type { Search } from '#stores/search.ts';
import type { Shop } from '#stores/shop.ts';
import { CartPage, NotFoundPage, ProductPage } from './pages.ts';
import { CartPopup, MobileMenu } from '#layout/lazy-components.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { loadViewTransitions } from '#router/navigate-view.ts';

/** In the order in which visitors come to need them. */
const FETCHES: readonly ((shop: Shop) => Promise<unknown>)[] = [
  CartPopup.fetch,
  async ({ catalogue }) => (await searchIndex.fetch()).prepareIndex(catalogue),
  ProductPage.fetch,
  loadViewTransitions,
  async (shop) => (await import('#seo/update-head.ts')).updateHeadOnNavigation(shop),
  MobileMenu.fetch,
  CartPage.fetch,
  NotFoundPage.fetch,
  NetIllustration.fetch,
  WaveIllustration.fetch,
];

/**
 * Fetches the rest of the shop one by one whenever the browser is idle, so that no later touch waits for it; then
 * has everything kept for the next visit.
 */
export async function prefetch(shop: Shop): Promise<void> {
  await listIsShown(shop.search);
  for (const fetch of FETCHES) {
    await idle();
    // What cannot be had now is asked for again when it is needed, and says so then.
    await fetch(shop).catch(() => undefined);
  }
  await idle();
  // The development server's files are not those of a build.
  if (import.meta.env.PROD) await registerServiceWorker(shop.base);
}

/** What the skeletons make room for has the line to itself. */
async function listIsShown({ state }: Search): Promise<void> {
  if (!state.getState().searching) return;
  await new Promise<void>((done) => {
    const stop = state.subscribe(({ searching }) => {
      if (searching) return;
      stop();
      done();
    });
  });
}
