import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RunAfterPaint } from '#lib/scheduling/after-paint.ts';
import type { Announcer } from '#lib/announcer.ts';
import { timedFlag } from '#lib/scheduling/timed-flag.ts';
import { addToHistory } from '#domain/search-history.ts';
import { trimmed } from '#domain/text.ts';
import type { VisitStore } from '#visit/visit.ts';

/** How long a search shows as in progress, in milliseconds. */
export const SEARCHING_MS = 500;

/** The skeletons are painted late when that takes longer than this, in milliseconds. */
const LATE_MS = 100;

const SEARCHING = 'Searching…';

/** The searching flag. */
export interface SearchState {
  readonly searching: boolean;
  /** How many searches have begun: a new one restarts the wait of skeletons that are already rendered. */
  readonly searchCount: number;
}

/** What the visitor does with searches, and the flag that shows skeletons. */
export interface Search {
  readonly state: StoreApi<SearchState>;
  /** The visitor searched: announces and saves the text. The navigation begins the search. */
  submit(text: string): void;
  /** Adds a text to the history, unless it is blank. */
  save(text: string): void;
  /** Begins a search: sets the searching flag, which shows skeletons instead of the list. */
  begin(): void;
  /** The skeletons have been rendered: the flag is cleared 0.5 s after they have been painted (SPEC FIND5). */
  skeletonsRendered(): void;
  /** Clears the flag at once: on Back and Forward, and when another page is shown. */
  end(): void;
  clearHistory(): void;
}

export interface SearchOptions {
  /** The current time, for the history's timestamps. */
  readonly now: () => Date;
  /** How long the search of a visit that starts on the list lasts, in milliseconds; 0 on other pages. */
  readonly searching?: number | undefined;
  /** Calls back after the next paint. */
  readonly runAfterPaint?: RunAfterPaint | undefined;
}

export function createSearch(
  visit: VisitStore,
  announcer: Announcer,
  { now, searching = 0, runAfterPaint = (action) => action() }: SearchOptions,
): Search {
  const state = createStore<SearchState>(() => ({
    searching: searching > 0,
    searchCount: 0,
  }));
  const flag = timedFlag(SEARCHING_MS, (isSet) => {
    state.setState({ searching: isSet });
    if (!isSet) announcer.clear(SEARCHING);
  });
  if (searching > 0) flag.setFor(searching);

  let areSkeletonsShown = true;
  const begin = () => {
    areSkeletonsShown = false;
    flag.set();
    state.setState(({ searchCount }) => ({ searchCount: searchCount + 1 }));
  };
  const save = (text: string) => {
    if (trimmed(text) === '') return;
    visit.update({ history: (history) => addToHistory(history, text, now()) });
  };

  return {
    state,
    submit(text) {
      announcer.announce(SEARCHING);
      save(text);
    },
    save,
    begin,
    skeletonsRendered() {
      if (areSkeletonsShown) return;
      areSkeletonsShown = true;
      flag.setFor();
      const { searchCount } = state.getState();
      const rendered = performance.now();
      // A slow device paints the skeletons long after it renders them: without this they would only flash.
      runAfterPaint(() => {
        const now = state.getState();
        const isLate = performance.now() - rendered > LATE_MS;
        if (isLate && now.searching && now.searchCount === searchCount) flag.setFor();
      });
    },
    end: () => flag.clear(),
    clearHistory: () => void visit.update({ history: () => [] }),
  };
}
