import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RunAfterPaint } from '#lib/scheduling/after-paint.ts';

/** What can be open above the page; `search`: the menu, opened for its search box. */
export type OverlayName = 'cart' | 'menu' | 'search' | 'question';

/** What is open above the page: at most one thing. Every navigation closes it (`shop.ts`). */
export interface Overlay {
  readonly state: StoreApi<OverlayName | null>;
  open(name: OverlayName): void;
  /** Opens it after the next paint, unless something is opened or closed before. */
  openAfterPaint(name: OverlayName): void;
  /** Closes it when it is open or about to open; otherwise opens it. */
  toggle(name: OverlayName): void;
  close(): void;
}

export function createOverlay(runAfterPaint: RunAfterPaint): Overlay {
  const state = createStore<OverlayName | null>(() => null);
  /** Replaced by each change, so that a paint that comes later opens nothing. */
  let pending: { readonly name: OverlayName } | null = null;
  const set = (name: OverlayName | null) => {
    pending = null;
    state.setState(name, true);
  };
  return {
    state,
    open: set,
    openAfterPaint(name) {
      const own = { name };
      pending = own;
      runAfterPaint(() => {
        if (pending === own) set(name);
      });
    },
    toggle: (name) => set(pending?.name === name || state.getState() === name ? null : name),
    close: () => set(null),
  };
}
