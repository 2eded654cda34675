import { useStore } from 'zustand';
import type { FaultSwitch } from '../../faults/fault-switch.ts';
import type { Hunt } from '../../hunt/hunt.ts';
import { countFaults } from '../hunt/hunt-mode.ts';
import styles from './Faults.module.css';

interface PracticeMarkProps {
  readonly faults: FaultSwitch;
  /** Conditions beside a hunt are not counted. */
  readonly hunt: Hunt | null;
}

/** How many faults and conditions are on, beside the panel's button. Renders nothing without any. */
export function PracticeMark({ faults, hunt }: PracticeMarkProps) {
  const { active } = useStore(faults.state);
  if (active.size === 0) return null;
  const count = hunt?.size ?? active.size;
  const verb = count === 1 ? 'is' : 'are';
  const described = hunt
    ? `${countFaults(count)} ${verb} hidden`
    : `${count} ${count === 1 ? 'fault or condition' : 'faults and conditions'} ${verb} on`;
  return (
    <p className={styles.mark}>
      <span aria-hidden>{`${count} on`}</span>
      <span className="visually-hidden">{described}</span>
    </p>
  );
}
