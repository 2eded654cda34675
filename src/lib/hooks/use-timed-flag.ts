import { useState } from 'react';
import { timedFlag } from '../scheduling/timed-flag.ts';

/** State that is true for `duration` milliseconds after each call of `set`. Later values of `duration` are ignored. */
export function useTimedFlag(duration: number): readonly [isSet: boolean, set: () => void] {
  const [isSet, setIsSet] = useState(false);
  const [flag] = useState(() => timedFlag(duration, setIsSet));
  return [isSet, () => flag.setFor()];
}
