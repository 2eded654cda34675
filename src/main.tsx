import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '#app/App.tsx';
import { applyFragment } from '#app/fragment.ts';
import { registerServiceWorker } from '#app/register-service-worker.ts';
import { startWaterEffects } from '#app/water-effects.ts';
import { chooseCatalogue } from '#domain/catalogue-params.ts';
import { startSearchField } from '#layout/search-box/LazySearchField.tsx';
import { randomSeed } from '#lib/random-seed.ts';
import { afterPaint } from '#lib/scheduling/after-paint.ts';
import { idle } from '#lib/scheduling/idle.ts';
import { labParam } from '../lab/src/early-lab.ts';
import { documentData, htmlData, NO_PATH, ROOT_ID, SEARCHING_MS } from '#prerender/contract.ts';
import { keepTyped, reportRenderedAnew, takeBackForeignChanges } from '#outside/foreign-changes.ts';
import { startOutside } from '#outside/start.ts';
import { replayEarlyInput } from '#prerender/early-input.ts';
import { startHistory, submittedSearches } from '#router/history.ts';
import { keepParams } from '#router/kept-params.ts';
import { setPrerenderedPath, startRouter } from '#router/location.ts';
import { startSameLinks } from '#router/focus.ts';
import { startPageAttribute } from '#router/page-attribute.ts';
import { routeOf } from '#router/routes.ts';
import { startScrollRestoration } from '#router/scroll-restoration.ts';
import { updateHeadOnNavigation } from '#seo/update-head.ts';
import { createShop, type Shop, type ShopOptions } from '#stores/shop.ts';
import { ShopContext } from '#stores/use-shop.ts';
import { safeLocalStorage } from '#visit/storage.ts';
import './styles/tokens.css';
import './styles/base.css';
import './styles/outside-root.css';
import './styles/view-transition.css';

const route = routeOf(location.pathname);
const html = htmlData();
const { seed, size, pinned } = chooseCatalogue(
  location.search,
  route.page === 'product' ? route.id : null,
  () => (html.seed === undefined ? randomSeed() : Number(html.seed)),
);

keepParams({ ...pinned, ...labParam() });

const root = findRoot();

const runAfterPaint = (action: () => void) => void afterPaint().then(action);
const options: ShopOptions = {
  seed,
  size,
  storage: safeLocalStorage(),
  now: () => new Date(),
  runAfterPaint,
  searching: route.page === 'products' ? remainingSkeletonTime(root) : 0,
};
if (html.labPanel === undefined) run(createShop(options));
else {
  // The shop works without the lab where its chunk fails to load.
  void import('../lab/src/lab.ts')
    .then(({ createLabShop }) => createLabShop(options))
    .catch((error: unknown) => {
      console.error('The lab failed to load:', error);
      delete html.labPanel;
      return createShop(options);
    })
    .then(run);
}

/** Starts the app. */
function run(shop: Shop): void {
  // Before `startHistory`, which writes the entry's state anew.
  for (const text of submittedSearches()) shop.search.save(text);
  startOutside();
  startHistory();
  startScrollRestoration();
  startRouter();
  startSameLinks();
  shop.search.resetText();
  keepTyped(root, (text) => shop.search.setText(text));
  applyFragment(shop);
  addEventListener('hashchange', () => applyFragment(shop));
  render(
    <StrictMode>
      <ShopContext value={shop}>
        <App onReady={() => ready(shop)} />
      </ShopContext>
    </StrictMode>,
  );
}

/** Call when the app is interactive. */
function ready(shop: Shop): void {
  if (html.ready !== undefined) return;
  html.ready = '';
  startPageAttribute();
  // React is still committing: handlers of the replayed events must not update it now.
  queueMicrotask(replayEarlyInput);
  startSearchField(takeBackForeignChanges);
  startTools(shop);
  updateHeadOnNavigation(shop);
  // The first search would wait for it.
  void idle().then(() => shop.search.index());
  void idle().then(startWaterEffects);
  // The development server has no service worker.
  if (import.meta.env.PROD) void registerServiceWorker();
}

/** Fetches the tools of agents; no other browser does (SPEC AGENT1). */
function startTools(shop: Shop): void {
  const { modelContext } = document;
  if (!modelContext) return;
  import('#tools/register-tools.tsx')
    .then(({ registerTools }) => registerTools(shop, modelContext))
    .catch((error: unknown) => console.error('The tools failed to load:', error));
}

/** Hydrates the document. */
function render(app: ReactNode): void {
  const { path } = documentData(root);
  // Component tests start the app on an empty root (docs/examples/testing-library.test.ts).
  if (import.meta.env.DEV && path === undefined) createRoot(root).render(app);
  else {
    setPrerenderedPath(path ?? NO_PATH);
    // The search box is hydrated when its code has loaded: see LazySearchField.tsx.
    takeBackForeignChanges(...root.querySelectorAll('form'));
    // Hydration in a transition yields to the browser every 5 ms.
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError: reportRenderedAnew }));
  }
}

/**
 * How much longer the list shows its skeletons, in milliseconds, counted from the document's first paint: 0 when the
 * inline body script has replaced them by cards, the full time when the document has no list (a filtered one).
 */
function remainingSkeletonTime(root: HTMLElement): number {
  const { skeletonsSince } = html;
  delete html.skeletonsSince;
  if (skeletonsSince === undefined) return documentData(root).path === NO_PATH ? SEARCHING_MS : 0;
  return Math.max(1, SEARCHING_MS - performance.now() + Number(skeletonsSince));
}

function findRoot(): HTMLElement {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error('The document has no #root');
  return root;
}
