import { trimmed } from './text.ts';

/** A search that the visitor made (SPEC FIND). */
export interface HistoryEntry {
  /** As typed, trimmed, never blank. */
  readonly query: string;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
}

/** Newest first. */
export type History = readonly HistoryEntry[];

export const MAX_HISTORY = 10;
export const SHOWN_HISTORY = 5;

/** Adds a search at the front; an equal earlier one is removed. A blank one is ignored. */
export function addToHistory(history: History, text: string, now: Date): History {
  const query = trimmed(text);
  if (query === '') return history;
  return normalizeHistory([{ query, timestamp: now.toISOString() }, ...history]);
}

/** Removes later duplicates and all but the first 10 entries. `entries`: newest first. */
export function normalizeHistory(entries: History): History {
  const first = new Map<string, HistoryEntry>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (!first.has(key))
      first.set(key, { query: trimmed(entry.query), timestamp: entry.timestamp });
  }
  return [...first.values()].slice(0, MAX_HISTORY);
}

/** Searches that differ only in case and white space are equal. */
function keyOf({ query }: HistoryEntry): string {
  return query.trim().toLowerCase().replace(/\s+/g, ' ');
}

/** What `toISOString` writes and its variants, also for years outside 0 to 9999, which a wrong clock may give. */
const ISO_8601 = /^(\d{4}|[+-]\d{6})-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** Whether a text is a time in this format that exists. */
export function isTimestamp(text: string): boolean {
  return ISO_8601.test(text) && !Number.isNaN(Date.parse(text));
}
