import { createStore, type StoreApi } from 'zustand/vanilla';

/** A message for screen readers about a change that has no visible status line. */
export interface Announcement {
  readonly text: string;
  /** Counts the messages: the same text again must be announced again. */
  readonly count: number;
}

export type Announcer = StoreApi<Announcement>;

export function createAnnouncer(): Announcer {
  return createStore(() => ({ text: '', count: 0 }));
}

/** How long a message stays, in milliseconds. Screen readers must not read an outdated message later. */
const FORGET_MS = 15_000;

/** Announces a text by the live region; it replaces an earlier one. */
export function announce(announcer: Announcer, text: string): void {
  announcer.setState(({ count }) => ({ text, count: count + 1 }));
  const { count } = announcer.getState();
  setTimeout(() => {
    if (announcer.getState().count === count) announcer.setState({ text: '' });
  }, FORGET_MS);
}

/** Removes a message that is no longer true, unless another one has replaced it. */
export function clearAnnouncement(announcer: Announcer, text: string): void {
  if (announcer.getState().text === text) announcer.setState({ text: '' });
}
