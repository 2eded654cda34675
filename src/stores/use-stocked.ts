import { useEffect, useReducer } from 'react';
import type { Catalogue } from '#domain/catalogue/generate.ts';
import { isAtHand, stockShelf } from './shelf.ts';

/**
 * Whether a catalogue can be searched without a wait. Where it cannot and is `wanted`, stocking begins,
 * and what asked is drawn again when it is done.
 */
export function useStocked(catalogue: Catalogue, wanted: boolean): boolean {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const stocked = isAtHand(catalogue);
  useEffect(() => {
    if (stocked || !wanted) return undefined;
    const left = new AbortController();
    void (async () => {
      await stockShelf(catalogue);
      if (!left.signal.aborted) drawAgain();
    })();
    return () => left.abort();
  }, [catalogue, stocked, wanted]);
  return stocked;
}
