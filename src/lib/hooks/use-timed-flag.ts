import { useState } from 'react';
import { timedFlag } from '../scheduling/timed-flag.ts';

/** State that is true for `duration` milliseconds after each `raise`. Later values of `duration` are ignored. */
export function useTimedFlag(duration: number): readonly [up: boolean, raise: () => void] {
  const [up, setUp] = useState(false);
  const [flag] = useState(() => timedFlag(duration, setUp));
  return [up, () => flag.raise()];
}
