import { currentPathAndQuery, navigate } from '#router/location.ts';
import { entryState } from '#router/scroll-restoration.ts';
import { routeOf } from '#router/routes.ts';
import type { Cart } from './cart/cart.ts';
import type { Search } from './search/search.ts';

/**
 * Navigates to a URL of the shop, given without its origin. `replace`: replaces the list's history entry, as a filter
 * does; `isSearch`: the list shows its skeletons even then. Resolves when the page is rendered, or when another
 * navigation supersedes this one.
 */
export type Navigate = (
  to: string,
  options?: { readonly replace?: boolean; readonly isSearch?: boolean },
) => Promise<void>;

/**
 * The effects of each navigation within the shop: leaving a page ends Undo, opening the list shows its skeletons,
 * and a link to the current URL adds no history entry.
 */
export function createNavigation(cart: Cart, search: Search): Navigate {
  return (to, options) => {
    const isCurrent = to === currentPathAndQuery();
    // Only the list's entry may be replaced. Back may have left the list while it is still rendered.
    const inPlace = options?.replace === true && isList(location.pathname);
    const replace = inPlace || isCurrent;
    if (!isList(to)) search.end();
    else if (!inPlace || options?.isSearch === true) search.begin();
    if (isCurrent) cart.closePopup();
    else cart.leavePage();
    return navigate(to, { replace, state: entryState(replace) });
  };
}

function isList(url: string): boolean {
  return routeOf(url.replace(/\?.*/, '')).page === 'products';
}
