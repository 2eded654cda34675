import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSearch, usePath } from './location.ts';
import { commitPage } from './shown-page.ts';
import { restoreScroll } from './scroll-restoration.ts';

interface ArrivalProps {
  /** What tells the page from others; null while no page is shown yet. */
  readonly pageKey: string | null;
}

/**
 * After a navigation: the page stands where it was left (or at its top when it is new), and after a change
 * of page the focus is on its heading, so that a screen reader reads the new page's name.
 * It draws nothing; it is a component so that the query, which the served document does not know, draws nothing
 * else again: React would then take over the whole page in one go, and not in slices.
 */
export function NavigationEffects({ pageKey }: ArrivalProps) {
  const address = usePath() + useSearch();
  const shownPage = useRef(pageKey);

  useLayoutEffect(() => {
    restoreScroll();
    commitPage(address);
  }, [address]);

  useEffect(() => {
    const left = shownPage.current;
    shownPage.current = pageKey;
    if (left === null || left === pageKey) return;
    focusHeading();
  }, [pageKey]);

  return null;
}

export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
