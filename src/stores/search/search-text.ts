import { createStore, type StoreApi } from 'zustand/vanilla';

/** The text of the search box, shared by header and menu. */
export interface SearchTextState {
  readonly text: string;
  /** The query in the URL of the rendered page; null on other pages than the list. */
  readonly urlQuery: string | null;
  /** The query in the address bar when the text was typed or submitted: rendering it must not replace the text. */
  readonly expectedQuery: string | null;
}

/** The store of the search box's text. */
export interface SearchText {
  readonly state: StoreApi<SearchTextState>;
  /** The visitor typed or submitted a text; `expectedQuery`: the query in the URL at that time, or the submitted one. */
  setText(text: string, expectedQuery: string | null): void;
  /** Another URL has been rendered: shows its query, unless the visitor has typed since. */
  syncWithURL(urlQuery: string | null): void;
}

export function createSearchText(): SearchText {
  const state = createStore<SearchTextState>(() => ({
    text: '',
    urlQuery: null,
    expectedQuery: null,
  }));
  return {
    state,
    setText: (text, expectedQuery) => state.setState({ text, expectedQuery }),
    syncWithURL: (urlQuery) =>
      state.setState((last) => {
        if (last.urlQuery === urlQuery) return last;
        const text = last.expectedQuery === urlQuery ? last.text : (urlQuery ?? '');
        return { text, urlQuery, expectedQuery: urlQuery };
      }),
  };
}
