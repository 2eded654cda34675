import { useMemo } from 'react';
import { SHOWN_HISTORY } from '#domain/search-history.ts';
import { hasEnoughInput, suggest } from '#domain/search/suggest.ts';
import { searchIndexOf } from '#stores/search/catalogue-index.ts';
import { useShop, useVisit } from '#stores/use-shop.ts';
import { useSearchReady } from '#stores/search/use-search-ready.ts';

/** Options of the search box for a text. */
export interface Suggestions {
  readonly items: readonly string[];
  /** True when the items are recent searches rather than suggestions. */
  readonly recent: boolean;
  /** False while the search index is being built. */
  readonly ready: boolean;
}

/** The options for the text in the search box: suggestions, or below 2 characters the recent searches. */
export function useSuggestions(text: string): Suggestions {
  const { catalogue } = useShop();
  const history = useVisit((visit) => visit.history);
  const ready = useSearchReady(text !== '');
  const suggestions = useMemo(
    () => (ready && hasEnoughInput(text) ? suggest(searchIndexOf(catalogue), text) : []),
    [catalogue, ready, text],
  );
  if (hasEnoughInput(text)) return { items: suggestions, recent: false, ready };
  const recent = history.slice(0, SHOWN_HISTORY).map(({ query }) => query);
  return { items: recent, recent: true, ready: true };
}
