import { flushSync } from 'react-dom';
import { htmlData } from '#prerender/contract.ts';
import { routeOf } from '#router/routes.ts';
import { lazySearchIndex } from '#stores/search/lazy-search-index.ts';
import type { Shop } from '#stores/shop.ts';
import type { FaultTarget } from './fault-target.ts';

type ProductsFor = NonNullable<ReturnType<typeof lazySearchIndex.current>>['productsFor'];

/** Replaces what finds the products of a search, a filter or a sort order. */
export function patchResults(
  { shop, patch, signal }: FaultTarget,
  replace: (healthy: ProductsFor) => ProductsFor,
): void {
  patch(lazySearchIndex, 'current', (current) => () => {
    const index = current();
    return index && { ...index, productsFor: replace(index.productsFor) };
  });
  updateList(shop);
  signal.addEventListener('abort', () => updateList(shop), { once: true });
}

/** Lets a list that is shown find its products again: it does so at the end of a search. */
function updateList({ search }: Shop): void {
  const isShown = htmlData().ready !== undefined && routeOf(location.pathname).page === 'products';
  if (!isShown || search.state.getState().searching) return;
  // Rendered twice before the next paint: the skeletons are never seen.
  flushSync(() => search.begin());
  flushSync(() => search.end());
}
