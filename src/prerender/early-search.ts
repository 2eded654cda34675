import { trimmed } from '#domain/text.ts';
import { withKeptParams } from '#router/kept-params.ts';
import { hrefOfSearch, type Hrefs, type Route } from '#router/routes.ts';
import { carriedFragment } from '#router/carried-fragment.ts';
import type { HistoryState } from '#router/history-state.ts';

/**
 * Loads the results page for a text that is submitted before the app is interactive (SPEC PAINT5). The app saves the
 * search to the search history after the load: its text is in the state of the history entry.
 */
export function loadResults(typed: string, href: Hrefs, route: Route): void {
  const text = trimmed(typed);
  const isList = route.page === 'products';
  const to = withKeptParams(hrefOfSearch(href, { text }, isList ? location.search : null));
  if (!isList) {
    // After Back the app scrolls to this position (router/scroll-restoration.ts).
    const current: Partial<HistoryState> = {
      entry: `${Math.random()}`,
      ...history.state,
      scrollY,
    };
    history.replaceState(current, '');
  }
  const state: Partial<HistoryState> = { search: text };
  history[isList ? 'replaceState' : 'pushState'](state, '', to + carriedFragment());
  scrollTo(0, 0);
  location.reload();
}
