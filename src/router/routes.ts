import { parseProductId } from '#domain/catalogue/product-id.ts';
import { NO_QUERY, type SearchQuery } from '#domain/search/query.ts';
import { formatSearchParams, parseSearchParams } from '#domain/search/search-params.ts';
import { formatCatalogueParams, type CatalogueParams } from '#domain/catalogue-params.ts';

/** Every screen of the shop. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'products' }
  | { readonly page: 'product'; readonly id: string }
  | { readonly page: 'cart' }
  | { readonly page: 'not-found' };

/**
 * The screen for a path below the base path, with or without a slash at its end. A path is percent-decoded once, and a
 * page's folder is meant by its `index.html` too.
 */
export function matchRoute(path: string): Route {
  const parts = path.replace(/^\//, '').split('/').map(decoded);
  if (/^(index\.html)?$/.test(parts.at(-1) ?? '')) parts.pop();
  const [first = '', second, ...rest] = parts;
  if (rest.length > 0) return { page: 'not-found' };
  if (second !== undefined) {
    return first === 'product' ? { page: 'product', id: second } : { page: 'not-found' };
  }
  switch (first) {
    case '':
      return { page: 'home' };
    case 'products':
    case 'cart':
      return { page: first };
    default:
      return { page: 'not-found' };
  }
}

/** What is not percent-encoded in the way of RFC 3986 stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The one path from the origin for what a path means: decoded, without `index.html`, ids in lower case. A slash at its
 * end stays, and so does a path that leads nowhere. `base`: as in `routeOf`.
 */
export function canonicalPath(pathname: string, base: string): string {
  const path = pathOf(routeOf(pathname, base), base);
  return path === null || pathname === `${path}/` ? pathname : path;
}

/** `null` for what is not found. */
function pathOf(route: Route, base: string): string | null {
  const href = createHrefs(base, {});
  if (route.page === 'not-found') return null;
  if (route.page !== 'product') return href[route.page]();
  return parseProductId(route.id) && href.product(route.id.toLowerCase());
}

/** The screen for a path from the origin, in a shop that lives under `base` (a slash at both ends). */
export function routeOf(pathname: string, base: string): Route {
  return matchRoute(pathname.slice(base.length - 1));
}

/** The address of every screen from the origin, base path included. No other place puts one together. */
export interface Hrefs {
  readonly home: () => string;
  /** `kept`: the query part of an address whose other params stay. */
  readonly products: (query?: SearchQuery, kept?: string) => string;
  readonly product: (id: string) => string;
  readonly cart: () => string;
}

/** Where a search for a text leads: on the list its filters stay. `address` is the query part shown now. */
export function hrefOfSearch(href: Hrefs, { page }: Route, address: string, text: string): string {
  if (page !== 'products') return href.products({ ...NO_QUERY, text });
  return href.products({ ...parseSearchParams(address), text }, address);
}

/** Addresses below `base` (a slash at both ends) that carry a pinned seed and size on. */
export function createHrefs(base: string, pin: CatalogueParams): Hrefs {
  const pinned = formatCatalogueParams(pin);
  return {
    home: () => `${base}${pinned}`,
    products: (query = NO_QUERY, kept = pinned) =>
      `${base}products${formatSearchParams(query, kept)}`,
    product: (id) => `${base}product/${id}${pinned}`,
    cart: () => `${base}cart${pinned}`,
  };
}
