import { productFromId, type Catalogue } from '#domain/catalogue/generate.ts';
import { parseProductId } from '#domain/catalogue/product-id.ts';
import type { LazyList } from '#domain/catalogue/lazy-list.ts';
import { relatedTo } from '#domain/catalogue/related.ts';
import { parseSearchParams } from '#domain/search/search-params.ts';
import { routeOf } from '#router/routes.ts';
import { lazySearchIndex } from '#stores/search/lazy-search-index.ts';
import { HOME, PRODUCTS, RELATED, RESULTS, type ItemList, type Listed } from './items.ts';

/** The list of products that a page shows. */
export interface ShownList {
  readonly list: ItemList;
  readonly products: LazyList;
}

/** The list of the page at a location; `null` for a page without one. Call it once the page is rendered. */
export function shownList(catalogue: Catalogue, { pathname, search }: Location): ShownList | null {
  const route = routeOf(pathname);
  if (route.page === 'home') return { list: HOME, products: catalogue.products };
  if (route.page === 'products') {
    const query = parseSearchParams(search);
    const products = lazySearchIndex.current()?.productsFor(catalogue, query) ?? catalogue.products;
    return { list: query.text === '' ? PRODUCTS : RESULTS, products };
  }
  if (route.page !== 'product') return null;
  const product = productFromId(route.id);
  return product && { list: RELATED, products: relatedTo(product, catalogue) };
}

/** The position of a product in a list; `null` if it is not there. */
export function findListed({ list, products }: ShownList, id: string): Listed | null {
  // An unsorted list has each product at its catalogue index. A search would generate all products before it.
  const catalogueIndex = parseProductId(id)?.index ?? 0;
  if (products.at(catalogueIndex)?.id === id) return { list, index: catalogueIndex };
  for (let index = 0; index < products.length; index += 1) {
    if (products.at(index)?.id === id) return { list, index };
  }
  return null;
}
