import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AfterPaint } from '#lib/after-paint.ts';
import { announce, clearAnnouncement, type Announcer } from '#lib/announcer.ts';
import type { PersistedList } from './persistence/persisted-list.ts';
import { timedFlag } from '#lib/timed-flag.ts';
import { trimmed } from '#domain/text.ts';
import { addToHistory, type History, type HistoryEntry } from '#domain/search-history.ts';

/** How long a search, or the first look at the list, is shown as going on, in milliseconds. */
export const SEARCHING_MS = 500;

/** From here on, the skeletons' paint counts as late, in milliseconds. */
const LATE_MS = 100;

const SEARCHING = 'Searching…';

export interface SearchState {
  readonly history: History;
  readonly searching: boolean;
  /** How many times the list has been shown anew: skeletons that are there already are then to be seen as long again. */
  readonly begun: number;
}

export interface Search {
  readonly state: StoreApi<SearchState>;
  /** The visitor searched: the list is shown anew, and the text saved. */
  submit(text: string): void;
  /** Puts a text into the history, unless it is blank. */
  save(text: string): void;
  /** The list is shown anew: skeletons stand in for it while the flag is up. */
  begin(): void;
  /** The skeletons have been rendered: the flag is lowered once they have been seen for as long as a search takes. */
  showSkeletons(): void;
  /** The list is shown at once, as on Back and Forward, or another page is. */
  settle(): void;
  clearHistory(): void;
}

export interface SearchOptions {
  /** The present, for the history's timestamps. */
  readonly now: () => Date;
  /** How long the visit's first look at the list goes on, in milliseconds; 0 when the visit starts elsewhere. */
  readonly searching?: number;
  /** Calls back when what has changed by then has been painted. */
  readonly afterPaint?: AfterPaint;
}

export function createSearch(
  kept: PersistedList<HistoryEntry>,
  announcer: Announcer,
  { now, searching = 0, afterPaint = (action) => action() }: SearchOptions,
): Search {
  const state = createStore<SearchState>(() => ({
    history: kept.load([]),
    searching: searching > 0,
    begun: 0,
  }));
  const flag = timedFlag(SEARCHING_MS, (up) => {
    state.setState({ searching: up });
    if (!up) clearAnnouncement(announcer, SEARCHING);
  });
  if (searching > 0) flag.raise(searching);
  kept.follow((history) => state.setState({ history }));

  let isSeen = true;
  const begin = () => {
    isSeen = false;
    flag.hold();
    state.setState(({ begun }) => ({ begun: begun + 1 }));
  };
  const save = (text: string) => {
    if (trimmed(text) === '') return;
    const history = addToHistory(kept.load(state.getState().history), text, now());
    kept.save(history);
    state.setState({ history });
  };

  return {
    state,
    submit(text) {
      begin();
      announce(announcer, SEARCHING);
      save(text);
    },
    save,
    begin,
    showSkeletons() {
      if (isSeen) return;
      isSeen = true;
      flag.raise();
      const { begun } = state.getState();
      const rendered = performance.now();
      // A slow device paints them much later than it renders them: without this they would only flash.
      afterPaint(() => {
        const now = state.getState();
        const isLate = performance.now() - rendered > LATE_MS;
        if (isLate && now.searching && now.begun === begun) flag.raise();
      });
    },
    settle: () => flag.lower(),
    clearHistory() {
      kept.save([]);
      state.setState({ history: [] });
    },
  };
}
