import { useMemo } from 'react';
import { SHOWN_HISTORY } from '#domain/search-history.ts';
import { hasEnoughInput, suggest } from '#domain/search/suggest.ts';
import { useShop, useVisit } from '#stores/use-shop.ts';

/** Options of the search box for a text. */
export interface Suggestions {
  readonly items: readonly string[];
  /** True when the items are recent searches rather than suggestions. */
  readonly recent: boolean;
}

/** The options for the text in the search box: suggestions, or below 2 characters the recent searches. */
export function useSuggestions(text: string): Suggestions {
  const { search } = useShop();
  const history = useVisit((visit) => visit.history);
  const suggestions = useMemo(
    () => (hasEnoughInput(text) ? suggest(search.index(), text) : []),
    [search, text],
  );
  if (hasEnoughInput(text)) return { items: suggestions, recent: false };
  const recent = history.slice(0, SHOWN_HISTORY).map(({ query }) => query);
  return { items: recent, recent: true };
}
