/* Shared by the app, where history.ts alone uses it, and the inline scripts, which run before. */

/** The shape of `history.state`. Positions and heights are CSS pixels. */
export interface HistoryState {
  /** Identifies the entry. */
  readonly entry: string;
  /** The scroll position when the visitor left it for a new entry. */
  readonly scrollY: number;
  /** The height of the body, which a reload reserves before the page is rendered (SPEC PAINT24). */
  readonly height: number;
  /** How many cards of a list are shown. */
  readonly cards: number;
  /** The texts of searches submitted before hydration, oldest first, which the app still has to save to the history. */
  readonly searches: readonly string[];
}

/** The state of the current entry. Any other script may have written it: check each field's type. */
export function historyState(): { readonly [Field in keyof HistoryState]?: unknown } {
  return Object(history.state);
}
