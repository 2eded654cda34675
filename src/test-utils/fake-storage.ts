import type { SafeStorage } from '#stores/persistence/storage.ts';

/** One tab's view of the disk. `works` says what it is allowed: all, all but writing, all but reading, or nothing. */
export interface Tab extends SafeStorage {
  works: 'well' | 'full' | 'blind' | 'denied';
}

/** A browser's storage shared by tabs. News of a change waits until it is delivered, as it does in a browser. */
export interface FakeStorage {
  openTab(): Tab;
  /** From now on the tab hears nothing. */
  closeTab(tab: Tab): void;
  /** Tells every other tab of the changes since the last time. */
  deliver(): void;
  /** All tabs come back from the back/forward cache: they heard nothing of the changes since the last time. */
  wake(): void;
  /** Empties everything, as a visitor does in the browser's settings: no tab hears of it. */
  clear(): void;
  /** The stored text, parsed; `undefined` when the key is absent. */
  json(key: string): unknown;
  /** Every key that was ever read, written, removed or watched. */
  readonly touched: ReadonlySet<string>;
}

export function createFakeStorage(texts: Readonly<Record<string, string>> = {}): FakeStorage {
  const held = new Map(Object.entries(texts));
  const touched = new Set<string>();
  const watchers = new Set<{ tab: Tab; key: string; changed: (isNews: boolean) => void }>();
  const news: { from: Tab; key: string }[] = [];

  const openTab = () => {
    const alter = (key: string, isAllowed: boolean, act: () => void) => {
      touched.add(key);
      if (!isAllowed) return false;
      act();
      news.push({ from: tab, key });
      return true;
    };
    const tab: Tab = {
      works: 'well',
      read(key) {
        touched.add(key);
        if (tab.works === 'denied' || tab.works === 'blind') return { state: 'unreadable' };
        const text = held.get(key);
        return text === undefined ? { state: 'absent' } : { state: 'present', text };
      },
      write: (key, text) =>
        alter(key, ['well', 'blind'].includes(tab.works), () => held.set(key, text)),
      remove: (key) => alter(key, tab.works !== 'denied', () => held.delete(key)),
      watch(key, changed) {
        touched.add(key);
        const watcher = { tab, key, changed };
        watchers.add(watcher);
      },
    };
    return tab;
  };

  return {
    openTab,
    closeTab(tab) {
      for (const watcher of watchers) if (watcher.tab === tab) watchers.delete(watcher);
    },
    deliver() {
      for (const { from, key } of news.splice(0)) {
        for (const watcher of watchers) {
          if (watcher.tab !== from && watcher.key === key) watcher.changed(true);
        }
      }
    },
    wake() {
      news.length = 0;
      for (const { changed } of watchers) changed(false);
    },
    clear: () => held.clear(),
    json(key) {
      const text = held.get(key);
      return text === undefined ? undefined : JSON.parse(text);
    },
    touched,
  };
}
