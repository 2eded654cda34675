import { descriptions } from 'virtual:shop-descriptions';
import { descriptionOf } from '#domain/catalogue/describe.ts';
import { productFromId } from '#domain/catalogue/generate.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { pathOf, rowOf, type Route } from '#router/routes.ts';

/** A page's metadata for search engines and link previews. */
export interface PageMetadata {
  readonly description: string;
  /** From the origin, without any query; `null` for a page that does not exist. */
  readonly path: string | null;
  /** The product of a product page. */
  readonly product: Product | null;
}

export function pageMetadata(route: Route): PageMetadata {
  const product = route.page === 'product' ? productFromId(route.id) : null;
  const description = product ? descriptionOf(product) : pageDescription(route.page);
  return { description, path: pathOf(route), product };
}

function pageDescription(page: Route['page']): string {
  const own = page === 'not-found' ? undefined : rowOf(page).description;
  return own ?? DESCRIPTIONS[page] ?? descriptions.home;
}

/** Descriptions for pages whose row in the route table has none. */
const DESCRIPTIONS: Readonly<Record<string, string>> = descriptions;
