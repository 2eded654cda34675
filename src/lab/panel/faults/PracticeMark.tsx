import { useStore } from 'zustand';
import type { FaultSwitch } from '../../faults/fault-switch.ts';
import type { Hunt } from '../../hunt/hunt.ts';
import styles from './Faults.module.css';

interface PracticeMarkProps {
  readonly faults: FaultSwitch;
  /** A hunt does not say which ones are on. */
  readonly hunt: Hunt | null;
}

/** How many faults and conditions are on, beside the panel's button. Renders nothing without any. */
export function PracticeMark({ faults, hunt }: PracticeMarkProps) {
  const { active } = useStore(faults.state);
  if (active.size === 0) return null;
  const [count, state] = hunt ? [hunt.size, 'hidden'] : [active.size, 'on'];
  const subject = hunt ? 'fault' : 'fault or condition';
  const subjects = hunt ? 'faults' : 'faults and conditions';
  return (
    <p className={styles.mark}>
      <span aria-hidden>{count} on</span>
      <span className="visually-hidden">
        {count === 1 ? `1 ${subject} is ${state}` : `${count} ${subjects} are ${state}`}
      </span>
    </p>
  );
}
