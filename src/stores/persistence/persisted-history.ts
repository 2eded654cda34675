import * as v from 'valibot';
import { normalizeHistory, type History, type HistoryEntry } from '#domain/search-history.ts';
import { trimmed } from '#domain/text.ts';
import { HISTORY_KEY } from './keys.ts';
import { parseItems, persistedList, type PersistedList } from './persisted-list.ts';
import type { SafeStorage } from './storage.ts';

/** The search history as `[{"query", "timestamp"}]`, newest first. */
export function persistedHistory(storage: SafeStorage): PersistedList<HistoryEntry> {
  return persistedList({
    storage,
    key: HISTORY_KEY,
    parse: parseHistory,
    format: (entries) => entries,
  });
}

/** The valid entries, without duplicates. */
function parseHistory(json: unknown): History | null {
  const entries = parseItems(json, 'An entry', 'search history', ENTRY);
  return entries && normalizeHistory(entries);
}

/** What `toISOString` writes and its variants, also for years outside 0 to 9999, which a wrong clock may give. */
const ISO_8601 = /^(\d{4}|[+-]\d{6})-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** Whether a text is a time in this format that exists. */
export function isTimestamp(text: string): boolean {
  return ISO_8601.test(text) && !Number.isNaN(Date.parse(text));
}

const ENTRY = v.object({
  query: v.pipe(
    v.string(),
    v.check((query) => trimmed(query) !== ''),
  ),
  timestamp: v.pipe(v.string(), v.check(isTimestamp)),
});
