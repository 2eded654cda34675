import { useEffect, useEffectEvent } from 'react';
import { afterPaint } from '#lib/scheduling/after-paint.ts';
import type { Hunt } from '../../hunt/hunt.ts';

/** The first line of the result, which gets the focus. */
const RESULT = '[data-hunt-result]';

/** Calls `ended`, which renders the result, when the hunt ends, and then focuses the result. */
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
