import type { Catalogue } from '#domain/catalogue/generate.ts';
import type { LazyList } from '#domain/catalogue/lazy-list.ts';
import { isDefaultQuery } from '#domain/search/filters.ts';
import type { SearchQuery } from '#domain/search/query.ts';
import { indexCatalogue, type SearchIndex } from '#domain/search/search-index.ts';
import { searchProducts } from '#domain/search/search.ts';
import { idle, REQUIRED } from '#lib/scheduling/idle.ts';

/** A catalogue of up to this many products is indexed at first use, in at most 10 ms. */
const MAX_SYNC_SIZE = 1000;

const indexes = new WeakMap<Catalogue, SearchIndex>();

/** Whether the catalogue can be searched without a long task. */
export function isIndexed(catalogue: Catalogue): boolean {
  return catalogue.products.length <= MAX_SYNC_SIZE || indexes.has(catalogue);
}

/** The catalogue's one index; builds it when there is none yet. */
export function searchIndexOf(catalogue: Catalogue): SearchIndex {
  const index = indexes.get(catalogue) ?? indexCatalogue(catalogue);
  indexes.set(catalogue, index);
  return index;
}

/** Builds the index of a large catalogue when the browser is idle; resolves when the catalogue can be searched. */
export async function prepareIndex(catalogue: Catalogue): Promise<void> {
  if (isIndexed(catalogue)) return;
  await idle(REQUIRED);
  searchIndexOf(catalogue);
}

/** The products that match a query, in its sort order. All products need no index. */
export function productsFor(catalogue: Catalogue, query: SearchQuery): LazyList {
  if (isDefaultQuery(query)) return catalogue.products;
  return searchProducts(searchIndexOf(catalogue), query);
}
