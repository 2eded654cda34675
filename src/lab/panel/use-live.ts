import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { afterPaint } from '#lib/scheduling/after-paint.ts';

/**
 * A value that follows its source after the next paint, in an interruptible update: the shop's own response to an
 * interaction comes first. Later sources are ignored.
 */
export function useLive<Value>(
  subscribe: (changed: () => void) => () => void,
  read: () => Value,
): Value {
  const [value, setValue] = useState(read);
  const update = useEffectEvent(() => setValue(read));
  const follow = useEffectEvent(subscribe);
  useEffect(() => {
    let isCurrent = true;
    let isScheduled = false;
    const changed = () => {
      if (isScheduled) return;
      isScheduled = true;
      void whenPainted();
    };
    const whenPainted = async () => {
      await afterPaint();
      isScheduled = false;
      if (isCurrent) startTransition(update);
    };
    const unsubscribe = follow(changed);
    // It may have changed since the first render.
    changed();
    return () => {
      isCurrent = false;
      unsubscribe();
    };
  }, []);
  return value;
}
