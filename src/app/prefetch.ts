import { idle, REQUIRED } from '#lib/scheduling/idle.ts';
import { loadIllustration } from '#components/illustrations/LazyIllustration.tsx';
import { lazySearchIndex } from '#stores/search/lazy-search-index.ts';
import type { Search } from '#stores/search/search.ts';
import type { Shop } from '#stores/shop.ts';
import { CartPopup, MobileMenu, UndoOffer } from '#layout/lazy-components.ts';
import { loadViewTransitions } from '#router/render-navigation.ts';
import { loadPage, LAZY_PAGE_LOADERS } from './pages.ts';
import { registerServiceWorker } from './register-service-worker.ts';

/** In the order in which visitors are likely to need them. */
const FETCHES: readonly ((shop: Shop) => Promise<unknown>)[] = [
  CartPopup.load,
  async ({ catalogue }) => (await lazySearchIndex.load()).prepareIndex(catalogue),
  async () => loadPage({ page: 'product' }),
  loadViewTransitions,
  MobileMenu.load,
  ...LAZY_PAGE_LOADERS,
  loadIllustration,
  async () => (await import('./water-effects.ts')).startWaterEffects(),
  () => import('./fragment.ts'),
  UndoOffer.load,
];

/**
 * Prefetches the lazy chunks one by one whenever the browser is idle, so that no interaction waits for them; then
 * registers the service worker, which precaches files for the next visit.
 */
export async function prefetch(shop: Shop): Promise<void> {
  await listIsRendered(shop.search);
  await idle(REQUIRED);
  await import('#seo/update-head.ts').then(
    ({ updateHeadOnNavigation }) => updateHeadOnNavigation(shop),
    () => undefined,
  );
  for (const fetch of FETCHES) {
    await idle();
    // A chunk that fails to load is fetched again when it is needed, and an error is shown then.
    await fetch(shop).catch(() => undefined);
  }
  await idle();
  // The development server has no service worker.
  if (import.meta.env.PROD) await registerServiceWorker();
}

/** Waits while skeletons are shown: the list's pictures need the network. */
async function listIsRendered({ state }: Search): Promise<void> {
  if (!state.getState().searching) return;
  await new Promise<void>((done) => {
    const stop = state.subscribe(({ searching }) => {
      if (searching) return;
      stop();
      done();
    });
  });
}
