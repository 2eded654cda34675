import { searchIndex } from '#stores/search/search-index.ts';
import type { FaultTarget } from './fault-target.ts';

type ProductsFor = NonNullable<ReturnType<typeof searchIndex.current>>['productsFor'];

/** Replaces what finds the products of a search, a filter or a sort order. */
export function patchResults(
  { patch }: FaultTarget,
  replace: (healthy: ProductsFor) => ProductsFor,
): void {
  patch(searchIndex, 'current', (current) => () => {
    const index = current();
    return index && { ...index, productsFor: replace(index.productsFor) };
  });
}
