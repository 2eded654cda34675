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

/** A page's name and its absolute URL. */
export interface Breadcrumb {
  readonly name: string;
  readonly url: string;
}

/** The shop and its search. `results`: the URL of the results, with the placeholder `{term}` for the query. */
export function siteData(
  shop: Breadcrumb,
  description: string,
  results: string,
  term: string,
): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: results },
    'query-input': `required name=${term}`,
  };
  return { '@type': 'WebSite', ...shop, description, potentialAction: search };
}

/** The first products of a list, in order. `length`: how many products the whole list has. */
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

/** The pages from home to a page, itself included. */
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

/** A product as its page shows it. */
export function productData(
  product: Product,
  { url, origin, description, reviews }: ProductDataContext,
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
      // Rounded as on the page.
      ratingValue: Number(averageRating(reviews).toFixed(1)),
      reviewCount: reviews.length,
      bestRating: 5,
      worstRating: 1,
    },
  };
}

interface ProductDataContext {
  readonly url: string;
  /** The origin of the picture's URL, without a trailing slash. */
  readonly origin: string;
  readonly description: string;
  /** The reviews that the page shows, at least one. */
  readonly reviews: readonly Review[];
}

/**
 * JSON-LD for a `script` element. `<` is escaped, so that no text can end the element or start a comment. `null` for
 * an empty list.
 */
export function formatJsonLd(things: readonly Thing[]): string | null {
  if (things.length === 0) return null;
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}
