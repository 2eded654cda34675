import { useStore } from 'zustand';
import { Button } from '#ui/Button.tsx';
import { ALL_FAULTS } from '../../faults/all-faults.ts';
import { FAULT_CLASSES, type Fault } from '../../faults/fault.ts';
import { isPending, type ActiveFaults } from '../../faults/fault-switch.ts';
import { OutcomeStatus } from '../OutcomeStatus.tsx';
import type { LabProps } from '../lab-props.ts';
import section from '../Section.module.css';
import { useOutcome } from '../use-outcome.ts';
import { FaultSwitchRow } from './FaultSwitchRow.tsx';
import styles from './Faults.module.css';

/** The faults by class, then the conditions. */
const GROUPS: readonly (readonly [name: string, faults: readonly Fault[]])[] = [
  ...FAULT_CLASSES.map(
    (name) =>
      [name, ALL_FAULTS.filter((fault) => fault.kind === 'fault' && fault.class === name)] as const,
  ),
  ['conditions', ALL_FAULTS.filter(({ kind }) => kind === 'condition')] as const,
];

/** Switches faults and conditions on and off. */
export function FaultsSection({ lab: { faults } }: LabProps) {
  const { outcome, run, copy } = useOutcome();
  const { active } = useStore(faults.state);
  const needsReload = ALL_FAULTS.some((fault) => isPending(fault, faults));
  const allOff = () => {
    for (const fault of active.keys()) faults.set(fault, null);
  };
  return (
    <>
      <p>
        <strong>{active.size === 0 ? 'None is on' : `${active.size} on`}</strong>
        {active.size > 0 && <span>. What looks wrong may be meant.</span>}
      </p>
      <div className={section.actions}>
        <Button variant="secondary" onClick={() => void copy(linkHere(), 'Link copied')}>
          Copy link
        </Button>
        <Button variant="secondary" onClick={() => void run(allOff, 'All are off')}>
          All off
        </Button>
        {needsReload && <Button onClick={() => location.reload()}>Reload to apply</Button>}
      </div>
      <OutcomeStatus outcome={outcome} />
      {GROUPS.map(([name, group]) => (
        <details key={name} className={styles.group}>
          <summary>
            <span className={styles.name}>{name}</span> <span>{countOf(group, active)}</span>
          </summary>
          {name === 'conditions' && (
            <p className={styles.note}>
              No faults: a healthy shop survives them. Whoever reports one is wrong.
            </p>
          )}
          <ul className={styles.list} aria-label={name}>
            {group.map((fault) => (
              <FaultSwitchRow
                key={fault.key}
                fault={fault}
                dose={active.get(fault) ?? null}
                isPending={isPending(fault, faults)}
                onSet={(dose) => faults.set(fault, dose)}
              />
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

/** `2 of 9 on` */
function countOf(group: readonly Fault[], active: ActiveFaults): string {
  const on = group.filter((fault) => active.has(fault)).length;
  return on === 0 ? String(group.length) : `${on} of ${group.length} on`;
}

/** The URL of this page, which names the faults and conditions that are on. */
function linkHere(): string {
  const url = new URL(location.href);
  url.searchParams.delete('lab-panel');
  url.hash = '';
  return url.href.replaceAll('%2C', ',');
}
