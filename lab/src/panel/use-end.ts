import { useEffect, useEffectEvent } from 'react';
import { afterPaint } from '#lib/scheduling/after-paint.ts';
import type { Lab } from '../create-lab.ts';

/** The first line of the result, which gets the focus. */
const RESULT = '[data-lab-result]';

/** Calls `ended`, which renders the result, when the hunt or the task ends, and then focuses the result. */
export function useEnd(challenge: Lab['challenge'], ended: () => void): void {
  const onEnd = useEffectEvent(ended);
  useEffect(
    () =>
      challenge?.state.subscribe((now, before) => {
        if (now.ended === null || before.ended !== null) return;
        onEnd();
        void afterPaint().then(() => document.querySelector<HTMLElement>(RESULT)?.focus());
      }),
    [challenge],
  );
}
