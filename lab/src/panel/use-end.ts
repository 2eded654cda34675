import { useEffect, useEffectEvent } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { afterPaint } from '#lib/scheduling/after-paint.ts';

/** The first line of the result, which gets the focus. */
const RESULT = '[data-lab-result]';

/** Calls `ended`, which renders the result, when a hunt or a task ends, and then focuses the result. */
export function useEnd<Progress>(
  state: StoreApi<Progress> | undefined,
  isEnded: (progress: Progress) => boolean,
  ended: () => void,
): void {
  const onEnd = useEffectEvent(ended);
  const isOver = useEffectEvent(isEnded);
  useEffect(
    () =>
      state?.subscribe((now, before) => {
        if (!isOver(now) || isOver(before)) return;
        onEnd();
        void afterPaint().then(() => document.querySelector<HTMLElement>(RESULT)?.focus());
      }),
    [state],
  );
}
