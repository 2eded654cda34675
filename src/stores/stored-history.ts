import * as v from 'valibot';
import { keptList, type KeptList } from '#browser/kept.ts';
import type { SafeStorage } from '#browser/storage.ts';
import { tidy, type History, type HistoryEntry } from '#domain/search/history.ts';

export const HISTORY_KEY = 'rivulet.search-history';

const Entry = v.object({
  query: v.pipe(
    v.string(),
    v.check((query) => query.trim() !== ''),
  ),
  timestamp: v.pipe(v.string(), v.isoTimestamp()),
});

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
    const parsed = v.safeParse(Entry, entry);
    if (parsed.success) return [parsed.output];
    console.error('An entry of the stored search history is not usable and is ignored:', entry);
    return [];
  });
  return tidy(entries);
}
