import { useId, type ComponentProps } from 'react';
import styles from './Section.module.css';

interface NumberFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  /** The id of the text that says what is valid; `null` while the field is. */
  readonly hintId: string | null;
}

/** A labelled field for a whole number. */
export function NumberField({ label, hintId, ...input }: NumberFieldProps) {
  const id = useId();
  return (
    <div className={styles.labelled}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className={styles.field}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={hintId !== null}
        aria-describedby={hintId ?? undefined}
      />
    </div>
  );
}
