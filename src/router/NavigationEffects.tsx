import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusHeading } from './focus.ts';
import { useRenderedLocation } from './location.ts';
import { commitPage } from './page-attribute.ts';
import { restoreScroll } from './scroll-restoration.ts';

interface NavigationEffectsProps {
  /** Differs between pages, but not between queries of one page; `null` while no page is rendered. */
  readonly pageKey: string | null;
}

/**
 * Once a navigation is rendered, restores the scroll position; after a change of page, focuses the heading, so that a
 * screen reader announces the new page.
 * A separate component, because right after hydration the query, which is not in the prerendered HTML, re-renders every
 * component that reads it.
 */
export function NavigationEffects({ pageKey }: NavigationEffectsProps) {
  const location = useRenderedLocation();
  const previousKey = useRef(pageKey);

  useLayoutEffect(() => {
    restoreScroll();
    commitPage(location.path + location.search);
  }, [location]);

  useEffect(() => {
    const previous = previousKey.current;
    previousKey.current = pageKey;
    if (previous !== null && previous !== pageKey) focusHeading();
  }, [pageKey]);

  return null;
}
