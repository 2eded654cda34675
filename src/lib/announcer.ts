import { createStore, type StoreApi } from 'zustand/vanilla';

/** What a screen reader is told of changes that have no visible line of their own. */
export interface Announcement {
  readonly text: string;
  /** Counts up, so that the same words said again are news. */
  readonly count: number;
}

export type Announcer = StoreApi<Announcement>;

export function createAnnouncer(): Announcer {
  return createStore(() => ({ text: '', count: 0 }));
}

/** How long a text stays, in milliseconds: whoever reads the page later must not meet what no longer holds. */
const FORGET_MS = 15_000;

export function announce(announcer: Announcer, text: string): void {
  announcer.setState(({ count }) => ({ text, count: count + 1 }));
  const { count } = announcer.getState();
  setTimeout(() => {
    if (announcer.getState().count === count) announcer.setState({ text: '' });
  }, FORGET_MS);
}

/** Takes a text back that no longer holds, unless another one has been said since. */
export function clearAnnouncement(announcer: Announcer, text: string): void {
  if (announcer.getState().text === text) announcer.setState({ text: '' });
}
