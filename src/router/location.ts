import { useSyncExternalStore } from 'react';
import type { BaseLocationHook } from 'wouter';
import { updatePageAttribute } from './page-attribute.ts';

/** The location that the app renders. `window.location` is ahead of it while a navigation is pending. */
interface RenderedLocation {
  /** `location.pathname`, percent-encoded. */
  readonly path: string;
  /** `location.search`: empty, or a query string with its `?`. */
  readonly search: string;
}

/**
 * Renders a navigation: calls `update` now or later, unless a newer navigation supersedes it. Without an `update` the
 * URL is back at the rendered one, and a pending navigation is cancelled. Resolves when it is rendered or superseded.
 */
export type RenderNavigation = (update: (() => void) | null) => Promise<void>;

let rendered: RenderedLocation = { path: '/', search: '' };
let prerenderedPath = '/';
let render: RenderNavigation = (update) => {
  update?.();
  return Promise.resolve();
};
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

/** Call once, before the first render. `onPopState`: called before Back or Forward renders. */
export function startRouter(renderNavigation: RenderNavigation, onPopState: () => void): void {
  render = renderNavigation;
  rendered = browserLocation();
  addEventListener('popstate', () => {
    if (isPending()) onPopState();
    void renderLocation();
  });
}

/**
 * Pushes or replaces a history entry and renders it. `to`: a URL of this origin, without the origin. Resolves when it
 * is rendered or superseded.
 */
export function navigate(
  to: string,
  { replace = false, state = null }: { readonly replace?: boolean; readonly state?: unknown } = {},
): Promise<void> {
  history[replace ? 'replaceState' : 'pushState'](state, '', to);
  return renderLocation();
}

/**
 * The location hook of wouter's `Router`. wouter's default hook renders in the event that changes the URL; with this one
 * the old page stays until the code of the next one has loaded (docs/decisions/0004).
 */
export const useRenderedLocation: BaseLocationHook = () => [usePath(), navigate];

/** The rendered path, percent-encoded. */
export function usePath(): string {
  return useSyncExternalStore(
    subscribeToLocation,
    () => rendered.path,
    () => prerenderedPath,
  );
}

/** The rendered query string with its `?`, as it is in the URL: wouter's `useSearch` decodes it. */
export function useSearch(): string {
  return useSyncExternalStore(
    subscribeToLocation,
    () => rendered.search,
    () => '',
  );
}

/** The path and query of the URL, as in the address bar: they may not be rendered yet. */
export function currentPathAndQuery(): string {
  return location.pathname + location.search;
}

/** Calls back whenever another location is rendered. Returns a function that unsubscribes. */
export function subscribeToLocation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function renderLocation(): Promise<void> {
  updatePageAttribute();
  if (!isPending()) return render(null);
  return render(() => {
    rendered = browserLocation();
    for (const listener of listeners) listener();
  });
}

/** Whether path or query have changed. A change of the fragment alone is left to the browser. */
function isPending(): boolean {
  const { path, search } = browserLocation();
  return path !== rendered.path || search !== rendered.search;
}

function browserLocation(): RenderedLocation {
  return { path: location.pathname, search: location.search };
}
