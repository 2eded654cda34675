import { hasFields, keptList, type KeptList } from '#browser/kept.ts';
import type { SafeStorage } from '#browser/storage.ts';
import { tidy, type History, type HistoryEntry } from '#domain/search/history.ts';

export const HISTORY_KEY = 'rivulet.search-history';

export function storedHistory(storage: SafeStorage): KeptList<HistoryEntry> {
  return keptList({ storage, key: HISTORY_KEY, parse: parseHistory, format: (entries) => entries });
}

/** Every entry that can be used; what cannot is logged and left out, entry by entry. */
function parseHistory(json: unknown): History | null {
  if (!Array.isArray(json)) {
    console.error('The stored search history is not a list and is ignored:', json);
    return null;
  }
  const entries = json.flatMap((entry: unknown) => {
    if (isEntry(entry)) return [{ query: entry.query, timestamp: entry.timestamp }];
    console.error('An entry of the stored search history is not usable and is ignored:', entry);
    return [];
  });
  return tidy(entries);
}

function isEntry(entry: unknown): entry is HistoryEntry {
  return (
    hasFields(entry, ['query', 'timestamp']) &&
    typeof entry.query === 'string' &&
    entry.query.trim() !== '' &&
    typeof entry.timestamp === 'string' &&
    ISO_8601.test(entry.timestamp) &&
    !Number.isNaN(Date.parse(entry.timestamp))
  );
}

/** A point in time as `toISOString` and its like write it. */
const ISO_8601 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
