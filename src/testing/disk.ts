import type { SafeStorage } from '#browser/storage.ts';

/** One tab's view of the disk. `works` says what the tab is allowed: all, all but writing, or nothing. */
export interface Tab extends SafeStorage {
  works: 'well' | 'full' | 'denied';
}

/** A browser's storage shared by tabs. News of a change waits until it is delivered, as it does in a browser. */
export interface Disk {
  openTab(): Tab;
  /** Tells every other tab of the changes since the last time. */
  deliver(): void;
  /** The stored text, parsed; `undefined` when the key is absent. */
  json(key: string): unknown;
  /** Every key that was ever read, written, removed or watched. */
  readonly touched: ReadonlySet<string>;
}

export function createDisk(texts: Readonly<Record<string, string>> = {}): Disk {
  const held = new Map(Object.entries(texts));
  const touched = new Set<string>();
  const watchers = new Set<{ tab: Tab; key: string; changed: () => void }>();
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
        if (tab.works === 'denied') return { state: 'unreadable' };
        const text = held.get(key);
        return text === undefined ? { state: 'absent' } : { state: 'present', text };
      },
      write: (key, text) => alter(key, tab.works === 'well', () => held.set(key, text)),
      remove: (key) => alter(key, tab.works !== 'denied', () => held.delete(key)),
      watch(key, changed) {
        touched.add(key);
        const watcher = { tab, key, changed };
        watchers.add(watcher);
        return () => watchers.delete(watcher);
      },
    };
    return tab;
  };

  return {
    openTab,
    deliver() {
      for (const { from, key } of news.splice(0)) {
        for (const watcher of watchers) {
          if (watcher.tab !== from && watcher.key === key) watcher.changed();
        }
      }
    },
    json(key) {
      const text = held.get(key);
      return text === undefined ? undefined : JSON.parse(text);
    },
    touched,
  };
}
