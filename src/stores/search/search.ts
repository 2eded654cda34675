import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RunAfterPaint } from '#lib/scheduling/after-paint.ts';
import type { Announcer } from '#lib/announcer.ts';
import { timedFlag } from '#lib/scheduling/timed-flag.ts';
import type { Catalogue } from '#domain/catalogue/generate.ts';
import type { LazyList } from '#domain/catalogue/lazy-list.ts';
import { addToHistory } from '#domain/search-history.ts';
import { hasFilters, isDefaultQuery } from '#domain/search/filters.ts';
import type { Filters, SearchQuery } from '#domain/search/query.ts';
import { indexCatalogue, type SearchIndex } from '#domain/search/search-index.ts';
import { formatSearchParams, parseSearchParams } from '#domain/search/search-params.ts';
import { searchProducts } from '#domain/search/search.ts';
import { trimmed } from '#domain/text.ts';
import { SEARCHING_MS } from '#prerender/contract.ts';
import { scrollToTop } from '#router/focus.ts';
import type { Navigation } from '#router/history.ts';
import { isOn, navigate } from '#router/location.ts';
import { hrefOfSearch, type Hrefs } from '#router/routes.ts';
import type { VisitStore } from '#visit/visit.ts';
import type { Events } from '../events.ts';

const SEARCHING = 'Searching…';

export interface SearchState {
  /** The text of the search box, shared by header and menu. */
  readonly text: string;
  /** While skeletons are shown instead of the list, the search that they wait for: another object for each. */
  readonly searching: object | null;
}

/** The search: its box, its results, and what the visitor does with it. The URL has the query and the filters. */
export interface Search {
  readonly state: StoreApi<SearchState>;
  /** The visitor typed a text. */
  setText(text: string): void;
  /**
   * Searches for a text: saves it, and shows the results. On the list it replaces the URL, and what `query` lacks stays;
   * elsewhere it adds an entry. Resolves as `navigate` does.
   */
  submit(query: Partial<SearchQuery> & Pick<SearchQuery, 'text'>): Promise<void>;
  /** Changes filters or the order of the list; the rest of the URL's query stays. Resolves as `navigate` does. */
  filter(change: Partial<Filters>): Promise<void>;
  /** Empties the box; on the list also resets the query and the filters, and shows the list from its top. */
  clear(): void;
  /** Adds a text to the history, unless it is blank. */
  save(text: string): void;
  clearHistory(): void;
  /** The catalogue's search index, which is built at its first use: about 15 ms for 1,000 products. */
  index(): SearchIndex;
  /** The products that match a query, in its order. */
  results(query: SearchQuery): LazyList;
  /** The skeletons of a search have been rendered: they are shown until 0.5 s after they have been painted (SPEC FIND5). */
  skeletonsRendered(search: SearchState['searching']): void;
  /** The URL has changed: begins or ends the skeletons, and shows its query in the box. */
  navigated(navigation: Navigation): void;
  /** Shows the query of the URL in place of what was typed. */
  resetText(): void;
}

export interface SearchOptions {
  readonly visit: VisitStore;
  readonly announcer: Announcer;
  readonly events: Events;
  readonly catalogue: Catalogue;
  readonly href: Hrefs;
  /** The current time, for the history's timestamps. */
  readonly now: () => Date;
  /** How long the search of a visit that starts on the list lasts, in milliseconds; 0 on other pages. */
  readonly searching: number;
  readonly runAfterPaint: RunAfterPaint;
}

export function createSearch(options: SearchOptions): Search {
  const { visit, announcer, events, catalogue, href, now } = options;
  const box = createBox(options.searching > 0);
  const { state, setText } = box;
  const skeletons = createSkeletons(state, options);
  let built: SearchIndex | undefined;
  const index = () => (built ??= indexCatalogue(catalogue));

  const save = (text: string) => {
    if (trimmed(text) === '') return;
    visit.update({ history: (history) => addToHistory(history, text, now()) });
  };

  const hrefTo = (query: Partial<SearchQuery>) =>
    hrefOfSearch(href, query, isOn('products') ? location.search : null);

  return {
    state,
    setText,
    submit(query) {
      const inPlace = isOn('products');
      save(query.text);
      const rendering = navigate(hrefTo(query), { replace: true });
      announcer.announce(SEARCHING);
      setText(query.text);
      if (inPlace) {
        skeletons.begin();
        scrollToTop();
      }
      return rendering;
    },
    filter(change) {
      const before = canonicalQuery();
      const rendering = navigate(hrefTo(change), { replace: true });
      if (canonicalQuery() !== before) events.emit({ type: 'filtered' });
      if (!hasFilters(parseSearchParams(location.search))) scrollToTop();
      return rendering;
    },
    clear() {
      setText('');
      if (!isOn('products')) return;
      void navigate(href.products(), { replace: true });
      scrollToTop();
    },
    save,
    clearHistory: () => void visit.update({ history: () => [] }),
    index,
    // All products need no index.
    results: (query) =>
      isDefaultQuery(query) ? catalogue.products : searchProducts(index(), query),
    skeletonsRendered: (search) => skeletons.startTime(search),
    navigated({ kind }) {
      // A filter or order shows its results at once, Back and Forward the list as it was.
      if (isOn('products') && (kind === 'push' || kind === 'same')) skeletons.begin();
      else skeletons.end();
      box.showQuery();
    },
    resetText: box.reset,
  };
}

/** What the list reads of the URL. */
function canonicalQuery(): string {
  return formatSearchParams(parseSearchParams(location.search));
}

/** The text of the search box. On the list it is the query, and text that was searched is not kept on other pages. */
function createBox(searching: boolean) {
  // The first text must match the prerendered HTML.
  const state = createStore<SearchState>(() => ({ text: '', searching: searching ? {} : null }));
  /** The query that the box has shown last; `null` on other pages than the list. */
  let shown: string | null = null;
  const setText = (text: string) => state.setState({ text });
  const reset = () => {
    shown = queryInURL();
    setText(shown ?? '');
  };
  const showQuery = () => {
    // What is being typed stays while the query is the same.
    if (queryInURL() !== shown) reset();
  };
  return { state, setText, showQuery, reset };
}

function queryInURL(): string | null {
  return isOn('products') ? parseSearchParams(location.search).text : null;
}

/** The flag that shows skeletons. */
function createSkeletons(
  state: StoreApi<SearchState>,
  { announcer, searching, runAfterPaint }: SearchOptions,
) {
  const flag = timedFlag(SEARCHING_MS, (isSet) => {
    if (isSet) return;
    state.setState({ searching: null });
    announcer.clear(SEARCHING);
  });
  if (searching > 0) flag.setFor(searching);
  /** Its skeletons are in the document, and its time has begun with the first paint. */
  const first = state.getState().searching;
  return {
    begin() {
      flag.set();
      state.setState({ searching: {} });
    },
    startTime(search: SearchState['searching']) {
      if (search === null || search === first) return;
      // A slow device paints the skeletons long after it renders them: without the wait they would only flash.
      runAfterPaint(() => {
        if (state.getState().searching === search) flag.setFor();
      });
    },
    end: () => flag.clear(),
  };
}
