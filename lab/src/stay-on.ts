/* Keeps the lab on in its tab when a URL without `lab` is opened (SPEC LAB2, LAB7). */
import { BASE_PATH } from '#lib/base-path.ts';
import type { Session } from './session.ts';

/** The URL with the session's `lab`, and with its seed and size unless the URL has one of them. */
export function withSession(url: URL, { lab, seed, size }: Session): URL {
  const result = new URL(url);
  const { searchParams } = result;
  if (!searchParams.has('seed') && !searchParams.has('size')) {
    searchParams.set('seed', String(seed));
    searchParams.set('size', String(size));
  }
  searchParams.set('lab', lab);
  return result;
}

/**
 * Adds `lab` to a link to the home page when it is clicked. Without it, `Draw a new catalogue` would open the catalogue
 * of the session again.
 */
export function addLabToLinks(lab: () => string): void {
  const add = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link) return;
    const url = new URL(link.href);
    const isHome = url.origin === location.origin && url.pathname === BASE_PATH;
    // The footer's link `Lab` has an empty `lab`.
    if (!isHome || (url.searchParams.get('lab') ?? '') !== '') return;
    url.searchParams.set('lab', lab());
    link.href = url.href;
  };
  addEventListener('click', add, true);
}
