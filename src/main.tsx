import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#app/App.tsx';
import { loadPage } from '#app/pages.ts';
import { chooseCatalogue } from '#domain/catalogue-params.ts';
import { loadLab } from '#layout/lab.ts';
import { startLazyLoading } from '#layout/lazy-components.ts';
import { guardRepeatedClicks } from '#lib/guard-repeated-clicks.ts';
import { randomSeed } from '#lib/random-seed.ts';
import { afterPaint } from '#lib/scheduling/after-paint.ts';
import {
  carriedFragment,
  documentData,
  historyState,
  htmlData,
  ROOT_ID,
} from '#prerender/contract.ts';
import { replayEarlyInput } from '#prerender/early-input.ts';
import { NO_PATH, setPrerenderedPath, startRouter, subscribeToLocation } from '#router/location.ts';
import { startPageAttribute } from '#router/page-attribute.ts';
import { createNavigationRenderer } from '#router/render-navigation.ts';
import { routeOf } from '#router/routes.ts';
import { removeFragment, startScrollRestoration } from '#router/scroll-restoration.ts';
import { SEARCHING_MS } from '#stores/search/search.ts';
import { createShop, type Shop, type ShopOptions } from '#stores/shop.ts';
import { ShopProvider } from '#stores/ShopProvider.tsx';
import { hasLabSession, safeLocalStorage } from '#visit/storage.ts';
import './styles/tokens.css';
import './styles/base.css';
import './styles/outside-root.css';

const route = routeOf(location.pathname);
const html = htmlData();
const catalogueChoice = chooseCatalogue(
  location.search,
  route.page === 'product' ? route.id : null,
  () => (html.seed === undefined ? randomSeed() : Number(html.seed)),
);

const root = findRoot();

const runAfterPaint = (action: () => void) => void afterPaint().then(action);
const options: ShopOptions = {
  catalogueChoice,
  storage: safeLocalStorage(),
  now: () => new Date(),
  runAfterPaint,
  searching: route.page === 'products' ? remainingSkeletonTime(root) : 0,
};
if (loadLab && (catalogueChoice.pinned.lab !== undefined || hasLabSession())) {
  // The shop works without the lab where its chunk fails to load.
  void loadLab()
    .then(({ createLabShop }) => createLabShop(options))
    .catch((error: unknown) => {
      console.error('The lab failed to load:', error);
      delete html.labPanel;
      return createShop(options);
    })
    .then(run);
} else run(createShop(options));

/** Starts the app. */
function run(shop: Shop): void {
  const { search: submitted } = historyState();
  if (typeof submitted === 'string') shop.search.save(submitted);
  startScrollRestoration();
  guardRepeatedClicks();
  startRouter(createNavigationRenderer(loadPage), () => {
    shop.cart.leavePage();
    shop.search.end();
  });
  shop.searchText.showRendered();
  subscribeToLocation(() => shop.searchText.showRendered());

  /** Carries out `#cart=` or `#reset`. */
  const handleFragment = async () => {
    if (carriedFragment() === '') return;
    const { applyFragment } = await import('#app/fragment.ts');
    await applyFragment(shop);
  };

  const ready = (showError: () => void) => {
    if (html.ready !== undefined) return;
    html.ready = '';
    startPageAttribute();
    startLazyLoading();
    const tryFragment = () =>
      void handleFragment().catch(() => {
        removeFragment();
        showError();
      });
    addEventListener('hashchange', tryFragment);
    // Again if it has failed, or has changed, before hydration.
    tryFragment();
    // No other browser fetches the tools (SPEC AGENT1).
    const { modelContext } = document;
    if (modelContext)
      void import('#tools/register-tools.tsx')
        .then(({ registerTools }) => registerTools(shop, modelContext))
        .catch((error: unknown) => console.error('The tools failed to load:', error));
    // React is still committing: handlers of the replayed events must not update it now.
    queueMicrotask(replayEarlyInput);
    runAfterPaint(() => {
      // If this chunk fails to load, each of the others is fetched when it is first needed.
      void import('#app/prefetch.ts').then(
        ({ prefetch }) => prefetch(shop),
        () => undefined,
      );
    });
  };

  // React hydrates without suspending once the page's chunk has loaded; if it fails to load, the page shows an error.
  void Promise.allSettled([loadPage(route), handleFragment()]).then(() =>
    render(
      <StrictMode>
        <ShopProvider shop={shop}>
          <App onReady={ready} />
        </ShopProvider>
      </StrictMode>,
    ),
  );
}

/** Hydrates the document. */
function render(app: ReactNode): void {
  const { path } = documentData(root);
  // Component tests start the app on an empty root (docs/examples/testing-library.test.ts).
  if (import.meta.env.DEV && path === undefined) createRoot(root).render(app);
  else {
    setPrerenderedPath(path ?? NO_PATH);
    // Hydration in a transition yields to the browser every 5 ms.
    startTransition(() => void hydrateRoot(root, app));
  }
}

/**
 * How much longer the list shows its skeletons, in milliseconds, counted from the document's first paint: 0 when the
 * inline body script has replaced them by cards, the full time when the document has no list (a filtered one).
 */
function remainingSkeletonTime(root: HTMLElement): number {
  const { skeletonsSince } = html;
  delete html.skeletonsSince;
  if (skeletonsSince === undefined) return documentData(root).path === '' ? SEARCHING_MS : 0;
  return Math.max(1, SEARCHING_MS - performance.now() + Number(skeletonsSince));
}

function findRoot(): HTMLElement {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error('The document has no #root');
  return root;
}
