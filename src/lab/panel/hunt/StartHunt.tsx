import { useId, useState, type FormEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { FAULT_CLASSES } from '../../faults/fault.ts';
import { formatHunt, parseHunt } from '../../hunt/hunt-options.ts';
import section from '../Section.module.css';
import styles from './HuntSection.module.css';

/** A form that starts a hunt by reloading the page with it. */
export function StartHunt() {
  const [number, setNumber] = useState('1');
  const [count, setCount] = useState('5');
  const [faultClass, setFaultClass] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const id = useId();
  const start = (event: FormEvent) => {
    event.preventDefault();
    const hunt = parseHunt(`hunt-${number.trim()}_n${count.trim()}`);
    const chosen = FAULT_CLASSES.find((name) => name === faultClass) ?? null;
    setInvalid(!hunt);
    if (!hunt) return;
    const url = new URL(location.href);
    url.searchParams.set('lab', formatHunt({ ...hunt, class: chosen }));
    url.searchParams.delete('lab-panel');
    url.hash = '';
    location.assign(url);
  };
  return (
    <form className={styles.start} aria-label="Start a hunt" onSubmit={start} noValidate>
      <p className={styles.intro}>
        Faults are picked by the number and hidden in the shop. Find and report them.
      </p>
      <div className={section.labelled}>
        <label htmlFor={`${id}number`}>Number</label>
        <input
          id={`${id}number`}
          className={section.field}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? `${id}hint` : undefined}
          value={number}
          onChange={(event) => setNumber(event.currentTarget.value)}
        />
      </div>
      <div className={section.labelled}>
        <label htmlFor={`${id}count`}>Faults</label>
        <input
          id={`${id}count`}
          className={section.field}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? `${id}hint` : undefined}
          value={count}
          onChange={(event) => setCount(event.currentTarget.value)}
        />
      </div>
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
      {isInvalid && (
        <p className={section.hint} id={`${id}hint`} role="alert">
          Number: 0 to 4294967295. Faults: 1 to 20.
        </p>
      )}
    </form>
  );
}
