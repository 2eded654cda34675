/* Keeps the lab on in its tab, whatever address is opened next. */
import { BASE_PATH } from '#lib/base-path.ts';
import type { Session } from './session.ts';

/** The same URL with the `lab` of the session; also with its catalogue, if the URL has none. */
export function withSession(url: URL, { lab, state }: Session): URL {
  const to = new URL(url);
  const { searchParams } = to;
  if (!searchParams.has('seed') && !searchParams.has('size')) {
    searchParams.set('seed', String(state.seed));
    searchParams.set('size', String(state.size));
  }
  searchParams.set('lab', lab);
  return to;
}

/**
 * Adds `lab` to a link that loads another document of the shop, when it is clicked: `Draw a new catalogue` would
 * otherwise lead back to the session's.
 */
export function keepLabInLinks(lab: () => string): void {
  const add = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link) return;
    const url = new URL(link.href);
    const isHome = url.origin === location.origin && url.pathname === BASE_PATH;
    // The footer's link `Lab` has it without options.
    if (!isHome || (url.searchParams.get('lab') ?? '') !== '') return;
    url.searchParams.set('lab', lab());
    link.href = url.href;
  };
  addEventListener('click', add, true);
}
