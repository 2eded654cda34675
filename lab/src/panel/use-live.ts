import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { afterPaint } from '#lib/scheduling/after-paint.ts';

/**
 * Reads a value from an external store, and re-renders after the next paint, in a transition, when the store changes:
 * the shop's own response to an interaction comes first. A `subscribe` passed by a later render is ignored.
 */
export function useLive<Value>(
  subscribe: (changed: () => void) => () => void,
  read: () => Value,
): Value {
  const [value, setValue] = useState(read);
  const update = useEffectEvent(() => setValue(read));
  const start = useEffectEvent(subscribe);
  useEffect(() => {
    let isCurrent = true;
    let isScheduled = false;
    const changed = () => {
      if (isScheduled) return;
      isScheduled = true;
      void updateAfterPaint();
    };
    const updateAfterPaint = async () => {
      await afterPaint();
      isScheduled = false;
      if (isCurrent) startTransition(update);
    };
    const unsubscribe = start(changed);
    // The value may have changed since the first render.
    changed();
    return () => {
      isCurrent = false;
      unsubscribe();
    };
  }, []);
  return value;
}
