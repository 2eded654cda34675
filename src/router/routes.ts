import { parseProductId } from '#domain/catalogue/product-id.ts';
import { NO_QUERY, type SearchQuery } from '#domain/search/query.ts';
import { formatSearchParams, parseSearchParams } from '#domain/search/search-params.ts';
import { BASE_PATH } from '#lib/base-path.ts';
import { keysOf, objectOf } from '#lib/typed-object.ts';
import { ROUTES, type Row } from './route-table.ts';

type Table = typeof ROUTES;

/** The name of a page of the route table. */
export type PageName = keyof Table;

/** The parameters of a path: `/product/:id` has `{ id: string }`. */
type Params<Path> = Path extends `${string}/:${infer Name}`
  ? { readonly [Param in Name]: string }
  : unknown;

/** Every page of the table, in its order. */
export const PAGE_NAMES = keysOf(ROUTES);

type PageRoute = {
  [Page in PageName]: { readonly page: Page } & Params<Table[Page]['path']>;
}[PageName];

/** A page of the table with its parameters, or `not-found`. */
export type Route = PageRoute | { readonly page: 'not-found' };

/**
 * The route of a path below the base path, with or without a trailing slash or `index.html`. Segments are
 * percent-decoded once; a malformed escape stays as it is.
 */
export function matchRoute(path: string): Route {
  const segments = path.replace(/^\//, '').split('/').map(decode);
  const last = segments.at(-1) ?? '';
  if (last === 'index.html' || (last === '' && segments.length > 1)) segments.pop();
  if (segments.length === 0) segments.push('');
  for (const page of PAGE_NAMES) {
    const params = matchPattern(ROUTES[page].path.slice(1).split('/'), segments);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pattern of `page` has its parameters
    if (params) return { page, ...params } as PageRoute;
  }
  return { page: 'not-found' };
}

/** The parameters of a path that matches a pattern, else `null`. Both are split at their slashes. */
function matchPattern(pattern: readonly string[], segments: readonly string[]): object | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (name.startsWith(':')) params[name.slice(1)] = segment;
    else if (name !== segment.replace(APPENDED, '')) return null;
  }
  return params;
}

/** What people and programs put behind an address that ends in a word, such as `.` or `&utm_source=…`. */
const APPENDED = /(?<=\w)(?:[^\w%-]+|[&?#].*)$/s;

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The route of `location.pathname`, or of any path from the origin. */
export function routeOf(pathname: string): Route {
  return matchRoute(pathname.slice(BASE_PATH.length - 1));
}

/**
 * The canonical form of a path from the origin: decoded, without `index.html`, ids in lower case and without what
 * is appended to them; a trailing slash stays. A path without a page is returned unchanged.
 */
export function canonicalPath(pathname: string): string {
  const path = pathOf(routeOf(pathname));
  return path === null || pathname === `${path}/` ? pathname : path;
}

/**
 * The path of a route from the origin, without a query; `null` for an unknown page or an invalid product id.
 */
export function pathOf(route: Route): string | null {
  if (route.page === 'not-found') return null;
  if (route.page !== 'product') return pathTo(route.page);
  const id = ID.exec(route.id)?.[1]?.toLowerCase() ?? '';
  return parseProductId(id) && pathTo('product', id);
}

/** An id, and what people and programs put behind an address, such as `.` or `&utm_source=…`. */
const ID = /^([\da-f-]{36})(?:[^\w-].*)?$/is;

/** A page's path from the origin, with a value in place of the path's parameter. */
function pathTo(page: PageName, value = ''): string {
  return BASE_PATH + ROUTES[page].path.slice(1).replace(/:\w+/, () => value);
}

/** Pages whose path has no parameter. */
export type FixedPage = {
  [Page in PageName]: Table[Page]['path'] extends `${string}:${string}` ? never : Page;
}[PageName];

/** Whether a page's path has no parameter. */
export function isFixed(page: Route['page']): page is FixedPage {
  return page !== 'not-found' && !ROUTES[page].path.includes(':');
}

/** The page's part of the document's title in the route table; `undefined` where the page sets it itself. */
export function titleOf({ page }: Route): string | undefined {
  return page === 'not-found' ? undefined : rowOf(page).title;
}

/** A page's row, with the fields that it may leave out. */
export function rowOf(page: PageName): Row {
  return ROUTES[page];
}

/** Functions that return the URLs of the pages, from the origin, without the kept parameters. All links use them. */
export interface Hrefs extends Readonly<Record<FixedPage, () => string>> {
  /** The list for a query. `search`: a query string whose other parameters are copied. */
  readonly products: (query?: SearchQuery, search?: string) => string;
  readonly product: (id: string) => string;
}

export function createHrefs(): Hrefs {
  return {
    ...objectOf<Record<PageName, (id?: string) => string>>(
      PAGE_NAMES,
      (page) => (id) => pathTo(page, id),
    ),
    products: (query = NO_QUERY, search) => pathTo('products') + formatSearchParams(query, search),
  };
}

/**
 * The URL of a search. `current`: the query string where that is the list's, whose filters and other parameters stay
 * unless `query` has them; `null` on other pages.
 */
export function hrefOfSearch(
  href: Hrefs,
  query: Partial<SearchQuery>,
  current: string | null,
): string {
  if (current === null) return href.products({ ...NO_QUERY, ...query });
  return href.products({ ...parseSearchParams(current), ...query }, current);
}
