import { hasFields, persistedList, parseParts, type PersistedList } from './persisted-list.ts';
import type { SafeStorage } from './storage.ts';
import { trimmed } from '#domain/text.ts';
import { normalizeHistory, type History, type HistoryEntry } from '#domain/search-history.ts';

export const HISTORY_KEY = 'rivulet.search-history';

export function persistedHistory(storage: SafeStorage): PersistedList<HistoryEntry> {
  return persistedList({
    storage,
    key: HISTORY_KEY,
    parse: parseHistory,
    format: (entries) => entries,
  });
}

/** Every entry that can be used, none twice. */
function parseHistory(json: unknown): History | null {
  const entries = parseParts(
    json,
    'An entry',
    'search history',
    (entry) => isEntry(entry) && { query: entry.query, timestamp: entry.timestamp },
  );
  return entries && normalizeHistory(entries);
}

function isEntry(entry: unknown): entry is HistoryEntry {
  return (
    hasFields(entry, ['query', 'timestamp']) &&
    typeof entry.query === 'string' &&
    trimmed(entry.query) !== '' &&
    typeof entry.timestamp === 'string' &&
    ISO_8601.test(entry.timestamp) &&
    !Number.isNaN(Date.parse(entry.timestamp))
  );
}

/** The shape of what `toISOString` and its like write, also in the years of a clock gone wild. */
const ISO_8601 = /^(\d{4}|[+-]\d{6})-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
