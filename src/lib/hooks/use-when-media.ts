import { useEffect, useEffectEvent } from 'react';

/** Calls `matched` each time a media query starts to match. */
export function useWhenMedia(query: string, matched: () => void): void {
  const onMatch = useEffectEvent(matched);
  useEffect(() => {
    const list = matchMedia(query);
    const listener = () => {
      if (list.matches) onMatch();
    };
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  }, [query]);
}
