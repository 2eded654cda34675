import { useStore } from 'zustand';
import type { FaultSwitch } from '../../faults/fault-switch.ts';
import styles from './Faults.module.css';

interface PracticeMarkProps {
  readonly faults: FaultSwitch;
  /** A hunt does not tell which ones. */
  readonly isHunt: boolean;
}

/** How many faults and conditions are on, beside the panel's button. Renders nothing without any. */
export function PracticeMark({ faults, isHunt }: PracticeMarkProps) {
  const { active } = useStore(faults.state);
  if (active.size === 0) return null;
  return (
    <p className={styles.mark}>
      {active.size}
      <span className="visually-hidden">
        {isHunt ? ' faults are hidden' : ' faults and conditions are'}
      </span>{' '}
      on
    </p>
  );
}
