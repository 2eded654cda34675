/** The result of reading a key. */
export type Stored =
  | { readonly state: 'absent' }
  | { readonly state: 'present'; readonly text: string }
  /** Storage is denied or broken. */
  | { readonly state: 'unreadable' };

/** `localStorage` that never throws. */
export interface SafeStorage {
  read(key: string): Stored;
  /** False when storage is denied or full; the error is logged. */
  write(key: string, text: string): boolean;
  remove(key: string): boolean;
  /**
   * Calls back when another tab has changed the key or cleared storage; also with `isEvent` false when the page is
   * restored from the back/forward cache, where it gets no storage events. It cannot be unsubscribed.
   */
  watch(key: string, changed: (isEvent: boolean) => void): void;
}

/** Even reading the property `localStorage` may throw, so each access is in a `try` block. */
export function safeLocalStorage(): SafeStorage {
  const attempt = createAttempt();
  return {
    read: (key) =>
      attempt(`read ${key}`, () => storedText(localStorage.getItem(key))) ?? {
        state: 'unreadable',
      },
    write: (key, text) =>
      attempt(`write ${key}`, () => (localStorage.setItem(key, text), true)) ?? false,
    remove: (key) => attempt(`remove ${key}`, () => (localStorage.removeItem(key), true)) ?? false,
    watch(key, changed) {
      addEventListener('storage', (event) => {
        if (event.key === key || event.key === null) changed(true);
      });
      addEventListener('pageshow', (event) => {
        if (event.persisted) changed(false);
      });
    },
  };
}

function storedText(text: string | null): Stored {
  return text === null ? { state: 'absent' } : { state: 'present', text };
}

/** Runs an action that may throw; logs the first error of each kind. */
function createAttempt() {
  const logged = new Set<string>();
  return <Result>(what: string, action: () => Result): Result | undefined => {
    try {
      return action();
    } catch (error) {
      if (!logged.has(what))
        console.error(`Storage failed to ${what}; the shop continues without it:`, error);
      logged.add(what);
      return undefined;
    }
  };
}
