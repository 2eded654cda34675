import { useEffect, useEffectEvent } from 'react';
import { afterPaint } from '#lib/scheduling/after-paint.ts';
import type { Hunt } from '../../hunt/hunt.ts';

/** The first line of the result. */
const RESULT = '[data-hunt-result]';

/** Calls back when the hunt has ended: the callback renders its result, which then gets the focus. */
export function useHuntEnd(hunt: Hunt | null, ended: () => void): void {
  const onEnd = useEffectEvent(ended);
  useEffect(
    () =>
      hunt?.state.subscribe((now, before) => {
        if (now.ended === null || before.ended !== null) return;
        onEnd();
        void afterPaint().then(() => document.querySelector<HTMLElement>(RESULT)?.focus());
      }),
    [hunt],
  );
}
