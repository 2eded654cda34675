import { createStore, type StoreApi } from 'zustand/vanilla';
import { parseSearchParams } from '#domain/search/search-params.ts';
import { routeOf } from '#router/routes.ts';

/** The text of the search box, shared by header and menu. */
export interface SearchTextState {
  readonly text: string;
  /** The query in the address bar when the text was set; null on other pages than the list. */
  readonly query: string | null;
}

/** The store of the search box's text. */
export interface SearchText {
  readonly state: StoreApi<SearchTextState>;
  /** The visitor typed or submitted a text. A URL that is pending may be rendered without replacing it. */
  setText(text: string): void;
  /** A URL has been rendered: shows its query, unless that of the text is the same. */
  showRendered(): void;
  /** Shows the query of the URL in place of what was typed. */
  reset(): void;
}

export function createSearchText(): SearchText {
  const state = createStore<SearchTextState>(() => ({ text: '', query: null }));
  const reset = () => {
    const query = queryInURL();
    state.setState({ text: query ?? '', query });
  };
  return {
    state,
    setText: (text) => state.setState({ text, query: queryInURL() }),
    showRendered() {
      if (state.getState().query !== queryInURL()) reset();
    },
    reset,
  };
}

function queryInURL(): string | null {
  const isList = routeOf(location.pathname).page === 'products';
  return isList ? parseSearchParams(location.search).text : null;
}
