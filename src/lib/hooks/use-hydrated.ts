import { useDeferredValue, useSyncExternalStore } from 'react';

/** False during hydration, then true. For content that the prerendered document cannot contain. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Like `useHydrated`, but true in a deferred render, which yields to the browser: for large content. True at once in
 * components that mount after hydration.
 */
export function useDeferredHydrated(): boolean {
  return useDeferredValue(useHydrated());
}

function never(): () => void {
  return () => undefined;
}
