import { flushSync } from 'react-dom';
import { htmlData } from '#prerender/contract.ts';
import { routeOf } from '#router/routes.ts';
import type { Shop } from '#stores/shop.ts';
import type { FaultTarget } from '../fault-target/fault-target.ts';

type Results = Shop['search']['results'];

/** Wraps the function that finds the products for a query with filters and a sort order. */
export function patchResults(
  { shop, patch, signal }: FaultTarget,
  replace: (healthy: Results) => Results,
): void {
  patch(shop.search, 'results', replace);
  updateList(shop);
  signal.addEventListener('abort', () => updateList(shop), { once: true });
}

/** Makes the shown list find its products again, which it does at the end of a search. */
function updateList({ search }: Shop): void {
  const isShown = htmlData().ready !== undefined && routeOf(location.pathname).page === 'products';
  if (!isShown || search.state.getState().searching) return;
  // Both renders happen before the next paint, so the skeletons are never visible.
  for (const kind of ['same', 'back'] as const)
    flushSync(() => search.navigated({ from: '', to: '', kind }));
}
