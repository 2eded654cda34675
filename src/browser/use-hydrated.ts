import { useSyncExternalStore } from 'react';

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

function never(): () => void {
  return () => undefined;
}
