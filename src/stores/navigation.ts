import { currentPathAndQuery, isOnList, renderLocation } from '#router/location.ts';
import { focusHeading } from '#router/NavigationEffects.tsx';
import { changeURL } from '#router/scroll-restoration.ts';

/**
 * Navigates to a URL of the shop, given without its origin. `replace`: replaces the list's history entry, as a filter
 * does; `isSearch`: the list shows its skeletons even then. Resolves when the page is rendered, or when another
 * navigation supersedes this one.
 */
export type Navigate = (
  to: string,
  options?: { readonly replace?: boolean; readonly isSearch?: boolean },
) => Promise<void>;

/** A change of the URL, which is rendered later. */
export interface Navigated {
  /** False for a link to the URL that is open already. */
  readonly leavesPage: boolean;
  /** Whether the list shows its skeletons. */
  readonly isSearch: boolean;
}

/** Back and Forward restore a page as it was. */
export const BACK: Navigated = { leavesPage: true, isSearch: false };

/** A link to the current URL adds no history entry. `onNavigated`: called when the URL has changed. */
export function createNavigation(onNavigated: (navigated: Navigated) => void): Navigate {
  return (to, { replace = false, isSearch = false } = {}) => {
    const isCurrent = to === currentPathAndQuery();
    // Only the list's entry may be replaced. Back may have left the list while it is still rendered.
    const inPlace = replace && isOnList();
    changeURL(to, inPlace || isCurrent);
    if (isCurrent && !replace) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      focusHeading();
    }
    onNavigated({ leavesPage: !isCurrent, isSearch: isOnList() && (!inPlace || isSearch) });
    return renderLocation();
  };
}
