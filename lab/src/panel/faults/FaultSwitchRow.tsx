import { useId, useState, type KeyboardEvent } from 'react';
import type { Dose, Fault } from '../../faults/fault.ts';
import section from '../Section.module.css';
import { withoutBackticks } from '../without-backticks.ts';
import styles from './Faults.module.css';

interface FaultSwitchRowProps {
  readonly fault: Fault;
  /** `null` while the fault is off. */
  readonly dose: number | null;
  /** Whether the switch waits for a reload. */
  readonly isPending: boolean;
  readonly onSet: (dose: number | null) => void;
}

/** A fault: its switch, named by its symptom, and its dose. */
export function FaultSwitchRow({ fault, dose, isPending, onSet }: FaultSwitchRowProps) {
  const { title, key, dose: doses } = fault;
  const [typed, setTyped] = useState(String(dose ?? doses?.default ?? 0));
  const id = useId();
  const amount = doses ? parseDose(typed, doses) : 0;
  const isOn = dose !== null;
  const applyDose = () => {
    if (isOn && amount !== null && amount !== dose) onSet(amount);
  };
  return (
    <li className={styles.row}>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- ARIA in HTML: a checkbox has the state itself
        role="switch"
        id={id}
        className={styles.switch}
        checked={isOn}
        aria-describedby={`${id}about`}
        onChange={() => onSet(isOn ? null : (amount ?? doses?.default ?? 0))}
      />
      <label htmlFor={id}>{withoutBackticks(title)}</label>
      <p className={styles.about} id={`${id}about`}>
        <code>{key}</code>
        {fault.needsReload === true && !isPending && <span> · switched by a reload</span>}
        {isPending && <strong> · takes effect after a reload</strong>}
      </p>
      {doses && (
        <p className={styles.dose}>
          <input
            className={section.field}
            aria-label={`Dose of ${key} in ${doses.unit}`}
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={amount === null}
            aria-describedby={`${id}dose`}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={applyDose}
            onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && applyDose()}
          />{' '}
          <span id={`${id}dose`} data-error={amount === null}>
            {doses.unit}, {doses.min} to {doses.max}
          </span>
        </p>
      )}
    </li>
  );
}

/** `null` for a text that is not a whole number within the bounds. */
function parseDose(text: string, { min, max }: Dose): number | null {
  const dose = /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : Number.NaN;
  return dose >= min && dose <= max ? dose : null;
}
