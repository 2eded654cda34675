import { createStore, type StoreApi } from 'zustand/vanilla';

/** A message for screen readers about a change that has no visible status line. */
export interface Announcement {
  readonly text: string;
  /** Counts the messages: the same text again must be announced again. */
  readonly count: number;
}

/** The messages of the live region. */
export interface Announcer {
  readonly state: StoreApi<Announcement>;
  /** Announces a text; it replaces an earlier one. */
  announce(text: string): void;
  /** Removes a message that is no longer true, unless another one has replaced it. */
  clear(text: string): void;
}

/** How long a message stays, in milliseconds. Screen readers must not read an outdated message later. */
const FORGET_MS = 15_000;

export function createAnnouncer(): Announcer {
  const state = createStore<Announcement>(() => ({ text: '', count: 0 }));
  return {
    state,
    announce(text) {
      state.setState(({ count }) => ({ text, count: count + 1 }));
      const { count } = state.getState();
      setTimeout(() => {
        if (state.getState().count === count) state.setState({ text: '' });
      }, FORGET_MS);
    },
    clear(text) {
      if (state.getState().text === text) state.setState({ text: '' });
    },
  };
}
