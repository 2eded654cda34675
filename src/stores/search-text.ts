import { createStore, type StoreApi } from 'zustand/vanilla';

/** The text of the search box, shared by header and menu. */
export interface SearchTextState {
  readonly text: string;
  /** The query in the URL of the rendered page; null on other pages than the list. */
  readonly asked: string | null;
  /** The query in the address bar when the text was typed or submitted: rendering it must not replace the text. */
  readonly awaited: string | null;
}

export interface SearchText {
  readonly state: StoreApi<SearchTextState>;
  /** The visitor typed or submitted a text; `awaited` is the query in the URL then, or the one submitted. */
  type(text: string, awaited: string | null): void;
  /** Another URL has been rendered: shows its query, unless the visitor has typed since. */
  follow(asked: string | null): void;
}

export function createSearchText(): SearchText {
  const state = createStore<SearchTextState>(() => ({ text: '', asked: null, awaited: null }));
  return {
    state,
    type: (text, awaited) => state.setState({ text, awaited }),
    follow: (asked) =>
      state.setState((last) => {
        if (last.asked === asked) return last;
        const text = last.awaited === asked ? last.text : (asked ?? '');
        return { text, asked, awaited: asked };
      }),
  };
}
