import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the search box holds, in the header and in the menu alike. */
export interface SearchTextState {
  readonly text: string;
  /** What the drawn address asks for; null away from the list. */
  readonly asked: string | null;
  /** What the address bar asked for when this was typed, or will in a moment: as it is drawn, what is typed stays. */
  readonly awaited: string | null;
}

export interface SearchText {
  readonly state: StoreApi<SearchTextState>;
  /** The visitor typed a text, at an address that asks for `awaited`, or sent it off, so that it will. */
  type(text: string, awaited: string | null): void;
  /** Another address has been drawn: the box shows what it asks for, unless something was typed since. */
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
