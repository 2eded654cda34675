import { trimmed } from '#domain/text.ts';
import { withKeptParams } from '#router/kept-params.ts';
import { hrefOfSearch, type Hrefs, type Route } from '#router/routes.ts';
import { carriedFragment } from '#router/carried-fragment.ts';
import { historyState, type HistoryState } from '#router/history-state.ts';
import { isReady } from './early-input.ts';

/**
 * Loads the results page for a text that is submitted before the app is interactive (SPEC PAINT5). `field`: the search
 * box. Call in the body: the script of the head may have captured forms before.
 */
export function captureSearch(field: HTMLInputElement | null, href: Hrefs, route: Route): void {
  const submit = (form: unknown) => {
    if (form instanceof HTMLFormElement && !isReady()) loadResults(field?.value ?? '', href, route);
  };
  document.addEventListener('submit', ({ target }) => submit(target), true);
  for (const control of window.earlyInput?.keys() ?? []) submit(control);
  // After a search, Back leads to another page in the same document.
  const { pathname, search } = location;
  addEventListener('popstate', () => {
    if (!isReady() && location.pathname + location.search !== pathname + search) location.reload();
  });
}

/** The app saves the search to the search history after the load: its text is in the state of the history entry. */
function loadResults(typed: string, href: Hrefs, route: Route): void {
  const text = trimmed(typed);
  const isList = route.page === 'products';
  const to = withKeptParams(hrefOfSearch(href, { text }, isList ? chosenParams() : null));
  if (!isList) {
    // After Back the app scrolls to this position (router/scroll-restoration.ts).
    const current: Partial<HistoryState> = {
      entry: `${Math.random()}`,
      ...history.state,
      scrollY,
    };
    history.replaceState(current, '');
  }
  const { searches } = historyState();
  const earlier = Array.isArray(searches) ? searches : [];
  const state: Partial<HistoryState> = { searches: [...earlier, text] };
  history[isList ? 'replaceState' : 'pushState'](state, '', to + carriedFragment());
  scrollTo(0, 0);
  location.reload();
}

/**
 * The list's parameters, with what has been chosen in its dropdowns since, whose ids and values are those of
 * `SearchFilters`: `price`, as in `25-50`, is two parameters.
 */
function chosenParams(): string {
  const params = new URLSearchParams(location.search);
  for (const [control, { value }] of window.earlyInput ?? []) {
    if (!(control instanceof HTMLSelectElement)) continue;
    const [min = '', max = ''] = value.split('-');
    if (control.id === 'price') {
      params.set('minPrice', min);
      params.set('maxPrice', max);
    } else params.set(control.id, value);
  }
  return params.toString();
}
