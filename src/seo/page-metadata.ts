import type { Thing } from 'schema-dts';
import { descriptionOf } from '#domain/product-kinds/describe.ts';
import { productFromId, type Catalogue } from '#domain/catalogue/generate.ts';
import type { LazyList } from '#domain/catalogue/listing.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Review } from '#domain/review.ts';
import { NO_QUERY, type SearchQuery } from '#domain/search/query.ts';
import { shownReviews } from '#domain/shown-reviews.ts';
import { productsFor } from '#stores/catalogue-index.ts';
import type { Hrefs, Route } from '#router/routes.ts';
import { listData, productData, siteData, breadcrumbData, type Breadcrumb } from './json-ld.ts';

/** What is said of a page to those who find and share it. */
export interface PageMetadata {
  readonly description: string;
  /** From the origin, without any query part; `null` for a page that is not there. */
  readonly path: string | null;
  /** The product of a product's page. */
  readonly product: Product | null;
  readonly data: readonly Thing[];
}

/** Where a page stands; `origin` is that of the shop, without a slash at its end. */
export interface MetadataContext {
  readonly origin: string;
  readonly base: string;
  readonly href: Hrefs;
  readonly catalogue: Catalogue;
  /** The visitor's own reviews of a product, oldest first. */
  readonly reviewsOf: (productId: string) => readonly Review[];
}

/** The metadata of a route. For a search it builds the catalogue's index when there is none yet. */
export function pageMetadata(
  route: Route,
  query: SearchQuery,
  around: MetadataContext,
): PageMetadata {
  const href = withoutPin(around.href);
  switch (route.page) {
    case 'home': {
      const list = listOf(around.catalogue.products, href, around);
      return { ...HOME, path: href.home(), data: [siteOf(href, around), ...list] };
    }
    case 'products': {
      const list = listOf(productsFor(around.catalogue, query), href, around);
      return { ...HOME, description: LIST, path: href.products(), data: list };
    }
    case 'product':
      return factsOfProduct(productFromId(route.id, around.base), href, around);
    case 'cart':
      return { ...HOME, description: CART, path: href.cart() };
    case 'not-found':
      return HOME;
    default:
      return route satisfies never;
  }
}

/** The addresses that are the same for everybody. */
function withoutPin(href: Hrefs): Hrefs {
  return {
    home: () => bare(href.home()),
    products: (query = NO_QUERY) => href.products(query, ''),
    product: (id) => bare(href.product(id)),
    cart: () => bare(href.cart()),
  };
}

function bare(address: string): string {
  return address.replace(/\?.*/, '');
}

const HOME: PageMetadata = {
  description:
    'Rivulet is a water-themed demo shop that runs wholly in your browser: search, filter, review and check out.',
  path: null,
  product: null,
  data: [],
};
const LIST =
  'Every product of the demo shop Rivulet: search by any word, filter by price and rating, sort as you like.';
const CART =
  'Your cart at the demo shop Rivulet: change quantities, remove products, check out. Nothing is charged.';

/** How many products of a list are named. */
const NAMED = 20;
const TERM = 'search_term_string';

function siteOf(href: Hrefs, { origin }: MetadataContext): Thing {
  const found = href.products({ ...NO_QUERY, text: TERM }).replace(TERM, `{${TERM}}`);
  const shop = { name: 'Rivulet', url: origin + href.home() };
  return siteData(shop, HOME.description, origin + found, TERM);
}

function listOf(products: LazyList, href: Hrefs, { origin }: MetadataContext): readonly Thing[] {
  const named = products.slice(0, NAMED).map(({ id, title }) => ({
    name: title,
    url: origin + href.product(id),
  }));
  return named.length === 0 ? [] : [listData(named, products.length)];
}

function factsOfProduct(
  product: Product | null,
  href: Hrefs,
  { origin, reviewsOf }: MetadataContext,
): PageMetadata {
  if (!product) return HOME;
  const path = href.product(product.id);
  const description = descriptionOf(product);
  const reviews = shownReviews(reviewsOf(product.id));
  const trail: readonly Breadcrumb[] = [
    { name: 'Home', url: origin + href.home() },
    { name: 'Products', url: origin + href.products() },
    { name: product.title, url: origin + path },
  ];
  const data = [
    productData(product, { url: origin + path, origin, description, reviews }),
    breadcrumbData(trail),
  ];
  return { description, path, product, data };
}
