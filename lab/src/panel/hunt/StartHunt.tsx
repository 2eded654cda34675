import { useId, useState, type FormEvent } from 'react';
import { MAX_SEED } from '#domain/catalogue-params.ts';
import { Button } from '#ui/Button.tsx';
import { FAULT_CLASSES } from '../../faults/fault.ts';
import { formatHunt, parseHunt } from '../../hunt/hunt-options.ts';
import { NumberField } from '../NumberField.tsx';
import section from '../Section.module.css';
import styles from './HuntSection.module.css';

/** A form that starts a hunt by reloading the page with it. */
export function StartHunt() {
  const [number, setNumber] = useState('1');
  const [count, setCount] = useState('5');
  const [faultClass, setFaultClass] = useState('');
  const [invalid, setInvalid] = useState({ number: false, count: false });
  const id = useId();
  const start = (event: FormEvent) => {
    event.preventDefault();
    const numbered = parseHunt(`hunt-${number.trim()}_n1`);
    const counted = parseHunt(`hunt-0_n${count.trim()}_func`);
    const chosen = FAULT_CLASSES.find((name) => name === faultClass) ?? null;
    setInvalid({ number: !numbered, count: !counted });
    if (!numbered || !counted) return;
    const url = new URL(location.href);
    url.searchParams.set('lab', formatHunt({ ...numbered, count: counted.count, class: chosen }));
    url.searchParams.delete('lab-panel');
    url.hash = '';
    location.assign(url);
  };
  return (
    <form className={styles.start} aria-label="Start a hunt" onSubmit={start} noValidate>
      <p className={styles.intro}>
        Faults are picked by the number and hidden in the shop. Find and report them.
      </p>
      <NumberField
        label="Number"
        value={number}
        hintId={invalid.number ? `${id}hint` : null}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <NumberField
        label="Faults"
        value={count}
        hintId={invalid.count ? `${id}hint` : null}
        onChange={(event) => setCount(event.currentTarget.value)}
      />
      <div className={section.labelled}>
        <label htmlFor={`${id}class`}>Class</label>
        <select
          id={`${id}class`}
          className={section.field}
          value={faultClass}
          onChange={(event) => setFaultClass(event.currentTarget.value)}
        >
          <option value="">all</option>
          {FAULT_CLASSES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <Button type="submit">Start</Button>
      {(invalid.number || invalid.count) && (
        <p className={section.hint} id={`${id}hint`} role="alert">
          {invalid.number && <span>Number: 0 to {MAX_SEED}. </span>}
          {invalid.count && <span>Faults: 1 to 20.</span>}
        </p>
      )}
    </form>
  );
}
