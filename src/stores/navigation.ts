import { navigate } from '#router/location.ts';
import { entryState } from '#router/scroll-restoration.ts';
import { routeOf } from '#router/routes.ts';
import type { Cart } from './cart.ts';
import type { Search } from './search.ts';

/** Goes to an address of the shop; with `replace` in place of the list's, as a change of the list does. */
export type Go = (to: string, options?: { readonly replace?: boolean }) => void;

/**
 * What every navigation that the shop itself makes brings with it: the page is left, arriving at the list
 * shows it anew, and going where one already is adds no entry to the history.
 */
export function createNavigation(base: string, cart: Cart, search: Search): Go {
  return (to, options) => {
    const isHere = to === location.pathname + location.search;
    // The list may have been left by Back a moment ago: another page's entry is not its to replace.
    const inPlace = options?.replace === true && isList(location.pathname, base);
    const replace = inPlace || isHere;
    if (!isList(to, base)) search.settle();
    else if (!inPlace) search.begin();
    if (isHere) cart.closePopup();
    else cart.leavePage();
    navigate(to, { replace, state: entryState(replace) });
  };
}

function isList(to: string, base: string): boolean {
  return routeOf(to.replace(/\?.*/, ''), base).page === 'products';
}
