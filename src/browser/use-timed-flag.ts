import { useEffect, useRef, useState } from 'react';
import { timedFlag, type TimedFlag } from './timed-flag.ts';

/** A flag of one component that comes down by itself after `duration` milliseconds. */
export function useTimedFlag(duration: number): readonly [up: boolean, raise: () => void] {
  const [up, setUp] = useState(false);
  const mounted = useRef(false);
  const flag = useRef<TimedFlag>(undefined);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const raise = () => {
    flag.current ??= timedFlag(duration, (value) => {
      if (mounted.current) setUp(value);
    });
    flag.current.raise();
  };
  return [up, raise];
}
