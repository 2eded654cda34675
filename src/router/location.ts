import { useSyncExternalStore } from 'react';
import { prefersReducedMotion } from '#lib/reduced-motion.ts';
import { afterPaint } from '#lib/scheduling/after-paint.ts';
import { historyState } from '#prerender/contract.ts';
import { updatePageAttribute } from './page-attribute.ts';
import { routeOf } from './routes.ts';
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
let prerenderedPath = '/';
/** The newest location, rendered or not. */
let newest = rendered;
const listeners = new Set<() => void>();

/**
 * Sets the path that the document was prerendered for: hydration must render the same path, and no query. `NO_PATH`
 * for a document without a page.
 */
export function setPrerenderedPath(path: string): void {
  prerenderedPath = path;
}

/** The path of a document without a page. See `setPrerenderedPath`. */
export const NO_PATH = '';

/** Call once, after `startScrollRestoration` and before the first render. `onBack`: called before Back or Forward renders. */
export function startRouter(onBack: () => void): void {
  rendered = newest = browserLocation();
  addEventListener('popstate', () => {
    adoptEntry();
    // A change of the fragment alone is left to the browser.
    if (!isSame(browserLocation(), newest)) onBack();
    void renderLocation();
  });
}

/**
 * Renders the URL if it is not rendered yet, in a view transition where the browser supports it and the visitor does not
 * prefer reduced motion. Resolves when it is rendered, or when another navigation supersedes this one.
 */
export async function renderLocation(): Promise<void> {
  updatePageAttribute();
  const next = browserLocation();
  newest = next;
  if (isSame(next, rendered)) return;
  // First paint the link's active state or the chosen filter: rendering a page takes longer than a frame.
  await afterPaint();
  if (next !== newest) return;
  const from = routeOf(rendered.path);
  const update = () => {
    rendered = browserLocation();
    for (const listener of listeners) listener();
  };
  if ('startViewTransition' in document && !prefersReducedMotion())
    await renderWithTransition(from, routeOf(location.pathname), update);
  else update();
}

/** The rendered path, percent-encoded. */
export function usePath(): string {
  return useSyncExternalStore(
    subscribeToLocation,
    () => rendered.path,
    () => prerenderedPath,
  );
}

/** The rendered query string with its `?`, as it is in the URL. */
export function useSearch(): string {
  return useSyncExternalStore(
    subscribeToLocation,
    () => rendered.search,
    () => '',
  );
}

/** How many cards of a list are shown at most. */
export function useShownCards(): number {
  return useSyncExternalStore(
    subscribeToLocation,
    () => rendered.cards,
    () => CARDS_STEP,
  );
}

/** The key of the rendered history entry; empty while the app hydrates. */
export function useEntry(): string {
  return useSyncExternalStore(
    subscribeToLocation,
    () => rendered.entry,
    () => '',
  );
}

/**
 * A URL of this origin, given without it: with it, an address that contains a user and a password would be another
 * one. A path that begins with two slashes would name another host.
 */
export function fromOrigin(url: string): string {
  return url.startsWith('//') ? `/.${url}` : url;
}

/** The path and query of the URL, as in the address bar: they may not be rendered yet. */
export function currentPathAndQuery(): string {
  return location.pathname + location.search;
}

/** Whether the URL is the list's. The page that is rendered may still be another. */
export function isOnList(): boolean {
  return routeOf(location.pathname).page === 'products';
}

/** Calls back whenever another location is rendered. Returns a function that unsubscribes. */
export function subscribeToLocation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isSame(a: RenderedLocation, b: RenderedLocation): boolean {
  return a.path === b.path && a.search === b.search && a.cards === b.cards && a.entry === b.entry;
}

/** A changed fragment has created an entry without a state. It shows the same page, and as many cards. */
function adoptEntry(): void {
  const { path, search, cards, entry } = newest;
  if (history.state === null && location.pathname === path && location.search === search)
    history.replaceState({ entry, cards }, '');
}

function browserLocation(): RenderedLocation {
  const { cards, entry } = historyState();
  return {
    path: location.pathname,
    search: location.search,
    cards: typeof cards === 'number' ? cards : CARDS_STEP,
    // Another script has created an entry without a key.
    entry: typeof entry === 'string' ? entry : newest.entry,
  };
}
