import * as v from 'valibot';
import { isEqual } from '#lib/is-equal.ts';
import type { StoredPart } from './parts.ts';
import type { SafeStorage } from './storage.ts';
import { storageKey } from './storage-keys.ts';

/** A part of the visit in storage. Other tabs may change it at any time. */
export interface PersistedPart<Value> {
  /** The stored value: empty when the key is absent, `memory` when storage is unreadable or out of date. */
  load(memory: Value): Value;
  /** Stores the value; an empty one removes the key. */
  save(value: Value): void;
  /** Calls back with the new value when another tab has changed it. */
  subscribe(changed: (value: Value) => void): void;
}

/**
 * Never throws: a failed write or read is logged, and the value in memory is used from then on. `empty`: what a new
 * visitor has.
 */
export function persistedPart<Value>(
  storage: SafeStorage,
  { key: name, schema, normalize }: StoredPart<Value>,
  empty: Value,
): PersistedPart<Value> {
  const key = storageKey(name);
  // After a failed write, storage is out of date until the next write succeeds.
  let outdated = false;
  /** What was last read or written: an unchanged text keeps its value, and with it what follows from the value. */
  let last: { readonly text: string; readonly value: Value } | null = null;

  /** `null` when storage cannot be read or its content is not of this part. */
  const read = (): Value | null => {
    const stored = storage.read(key);
    if (stored.state === 'unreadable') return null;
    if (stored.state === 'absent') return empty;
    if (last?.text === stored.text) return last.value;
    const valid = parseStored(stored.text, key, schema);
    if (valid === null) return null;
    last = { text: stored.text, value: normalize(valid) };
    return last.value;
  };

  return {
    load: (memory) => (outdated ? memory : (read() ?? memory)),
    save(value) {
      const text = JSON.stringify(value);
      last = { text, value };
      outdated = !(isEqual(value, empty) ? storage.remove(key) : storage.write(key, text));
    },
    subscribe: (changed) =>
      storage.watch(key, (isEvent) => {
        const value = outdated && !isEvent ? null : read();
        if (value === null) return;
        outdated = false;
        changed(value);
      }),
  };
}

/** The valid value; of a list, its valid items. `null` for anything else. What is invalid is logged. */
function parseStored<Value>(
  text: string,
  key: string,
  schema: v.GenericSchema<unknown, Value>,
): Value | null {
  const json = parseJson(text);
  const whole = v.safeParse(schema, json, { abortEarly: true });
  if (whole.success) return whole.output;
  if (!Array.isArray(json)) {
    console.error(`The stored ${key} is not valid and is ignored:`, json ?? text);
    return null;
  }
  const isValid = (item: unknown) => v.is(schema, [item]);
  // In one message: a million would freeze the browser.
  console.error(
    `Items of the stored ${key} are not valid and are ignored:`,
    json.filter((item) => !isValid(item)),
  );
  return v.parse(schema, json.filter(isValid));
}

/** `undefined` for text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
