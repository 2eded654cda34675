import { trimmed } from './text.ts';

/** One search the visitor made (SPEC FIND). */
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

/** Puts a search first; one made before moves up instead of standing twice. A blank one changes nothing. */
export function addToHistory(history: History, text: string, now: Date): History {
  const query = trimmed(text);
  if (query === '') return history;
  return normalizeHistory([{ query, timestamp: now.toISOString() }, ...history]);
}

/** Keeps the first of each search and the 10 newest: what a list from elsewhere needs to be a history. */
export function normalizeHistory(entries: History): History {
  const first = new Map<string, HistoryEntry>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (!first.has(key))
      first.set(key, { query: trimmed(entry.query), timestamp: entry.timestamp });
  }
  return [...first.values()].slice(0, MAX_HISTORY);
}

/** Two searches are the same when they differ only in case and white space. */
function keyOf({ query }: HistoryEntry): string {
  return query.trim().toLowerCase().replace(/\s+/g, ' ');
}
