import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAddressSearch, usePath } from '#browser/address.ts';
import { restoreScroll } from '#browser/scroll-memory.ts';

/**
 * After a navigation: the page stands where it was left (or at its top when it is new), and after a change
 * of page the focus is on its heading, so that a screen reader reads the new page's name.
 */
export function useArrival(pageKey: string): void {
  const [path] = usePath();
  const address = path + useAddressSearch();
  const shownPage = useRef(pageKey);

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new address is what it waits for
  useLayoutEffect(() => restoreScroll(), [address]);

  useEffect(() => {
    if (shownPage.current === pageKey) return;
    shownPage.current = pageKey;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pageKey]);
}
