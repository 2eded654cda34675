import type { AroundNavHandler } from 'wouter';
import { entryState } from '#browser/scroll-memory.ts';
import type { Shop } from '#stores/shop.ts';
import { routeOf } from '../routes.ts';

/**
 * What happens around every navigation that the app itself makes: the page is left, arriving at the list
 * shows it anew, and going where one already is adds no entry to the history.
 */
export function aroundNavigation({ cart, search, base }: Shop): AroundNavHandler {
  return (navigate, to, options) => {
    const isHere = to === location.pathname + location.search;
    const replace = options?.replace === true || isHere;
    if (options?.replace !== true && isList(to, base)) search.begin();
    if (isHere) cart.closePopup();
    else cart.leavePage();
    navigate(to, { replace, state: entryState(replace) });
  };
}

function isList(to: string, base: string): boolean {
  const [pathname = ''] = to.split('?');
  return routeOf(pathname, base).page === 'products';
}
