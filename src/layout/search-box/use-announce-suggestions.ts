import { useEffect } from 'react';
import { useShop } from '#stores/use-shop.ts';
import type { Suggestions } from './use-suggestions.ts';

/** Pause in typing before the count is announced, in milliseconds. */
const PAUSE_MS = 400;

/** Announces the number of options when it changes. */
export function useAnnounceSuggestions({ items, recent }: Suggestions, isOpen: boolean): void {
  const { announcer } = useShop();
  const count = items.length;
  // No announcement when there are no recent searches.
  const isRelevant = isOpen && (count > 0 || !recent);
  useEffect(() => {
    if (!isRelevant) return undefined;
    const timer = setTimeout(() => announcer.announce(messageOf(count, recent)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [announcer, count, recent, isRelevant]);
}

function messageOf(count: number, recent: boolean): string {
  if (count === 0) return 'No suggestions.';
  const one = recent ? 'recent search' : 'suggestion';
  const many = recent ? 'recent searches' : 'suggestions';
  return `${count} ${count === 1 ? one : many}, use the down arrow to choose.`;
}
