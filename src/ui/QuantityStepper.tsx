import { useId, useState, type ChangeEvent } from 'react';
import { IconButton } from './IconButton.tsx';
import styles from './QuantityStepper.module.css';

const MINUS = 'M6 12h12';
const PLUS = 'M12 6v12M6 12h12';

interface QuantityStepperProps {
  readonly qty: number;
  readonly min: number;
  readonly max: number;
  /** Told apart from others on the page: "Quantity of Cedar Touring Canoe". */
  readonly label: string;
  /** What follows "Decrease quantity" and "Increase quantity" in the buttons' names. */
  readonly of?: string;
  /** A typed text as a quantity, or `null` when it is none. */
  readonly parse: (typed: string) => number | null;
  readonly onSet: (qty: number) => void;
  readonly onDecrease: () => void;
  readonly onIncrease: () => void;
}

/** What is being typed. */
interface Edit {
  readonly text: string;
  /** The quantity before its first letter. */
  readonly before: number;
  /** The quantity that it stands for. */
  readonly gives: number;
  /** No quantity, and not only begun. */
  readonly wrong: boolean;
}

/**
 * A number that can be typed or stepped. What is typed counts as soon as it is a quantity; with anything
 * else the field says what it takes, and the quantity is the one from before the typing.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { qty, min, max, label, of = '', parse, onSet, onDecrease, onIncrease } = props;
  const [typed, setTyped] = useState<Edit | null>(null);
  // Another tab may have changed the quantity since: then that one is shown.
  const edit = typed?.gives === qty ? typed : null;
  const hintId = useId();
  const wrong = edit?.wrong === true;

  const type = ({ currentTarget: { value: text, validity } }: ChangeEvent<HTMLInputElement>) => {
    // On the way to 1000 stand 1, 10 and 100: they count while they stand, and not when it proves wrong.
    const goesOn = edit !== null && (text.startsWith(edit.text) || validity.badInput);
    const before = goesOn ? edit.before : qty;
    const parsed = parse(text);
    const next = parsed ?? before;
    const wrong = parsed === null && (text !== '' || validity.badInput);
    setTyped({ text, before, gives: next, wrong });
    if (next !== qty) onSet(next);
  };

  /** React leaves a text that is the same number as it stands, such as `007`. */
  const settle = (input: HTMLInputElement) => {
    setTyped(null);
    input.value = String(edit?.gives ?? qty);
  };

  const step = (act: () => void) => () => {
    setTyped(null);
    act();
  };

  return (
    <div className={styles.field}>
      <div className={styles.stepper}>
        <IconButton
          outline={MINUS}
          className={styles.step ?? ''}
          aria-label={`Decrease quantity${of}`}
          onClick={step(onDecrease)}
        />
        <input
          className={styles.input}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          required
          aria-label={label}
          aria-invalid={wrong}
          aria-describedby={wrong ? hintId : undefined}
          value={edit?.text ?? qty}
          onChange={type}
          // A field with the focus would take the wheel for a step up or down; without it the page scrolls.
          onWheel={(event) => event.currentTarget.blur()}
          onBlur={(event) => settle(event.currentTarget)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle(event.currentTarget);
          }}
        />
        <IconButton
          outline={PLUS}
          className={styles.step ?? ''}
          aria-label={`Increase quantity${of}`}
          onClick={step(onIncrease)}
        />
      </div>
      {wrong && (
        <span className={styles.hint} id={hintId} role="alert">
          {`A whole number from ${min} to ${max}`}
        </span>
      )}
    </div>
  );
}
