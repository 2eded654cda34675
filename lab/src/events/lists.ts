import { DEFAULT_SIZE, productFromId } from '#domain/catalogue/generate.ts';
import { parseProductId } from '#domain/catalogue/product-id.ts';
import type { LazyList } from '#domain/catalogue/lazy-list.ts';
import { relatedTo } from '#domain/catalogue/related.ts';
import { parseSearchParams } from '#domain/search/search-params.ts';
import { routeOf } from '#router/routes.ts';
import type { Shop } from '#stores/shop.ts';
import { HOME, PRODUCTS, RELATED, RESULTS, type ItemList, type Listed } from './items.ts';

/** The list of products that a page shows. */
export interface ShownList {
  readonly list: ItemList;
  readonly products: LazyList;
}

/** The list of the page at a location; `null` for a page without one. Call it once the page is rendered. */
export function shownList(
  { catalogue, search }: Shop,
  location: Pick<Location, 'pathname' | 'search'>,
): ShownList | null {
  const route = routeOf(location.pathname);
  if (route.page === 'home')
    return { list: HOME, products: catalogue.products.slice(0, DEFAULT_SIZE) };
  if (route.page === 'products') {
    const query = parseSearchParams(location.search);
    return { list: query.text === '' ? PRODUCTS : RESULTS, products: search.results(query) };
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
