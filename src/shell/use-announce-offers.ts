import { useEffect } from 'react';
import { say } from '#browser/announcer.ts';
import { useShop } from '#stores/use-shop.ts';
import type { Offers } from './use-offers.ts';

/** How long the visitor's typing must rest before the count is said, in milliseconds. */
const REST_MS = 400;

/** Tells a screen reader how many options the search box's list has come to offer. */
export function useAnnounceOffers({ items, recent }: Offers, shown: boolean): void {
  const { announcer } = useShop();
  const count = items.length;
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => say(announcer, messageOf(count, recent)), REST_MS);
    return () => clearTimeout(timer);
  }, [announcer, count, recent, shown]);
}

function messageOf(count: number, recent: boolean): string {
  const one = recent ? 'recent search' : 'suggestion';
  const many = recent ? 'recent searches' : 'suggestions';
  return `${count} ${count === 1 ? one : many}, use the down arrow to choose.`;
}
