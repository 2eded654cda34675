/** What a key of the browser's storage held when it was looked at. */
export type Stored =
  | { readonly state: 'absent' }
  | { readonly state: 'present'; readonly text: string }
  /** Storage is denied or broken: nothing is known of what it holds. */
  | { readonly state: 'unreadable' };

/** The few things the shop asks of `localStorage`, none of which ever throws. */
export interface SafeStorage {
  read(key: string): Stored;
  /** False when the text could not be stored (storage denied or full); the failure is logged. */
  write(key: string, text: string): boolean;
  remove(key: string): boolean;
  /**
   * Calls back when another tab changed the key, or cleared everything, and when the page comes back from the
   * back/forward cache, where it heard nothing (`isNews` is false then). It goes on as long as the page does.
   */
  watch(key: string, changed: (isNews: boolean) => void): void;
}

/** Guards the browser's storage: reaching for it may itself throw, so even that is done inside. */
export function safeLocalStorage(): SafeStorage {
  const attempt = attemptAndSayOnce();
  return {
    read: (key) =>
      attempt(`read ${key}`, () => presence(localStorage.getItem(key))) ?? { state: 'unreadable' },
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

function presence(text: string | null): Stored {
  return text === null ? { state: 'absent' } : { state: 'present', text };
}

/** Runs an action that may throw; the first failure of each kind goes to the console. */
function attemptAndSayOnce() {
  const said = new Set<string>();
  return <Result>(what: string, action: () => Result): Result | undefined => {
    try {
      return action();
    } catch (error) {
      if (!said.has(what))
        console.error(`Storage failed to ${what}; the shop goes on without it:`, error);
      said.add(what);
      return undefined;
    }
  };
}
