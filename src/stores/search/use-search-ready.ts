import { useEffect, useReducer } from 'react';
import { useShop } from '../use-shop.ts';

/**
 * Whether the catalogue can be searched now. While it cannot and is `wanted`, its index is built, and the component
 * re-renders when that is done.
 */
export function useSearchReady(wanted: boolean): boolean {
  const { search } = useShop();
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const ready = search.isReady();
  useEffect(() => {
    if (wanted && !ready) void search.prepare().then(rerender);
  }, [search, ready, wanted]);
  return ready;
}
