import { useEffect, useState } from 'react';
import type { Catalogue } from '#domain/catalogue/generate.ts';
import { lazySearchIndex } from './lazy-search-index.ts';

/**
 * Whether a catalogue can be searched now. While it cannot and is `wanted`, the chunk of the search index is fetched
 * and the index built, and the component re-renders when that is done. Rendering throws when the chunk fails to load.
 */
export function useSearchReady(catalogue: Catalogue, wanted: boolean): boolean {
  const [outcome, setOutcome] = useState<{ readonly failure?: unknown }>({});
  if ('failure' in outcome) throw outcome.failure;
  const ready = lazySearchIndex.current()?.isIndexed(catalogue) === true;
  useEffect(() => {
    if (ready || !wanted) return undefined;
    let isCurrent = true;
    const settle = (next: typeof outcome) => {
      if (isCurrent) setOutcome(next);
    };
    lazySearchIndex
      .load()
      .then(({ prepareIndex }) => prepareIndex(catalogue))
      .then(
        () => settle({}),
        (failure: unknown) => settle({ failure }),
      );
    return () => {
      isCurrent = false;
    };
  }, [catalogue, ready, wanted]);
  return ready;
}
