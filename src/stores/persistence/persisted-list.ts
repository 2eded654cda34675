import type { SafeStorage } from './storage.ts';

/** How a list is kept under one storage key. */
export interface PersistedListOptions<Item> {
  readonly storage: SafeStorage;
  readonly key: string;
  /**
   * Makes items of parsed JSON; `null` when it is no list at all. Never throws, says on the console what it
   * could not use.
   */
  readonly parse: (json: unknown) => readonly Item[] | null;
  /** What of the items is written as JSON. */
  readonly format: (items: readonly Item[]) => unknown;
}

/** A list that outlives a reload. Other tabs may change what is stored at any moment. */
export interface PersistedList<Item> {
  /** What storage holds now: empty when the key is absent, `memory` when storage cannot be relied on. */
  load(memory: readonly Item[]): readonly Item[];
  /** Stores the items; an empty list removes the key. */
  save(items: readonly Item[]): void;
  /** Calls back with the list as another tab left it. */
  follow(changed: (items: readonly Item[]) => void): void;
}

export function persistedList<Item>(options: PersistedListOptions<Item>): PersistedList<Item> {
  const { storage, key, parse, format } = options;
  // After a write that failed, storage is behind what the visitor did: memory is the truth until one succeeds.
  let behind = false;

  /** `null` when storage cannot be read, or holds what is no list. */
  const readItems = (): readonly Item[] | null => {
    const stored = storage.read(key);
    if (stored.state === 'unreadable') return null;
    if (stored.state === 'absent') return [];
    const json = readJson(stored.text, key);
    return json === undefined ? null : parse(json);
  };

  return {
    load: (memory) => (behind ? memory : (readItems() ?? memory)),
    save(items) {
      behind = !(items.length === 0
        ? storage.remove(key)
        : storage.write(key, JSON.stringify(format(items))));
    },
    follow: (changed) =>
      storage.watch(key, (isNews) => {
        const items = behind && !isNews ? null : readItems();
        if (items === null) return;
        behind = false;
        changed(items);
      }),
  };
}

/** `undefined` for what is no JSON. */
function readJson(text: string, key: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    console.error(`What is stored as ${key} is not JSON and is ignored:`, error);
    return undefined;
  }
}

/** How many unusable parts of one list are logged each by itself: a million of them would choke the browser. */
export const MAX_LOGGED = 100;

/**
 * Every part of a stored list that can be used; what cannot is logged and left out, part by part. `null` when
 * it is no list at all. `part` and `list` are words for the console, such as "A line" of the "cart".
 */
export function parseParts<Part>(
  json: unknown,
  part: string,
  list: string,
  parsePart: (value: unknown) => Part | false | null,
): readonly Part[] | null {
  if (!Array.isArray(json)) {
    console.error(`The stored ${list} is not a list and is ignored:`, json);
    return null;
  }
  let odd = 0;
  const parts = json.flatMap((value: unknown) => {
    const parsed = parsePart(value);
    if (parsed) return [parsed];
    odd += 1;
    if (odd <= MAX_LOGGED) {
      console.error(`${part} of the stored ${list} is not usable and is ignored:`, value);
    }
    return [];
  });
  if (odd > MAX_LOGGED) console.error(`${odd} parts of the stored ${list} are ignored.`);
  return parts;
}

/** Whether a parsed value is an object with these fields, of whatever kind; it may have more. */
export function hasFields<Name extends string>(
  value: unknown,
  names: readonly Name[],
): value is Readonly<Record<Name, unknown>> {
  return typeof value === 'object' && value !== null && names.every((name) => name in value);
}
