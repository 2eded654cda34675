import * as v from 'valibot';
import type { SafeStorage } from './storage.ts';

/** How a list is persisted under one storage key. */
export interface PersistedListOptions<Item> {
  readonly storage: SafeStorage;
  readonly key: string;
  /** The items of parsed JSON; `null` when it is not an array. Never throws; logs invalid items. */
  readonly parse: (json: unknown) => readonly Item[] | null;
  /** The value to write as JSON. */
  readonly format: (items: readonly Item[]) => unknown;
}

/** A list in storage. Other tabs may change it at any time. */
export interface PersistedList<Item> {
  /** The stored items: none when the key is absent, `memory` when storage is unreadable or out of date. */
  load(memory: readonly Item[]): readonly Item[];
  /** Stores the items; an empty list removes the key. */
  save(items: readonly Item[]): void;
  /** Calls back with the new items when another tab has changed them. */
  subscribe(changed: (items: readonly Item[]) => void): void;
}

/** Never throws: a failed write or read is logged, and the list in memory is used from then on. */
export function persistedList<Item>(options: PersistedListOptions<Item>): PersistedList<Item> {
  const { storage, key, parse, format } = options;
  // After a failed write, storage is out of date until the next write succeeds.
  let outdated = false;

  /** `null` when storage cannot be read or does not contain a list. */
  const readItems = (): readonly Item[] | null => {
    const stored = storage.read(key);
    if (stored.state === 'unreadable') return null;
    if (stored.state === 'absent') return [];
    const json = readJson(stored.text, key);
    return json === undefined ? null : parse(json);
  };

  return {
    load: (memory) => (outdated ? memory : (readItems() ?? memory)),
    save(items) {
      outdated = !(items.length === 0
        ? storage.remove(key)
        : storage.write(key, JSON.stringify(format(items))));
    },
    subscribe: (changed) =>
      storage.watch(key, (isEvent) => {
        const items = outdated && !isEvent ? null : readItems();
        if (items === null) return;
        outdated = false;
        changed(items);
      }),
  };
}

/** `undefined` for text that is not JSON. */
function readJson(text: string, key: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    console.error(`The stored ${key} is not JSON and is ignored:`, error);
    return undefined;
  }
}

/** How many invalid items of one list are logged one by one: a million messages would freeze the browser. */
export const MAX_LOGGED = 100;

/**
 * The valid items of a persisted list, as the schema transforms them; each invalid item is logged and left out. `null`
 * when the JSON is not an array. `item` and `list` are words for the console, such as "A line" and "cart".
 */
export function parseItems<Item>(
  json: unknown,
  item: string,
  list: string,
  schema: v.GenericSchema<unknown, Item>,
): readonly Item[] | null {
  if (!Array.isArray(json)) {
    console.error(`The stored ${list} is not a list and is ignored:`, json);
    return null;
  }
  let invalid = 0;
  const items = json.flatMap((value: unknown) => {
    const result = v.safeParse(schema, value, { abortEarly: true });
    if (result.success) return [result.output];
    invalid += 1;
    if (invalid <= MAX_LOGGED) {
      console.error(`${item} of the stored ${list} is not valid and is ignored:`, value);
    }
    return [];
  });
  if (invalid > MAX_LOGGED) {
    console.error(`${invalid} items of the stored ${list} are ignored.`);
  }
  return items;
}
