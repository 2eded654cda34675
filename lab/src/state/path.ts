import { BASE_PATH } from '#lib/base-path.ts';
import { pathOf, routeOf } from '#router/routes.ts';
import { stateError } from './state-error.ts';

/** Parameters that are other fields of a state, or that concern the panel alone. */
const LEFT_OUT = ['seed', 'size', 'lab', 'lab-panel'];

/** The `path` of a state, such as `products?q=walnut`, from the pathname and the query string of a URL. */
export function statePath(pathname: string, search: string): string {
  const params = new URLSearchParams(search);
  for (const key of LEFT_OUT) params.delete(key);
  const query = params.toString();
  const path = (pathOf(routeOf(pathname)) ?? pathname).slice(BASE_PATH.length);
  return query === '' ? path : `${path}?${query}`;
}

/** The path of the current page, in the form that a state has. */
export function shownPath(): string {
  return statePath(location.pathname, location.search);
}

/** The canonical form of a state's `path`. Throws a `StateError` if it is no page of the shop. */
export function parseStatePath(path: string): string {
  const url = URL.canParse(BASE_PATH + path, ORIGIN) ? new URL(BASE_PATH + path, ORIGIN) : null;
  if (url?.origin !== ORIGIN || !url.pathname.startsWith(BASE_PATH)) {
    throw stateError('path', 'must be a path below the base path, such as "products?q=walnut"');
  }
  if (url.hash !== '') throw stateError('path', 'must not have a fragment');
  if (pathOf(routeOf(url.pathname)) === null)
    throw stateError('path', 'must be a page of the shop');
  return statePath(url.pathname, url.search);
}

/** Any origin: `URL` parses absolute URLs alone. */
const ORIGIN = 'https://shop.invalid';
