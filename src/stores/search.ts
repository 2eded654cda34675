import { createStore, type StoreApi } from 'zustand/vanilla';
import { say, type Announcer } from '#browser/announcer.ts';
import type { KeptList } from '#browser/kept.ts';
import { timedFlag } from '#browser/timed-flag.ts';
import { remember, type History, type HistoryEntry } from '#domain/search/history.ts';

/** How long a search, or the first look at the list, is shown as going on, in milliseconds. */
export const SEARCHING_MS = 500;

export interface SearchState {
  readonly history: History;
  readonly searching: boolean;
}

export interface Search {
  readonly state: StoreApi<SearchState>;
  /** The visitor searched: the text goes into the history, unless it is blank. */
  submit(text: string): void;
  /** The list is shown anew: skeletons stand in for it while the flag is up. */
  begin(): void;
  /** The list is shown at once, as on Back and Forward. */
  settle(): void;
  clearHistory(): void;
}

/**
 * `now` gives the present, for the history's timestamps; `searching`: how long the visit's first look at the
 * list goes on, in milliseconds; 0 when the visit starts elsewhere.
 */
export function createSearch(
  kept: KeptList<HistoryEntry>,
  announcer: Announcer,
  now: () => Date,
  searching = 0,
): Search {
  const state = createStore<SearchState>(() => ({
    history: kept.load([]),
    searching: searching > 0,
  }));
  const flag = timedFlag(SEARCHING_MS, (up) => state.setState({ searching: up }));
  if (searching > 0) flag.raise(searching);
  kept.follow((history) => state.setState({ history }));

  return {
    state,
    submit(text) {
      flag.raise();
      say(announcer, 'Searching…');
      if (text.trim() === '') return;
      const history = remember(kept.load(state.getState().history), text, now());
      kept.save(history);
      state.setState({ history });
    },
    begin: () => flag.raise(),
    settle: () => flag.lower(),
    clearHistory() {
      kept.save([]);
      state.setState({ history: [] });
    },
  };
}
