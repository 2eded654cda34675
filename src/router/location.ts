import { useSyncExternalStore } from 'react';
import { markPage } from './shown-page.ts';

/** Where the visitor is, as the pages draw it. */
interface Address {
  /** The path as the address bar has it, percent-encoded. */
  readonly path: string;
  /** The query part with its `?`, or nothing. */
  readonly search: string;
}

/**
 * Draws a change of address: must call `update`, at once or a little later. Without one, the address bar is back at what
 * is drawn, and a change that is still to be drawn is called off.
 */
export type RenderNavigation = (update: (() => void) | null) => unknown;

// The address bar changes at once; what is drawn follows when `draw` says so, as a view transition does.
let shown: Address = { path: '/', search: '' };
let served = '/';
let draw: RenderNavigation = (update) => update?.();
const listeners = new Set<() => void>();

/**
 * The path that the served document shows, without any query: what React takes over from it must say the
 * same as it does. `NO_PATH` when it shows no page.
 */
export function setPrerenderedPath(path: string): void {
  served = path;
}

export const NO_PATH = '';

/**
 * Call once at boot. Back and Forward are drawn like every other change of address; `returned` is called
 * first.
 */
export function startRouter(drawChange: RenderNavigation, returned: () => void): void {
  draw = drawChange;
  shown = addressBar();
  addEventListener('popstate', () => {
    if (hasChanged()) returned();
    drawAddress();
  });
}

/** Goes to an address of this origin without loading it: a new entry of the history, or in place of this one. */
export function navigate(
  to: string,
  { replace = false, state = null }: { readonly replace?: boolean; readonly state?: unknown } = {},
): void {
  history[replace ? 'replaceState' : 'pushState'](state, '', to);
  drawAddress();
}

/** The path that is drawn. */
export function usePath(): string {
  return useSyncExternalStore(subscribeToLocation, shownPath, servedPath);
}

/** The query part that is drawn, with its `?`. */
export function useSearch(): string {
  return useSyncExternalStore(subscribeToLocation, shownSearch, servedSearch);
}

/** The path and query that the address bar has, which may not be drawn yet. */
export function currentAddress(): string {
  const { path, search } = addressBar();
  return path + search;
}

/** Calls back whenever another address is drawn, until the function given back is called. */
export function subscribeToLocation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function drawAddress(): void {
  markPage();
  if (!hasChanged()) return void draw(null);
  draw(() => {
    shown = addressBar();
    for (const listener of listeners) listener();
  });
}

/** A change of the fragment alone is the browser's. */
function hasChanged(): boolean {
  const { path, search } = addressBar();
  return path !== shown.path || search !== shown.search;
}

function addressBar(): Address {
  return { path: location.pathname, search: location.search };
}

function shownPath(): string {
  return shown.path;
}

function shownSearch(): string {
  return shown.search;
}

function servedPath(): string {
  return served;
}

function servedSearch(): string {
  return '';
}
