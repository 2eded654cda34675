import type { Thing } from 'schema-dts';
import { name as SHOP_NAME } from '#shop.config.json';
import { descriptions } from 'virtual:shop-descriptions';
import { descriptionOf } from '#domain/catalogue/describe.ts';
import { productFromId, type Catalogue } from '#domain/catalogue/generate.ts';
import type { LazyList } from '#domain/catalogue/lazy-list.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Review } from '#domain/review.ts';
import { NO_QUERY, type SearchQuery } from '#domain/search/query.ts';
import { shownReviews } from '#domain/shown-reviews.ts';
import { productsFor } from '#stores/search/catalogue-index.ts';
import { BASE_PATH } from '#lib/base-path.ts';
import { createHrefs, pathOf, rowOf, type Route } from '#router/routes.ts';
import { listData, productData, siteData, breadcrumbData, type Breadcrumb } from './json-ld.ts';

/** A page's metadata for search engines and link previews. */
export interface PageMetadata {
  readonly description: string;
  /** From the origin, without any query; `null` for a page that does not exist. */
  readonly path: string | null;
  /** The product of a product page. */
  readonly product: Product | null;
  /** The page's JSON-LD. */
  readonly jsonLd: readonly Thing[];
}

export interface MetadataContext {
  /** Where the shop is published, without a trailing slash. */
  readonly origin: string;
  readonly catalogue: Catalogue;
  /** The visitor's reviews of a product, oldest first. */
  readonly reviewsOf: (productId: string) => readonly Review[];
}

/** The metadata of a page. Filters a list by its query, which builds the search index if there is none yet. */
export function pageMetadata(
  route: Route,
  query: SearchQuery,
  context: MetadataContext,
): PageMetadata {
  if (route.page === 'not-found') return NO_PAGE;
  if (route.page === 'product') return productMetadata(productFromId(route.id, BASE_PATH), context);
  const { description = DESCRIPTIONS[route.page] ?? SHOP_DESCRIPTION } = rowOf(route.page);
  const page = { ...NO_PAGE, description, path: pathOf(route) };
  if (route.page === 'home') {
    return { ...page, jsonLd: [siteOf(context), ...listOf(context.catalogue.products, context)] };
  }
  if (route.page === 'products') {
    return { ...page, jsonLd: listOf(productsFor(context.catalogue, query), context) };
  }
  return page;
}

/** Descriptions for pages whose row in the route table has none. */
const DESCRIPTIONS: Readonly<Record<string, string>> = descriptions;
const SHOP_DESCRIPTION = descriptions.home;

const NO_PAGE: PageMetadata = {
  description: SHOP_DESCRIPTION,
  path: null,
  product: null,
  jsonLd: [],
};

/** The same for every visitor: without pinned catalogue parameters. */
const href = createHrefs({});

/** How many products the JSON-LD of a list names. */
const NAMED = 20;
/** The placeholder for the query in the URL of `SearchAction`, as schema.org's examples name it. */
const TERM = 'search_term_string';

function siteOf({ origin }: MetadataContext): Thing {
  const results = href.products({ ...NO_QUERY, text: TERM }).replace(TERM, `{${TERM}}`);
  const shop = { name: SHOP_NAME, url: origin + href.home() };
  return siteData(shop, SHOP_DESCRIPTION, origin + results, TERM);
}

function listOf(products: LazyList, { origin }: MetadataContext): readonly Thing[] {
  const named = products.slice(0, NAMED).map(({ id, title }) => ({
    name: title,
    url: origin + href.product(id),
  }));
  return named.length === 0 ? [] : [listData(named, products.length)];
}

function productMetadata(
  product: Product | null,
  { origin, reviewsOf }: MetadataContext,
): PageMetadata {
  if (!product) return NO_PAGE;
  const path = href.product(product.id);
  const description = descriptionOf(product);
  const reviews = shownReviews(reviewsOf(product.id));
  const trail: readonly Breadcrumb[] = [
    { name: 'Home', url: origin + href.home() },
    { name: 'Products', url: origin + href.products() },
    { name: product.title, url: origin + path },
  ];
  const jsonLd = [
    productData(product, { url: origin + path, origin, description, reviews }),
    breadcrumbData(trail),
  ];
  return { description, path, product, jsonLd };
}
