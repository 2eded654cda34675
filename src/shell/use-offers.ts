import { useDeferredValue, useMemo } from 'react';
import { SHOWN_HISTORY } from '#domain/search/history.ts';
import { hasEnoughInput, suggest } from '#domain/search/suggest.ts';
import { useSearchState, useShop } from '#stores/use-shop.ts';

/** What the search box's list offers for a text. */
export interface Offers {
  readonly items: readonly string[];
  /** True when the items are recent searches rather than suggestions. */
  readonly recent: boolean;
}

export function useOffers(text: string): Offers {
  const { vocabulary } = useShop();
  const history = useSearchState((state) => state.history);
  // Typing never waits for the list: it follows as soon as there is time.
  const typed = useDeferredValue(text);
  const suggestions = useMemo(
    () => (hasEnoughInput(typed) ? suggest(vocabulary(), typed) : []),
    [vocabulary, typed],
  );
  if (hasEnoughInput(text)) return { items: suggestions, recent: false };
  return { items: history.slice(0, SHOWN_HISTORY).map(({ query }) => query), recent: true };
}
