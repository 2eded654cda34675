import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterPaint } from '#lib/after-paint.ts';
import { startRouter, NO_PATH, setPrerenderedPath } from '#router/location.ts';
import { guardRepeatedClicks } from '#lib/guard-repeated-clicks.ts';
import { randomSeed } from '#lib/random-seed.ts';
import { saveScroll } from '#router/scroll-restoration.ts';
import { startMarkingPages } from '#router/shown-page.ts';
import { safeLocalStorage } from '#stores/persistence/storage.ts';
import { chooseCatalogue } from '#domain/catalogue-params.ts';
import { App } from '#app/App.tsx';
import { fetchPage } from '#app/pages.ts';
import { startLazyLoading } from '#layout/lazy-components.ts';
import { createNavigationRenderer } from '#router/render-navigation.ts';
import { SEARCHING_MS } from '#stores/search.ts';
import { createShop } from '#stores/shop.ts';
import { ShopProvider } from '#stores/ShopProvider.tsx';
import './styles/tokens.css';
import './styles/base.css';
import './styles/no-script.css';
import { replayEarlyInput, SENT_SEARCH } from './prerender/early-input.ts';
import { canonicalPath, routeOf } from './router/routes.ts';

// The boot script has done so already; the development server's document has none.
const path = canonicalPath(location.pathname);
if (path !== location.pathname) {
  history.replaceState(history.state, '', path + location.search + location.hash);
}
const route = routeOf(location.pathname);
const page = document.documentElement.dataset;
const start = chooseCatalogue(location.search, route.page === 'product' ? route.id : null, () =>
  page['seed'] === undefined ? randomSeed() : Number(page['seed']),
);

const oncePainted = (action: () => void) => void afterPaint().then(action);
const shop = createShop({
  start,
  storage: safeLocalStorage(),
  now: () => new Date(),
  afterPaint: oncePainted,
  searching: route.page === 'products' ? restOfFirstLook() : 0,
});
const sent: unknown = Object(history.state)[SENT_SEARCH];
if (typeof sent === 'string') shop.search.save(sent);
saveScroll();
guardRepeatedClicks();
startRouter(createNavigationRenderer(fetchPage), () => {
  shop.cart.leavePage();
  shop.search.settle();
});

const ready = () => {
  if ('ready' in page) return;
  page['ready'] = '';
  startMarkingPages();
  startLazyLoading();
  // Not while React is still committing.
  queueMicrotask(replayEarlyInput);
  // Once the page has been painted as it answers: what is asked for now is not among what it took to get here.
  oncePainted(() => {
    // Without it every part still comes when it is first needed.
    void import('#app/prefetch.ts').then(
      ({ prefetch }) => prefetch(shop),
      () => undefined,
    );
  });
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const app = (
  <StrictMode>
    <ShopProvider shop={shop}>
      <App onReady={ready} />
    </ShopProvider>
  </StrictMode>
);
const takeOver = () => {
  const { path } = root.dataset;
  // The development server's document holds no page to take over.
  if (import.meta.env.DEV && path === undefined) createRoot(root).render(app);
  else {
    setPrerenderedPath(path ?? NO_PATH);
    // In slices, so that the page answers in between.
    startTransition(() => void hydrateRoot(root, app));
  }
};
// The page's code first, so that it is taken over at once. Without its code the page says that it failed.
// (Not by `await`: that code waits for this module.)
void Promise.allSettled([fetchPage(route)]).then(takeOver);

/**
 * The document has shown the skeletons since its first paint: a slow start takes nothing on top. Nothing is left when
 * the boot script has put cards in their place by now; without the mark it leaves them to React.
 */
function restOfFirstLook(): number {
  const { seen } = page;
  delete page['seen'];
  return seen ? Math.max(1, SEARCHING_MS - performance.now() + Number(seen)) : 0;
}
