import { useEffect, useReducer, useState } from 'react';
import type { Catalogue } from '#domain/catalogue/generate.ts';
import { searchIndex } from './search-index.ts';

/**
 * Whether a catalogue can be searched without a wait. Where it cannot and is `wanted`, the search index is loaded and
 * stocked, and the component re-renders when that is done. Rendering throws when the code of the index fails to load.
 */
export function useStocked(catalogue: Catalogue, wanted: boolean): boolean {
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null);
  if (failure) throw failure.reason;
  const stocked = searchIndex.current()?.isAtHand(catalogue) === true;
  useEffect(() => {
    if (stocked || !wanted) return undefined;
    const left = new AbortController();
    void (async () => {
      try {
        const { stockShelf } = await searchIndex.fetch();
        await stockShelf(catalogue);
        if (!left.signal.aborted) rerender();
      } catch (reason) {
        if (!left.signal.aborted) setFailure({ reason });
      }
    })();
    return () => left.abort();
  }, [catalogue, stocked, wanted]);
  return stocked;
}
