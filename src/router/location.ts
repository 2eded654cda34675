import { useSyncExternalStore } from 'react';
import { NO_PATH } from '#prerender/contract.ts';
import { createEmitter } from '#lib/emitter.ts';
import { isEqual } from '#lib/is-equal.ts';
import { prefersReducedMotion } from '#lib/reduced-motion.ts';
import { afterPaint } from '#lib/scheduling/after-paint.ts';
import { entryState, onNavigated, pushOrReplace, updateState } from './history.ts';
import { withKeptParams } from './kept-params.ts';
import { routeOf, type Route } from './routes.ts';
import { renderWithTransition } from './view-transition.ts';

/** The location that the app renders. `window.location` is ahead of it while a navigation is pending. */
interface RenderedLocation {
  /** `location.pathname`, percent-encoded. */
  readonly path: string;
  /** `location.search`: empty, or a query string with its `?`. */
  readonly search: string;
  /** How many cards of a list are shown: of the history entry, not in the URL. */
  readonly cards: number;
  /** The key of the history entry: two entries can have one URL. */
  readonly entry: string;
}

/** A list shows so many cards, and so many more at each `Show more`. */
export const CARDS_STEP = 200;

let rendered: RenderedLocation = { path: '/', search: '', cards: CARDS_STEP, entry: '' };
/** What hydration renders: it must match the document. */
let prerendered = rendered;
/** The newest location, rendered or not. */
let newest = rendered;
const locations = createEmitter();

/** Calls back whenever another location is rendered. Returns a function that unsubscribes. */
export const subscribeToLocation = locations.subscribe;

/**
 * Sets the path that the document was prerendered for: hydration must render the same path, and no query. `NO_PATH`
 * for a document without a page.
 */
export function setPrerenderedPath(path: string): void {
  prerendered = { ...prerendered, path };
}

/**
 * Navigates to a URL of the shop, given without its origin. `replace`: replaces the list's history entry, as a filter
 * does. Resolves when the page is rendered, or when another navigation supersedes this one.
 */
export type Navigate = (to: string, options?: { readonly replace?: boolean }) => Promise<void>;

/** It keeps the parameters that every link repeats. A link to the current URL adds no history entry. */
export const navigate: Navigate = (to, { replace = false } = {}) => {
  // Only the list's entry may be replaced. Back may have left the list while it is still rendered.
  pushOrReplace(withKeptParams(to), replace && isOn('products'));
  return rendering;
};

/** Shows so many cards of the list. */
export function showCards(cards: number): void {
  updateState({ cards });
  void renderLocation();
}

let rendering = Promise.resolve();

/** Starts rendering what is navigated to. Call once, after `startHistory` and before the first render. */
export function startRouter(): void {
  rendered = newest = browserLocation();
  onNavigated(() => (rendering = renderLocation()));
}

/**
 * Renders the URL if it is not rendered yet, in a view transition where the browser supports it and the visitor does not
 * prefer reduced motion. Resolves when it is rendered, or when another navigation supersedes this one.
 */
export async function renderLocation(): Promise<void> {
  const next = browserLocation();
  newest = next;
  if (isEqual(next, rendered)) return;
  // First paint the link's active state or the chosen filter: rendering a page takes longer than a frame.
  await afterPaint();
  if (next !== newest) return;
  const from = routeOf(rendered.path);
  const update = () => {
    rendered = browserLocation();
    locations.emit();
  };
  if ('startViewTransition' in document && !prefersReducedMotion())
    await renderWithTransition(from, routeOf(location.pathname), update);
  else update();
}

/** The rendered location. */
export function useRenderedLocation(): RenderedLocation {
  return useRendered((location) => location);
}

/** The rendered path, percent-encoded. */
export function usePath(): string {
  return useRendered(({ path }) => path);
}

/** The route of the rendered location. */
export function useRoute(): Route {
  const path = usePath();
  return path === NO_PATH ? { page: 'not-found' } : routeOf(path);
}

/** The rendered query string with its `?`, as it is in the URL. */
export function useSearch(): string {
  return useRendered(({ search }) => search);
}

/** How many cards of a list are shown at most. */
export function useShownCards(): number {
  return useRendered(({ cards }) => cards);
}

function useRendered<Value>(select: (location: RenderedLocation) => Value): Value {
  return useSyncExternalStore(
    subscribeToLocation,
    () => select(rendered),
    () => select(prerendered),
  );
}

/** Whether the URL is that of a page. The one that is rendered may still be another. */
export function isOn(page: Route['page']): boolean {
  return routeOf(location.pathname).page === page;
}

function browserLocation(): RenderedLocation {
  const state = entryState();
  return {
    path: location.pathname,
    search: location.search,
    cards: state?.cards ?? CARDS_STEP,
    // Another script has created an entry without a key.
    entry: state?.entry ?? newest.entry,
  };
}
