import type {
  BreadcrumbList,
  Graph,
  ItemList,
  Product as ProductData,
  SearchAction,
  Thing,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import { BRAND, CATEGORY, denseImage, skuOf, type Product } from '#domain/catalogue/product.ts';
import type { Review } from '#domain/review.ts';
import { averageRating } from '#domain/shown-reviews.ts';

/** A name and its whole address. */
export interface Breadcrumb {
  readonly name: string;
  readonly url: string;
}

/** The shop and its search. `found`: the address of the results, with `{term}` where the query goes. */
export function siteData(
  shop: Breadcrumb,
  description: string,
  found: string,
  term: string,
): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: found },
    'query-input': `required name=${term}`,
  };
  return { '@type': 'WebSite', ...shop, description, potentialAction: search };
}

/** The first products of a list in its order; `length`: how many the whole list has. */
export function listData(products: readonly Breadcrumb[], length: number): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: length,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...product,
    })),
  };
}

/** The way to a page, itself included. */
export function breadcrumbData(steps: readonly Breadcrumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** A product as its page shows it. `origin`: of its picture; `reviews`: those shown, at least one. */
export function productData(
  product: Product,
  { url, origin, description, reviews }: ProductPlace,
): ProductData {
  const { title, image, price } = product;
  return {
    '@type': 'Product',
    name: title,
    description,
    url,
    image: [`${origin}${denseImage(image)}`, `${origin}${image}`],
    sku: skuOf(product),
    brand: { '@type': 'Brand', name: BRAND },
    category: CATEGORY,
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
    aggregateRating: {
      '@type': 'AggregateRating',
      // Rounded as it is shown.
      ratingValue: Number(averageRating(reviews).toFixed(1)),
      reviewCount: reviews.length,
      bestRating: 5,
      worstRating: 1,
    },
  };
}

interface ProductPlace {
  readonly url: string;
  readonly origin: string;
  readonly description: string;
  readonly reviews: readonly Review[];
}

/**
 * JSON-LD that is harmless in an element of a document: no text in it can end that element or begin a
 * comment. `null` when there is nothing to say.
 */
export function formatJsonLd(things: readonly Thing[]): string | null {
  if (things.length === 0) return null;
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}
