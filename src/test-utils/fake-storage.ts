import type { SafeStorage } from '#visit/storage.ts';

/** A tab's access to the storage. `works`: everything succeeds, writing fails, reading fails, or everything fails. */
export interface Tab extends SafeStorage {
  works: 'well' | 'full' | 'blind' | 'denied';
}

/** A storage shared by tabs. `storage` events are queued until `deliver` is called. */
export interface FakeStorage {
  openTab(): Tab;
  /** The tab gets no more `storage` events. */
  closeTab(tab: Tab): void;
  /** Dispatches the queued `storage` events to all other tabs. */
  deliver(): void;
  /** Restores all tabs from the back/forward cache: they get none of the queued `storage` events. */
  wake(): void;
  /** Clears the storage without an event, as the browser's settings do. */
  clear(): void;
  /** The stored text, parsed; `undefined` when the key is absent. */
  json(key: string): unknown;
  /** Every key that was ever read, written, removed or watched. */
  readonly touched: ReadonlySet<string>;
}

export function createFakeStorage(texts: Readonly<Record<string, string>> = {}): FakeStorage {
  const stored = new Map(Object.entries(texts));
  const touched = new Set<string>();
  const watchers = new Set<{ tab: Tab; key: string; changed: (isEvent: boolean) => void }>();
  const queue: { from: Tab; key: string }[] = [];

  const openTab = () => {
    const change = (key: string, isAllowed: boolean, apply: () => void) => {
      touched.add(key);
      if (!isAllowed) return false;
      apply();
      queue.push({ from: tab, key });
      return true;
    };
    const tab: Tab = {
      works: 'well',
      read(key) {
        touched.add(key);
        if (tab.works === 'denied' || tab.works === 'blind') return { state: 'unreadable' };
        const text = stored.get(key);
        return text === undefined ? { state: 'absent' } : { state: 'present', text };
      },
      write: (key, text) =>
        change(key, ['well', 'blind'].includes(tab.works), () => stored.set(key, text)),
      remove: (key) => change(key, tab.works !== 'denied', () => stored.delete(key)),
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
      for (const { from, key } of queue.splice(0)) {
        for (const watcher of watchers) {
          if (watcher.tab !== from && watcher.key === key) watcher.changed(true);
        }
      }
    },
    wake() {
      queue.length = 0;
      for (const { changed } of watchers) changed(false);
    },
    clear: () => stored.clear(),
    json(key) {
      const text = stored.get(key);
      return text === undefined ? undefined : JSON.parse(text);
    },
    touched,
  };
}
