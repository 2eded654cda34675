import { useState } from 'react';
import { timedFlag } from '../timed-flag.ts';

/** A flag of one component that comes down by itself after `duration` milliseconds, as first given. */
export function useTimedFlag(duration: number): readonly [up: boolean, raise: () => void] {
  const [up, setUp] = useState(false);
  const [flag] = useState(() => timedFlag(duration, setUp));
  return [up, () => flag.raise()];
}
