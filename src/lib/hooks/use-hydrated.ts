import { useDeferredValue, useSyncExternalStore } from 'react';

/**
 * False while React takes over what the document was served with, true from then on: for what only the
 * visitor's own browser knows, and the served document therefore cannot hold.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * The same a moment later: for what is large enough to be drawn in slices once the visitor's browser is known, so
 * that the page answers in between. True from the start on pages that are opened later.
 */
export function useDeferredHydrated(): boolean {
  return useDeferredValue(useHydrated());
}

function never(): () => void {
  return () => undefined;
}
