import { useEffect, useEffectEvent } from 'react';
import type { Hunt } from '../../hunt/hunt.ts';

/** Calls back when the hunt has ended. */
export function useHuntEnd(hunt: Hunt | null, ended: () => void): void {
  const onEnd = useEffectEvent(ended);
  useEffect(
    () =>
      hunt?.state.subscribe((now, before) => {
        if (now.ended !== null && before.ended === null) onEnd();
      }),
    [hunt],
  );
}
