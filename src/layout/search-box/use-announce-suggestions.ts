import { useEffect } from 'react';
import { announce } from '#lib/announcer.ts';
import { useShop } from '#stores/use-shop.ts';
import type { Suggestions } from './use-suggestions.ts';

/** How long the visitor's typing must rest before the count is said, in milliseconds. */
const REST_MS = 400;

/** Tells a screen reader how many options the search box's list has come to offer. */
export function useAnnounceSuggestions(
  { items, recent, ready }: Suggestions,
  isOpen: boolean,
): void {
  const { announcer } = useShop();
  const count = items.length;
  // Without recent searches there is nothing to miss; without suggestions there is.
  const worthSaying = isOpen && ready && (count > 0 || !recent);
  useEffect(() => {
    if (!worthSaying) return undefined;
    const timer = setTimeout(() => announce(announcer, messageOf(count, recent)), REST_MS);
    return () => clearTimeout(timer);
  }, [announcer, count, recent, worthSaying]);
}

function messageOf(count: number, recent: boolean): string {
  if (count === 0) return 'No suggestions.';
  const one = recent ? 'recent search' : 'suggestion';
  const many = recent ? 'recent searches' : 'suggestions';
  return `${count} ${count === 1 ? one : many}, use the down arrow to choose.`;
}
