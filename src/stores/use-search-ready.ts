import { useEffect, useReducer, useState } from 'react';
import type { Catalogue } from '#domain/catalogue/generate.ts';
import { searchIndex } from './search-index.ts';

/**
 * Whether a catalogue can be searched now. While it cannot and is `wanted`, the chunk of the search index is fetched
 * and the index built, and the component re-renders when that is done. Rendering throws when the chunk fails to load.
 */
export function useSearchReady(catalogue: Catalogue, wanted: boolean): boolean {
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null);
  if (failure) throw failure.reason;
  const ready = searchIndex.current()?.isIndexed(catalogue) === true;
  useEffect(() => {
    if (ready || !wanted) return undefined;
    const left = new AbortController();
    void (async () => {
      try {
        const { prepareIndex } = await searchIndex.fetch();
        await prepareIndex(catalogue);
        if (!left.signal.aborted) rerender();
      } catch (reason) {
        if (!left.signal.aborted) setFailure({ reason });
      }
    })();
    return () => left.abort();
  }, [catalogue, ready, wanted]);
  return ready;
}
