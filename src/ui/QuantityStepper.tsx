import { useId, useState, type ChangeEvent } from 'react';
import { IconButton } from './IconButton.tsx';
import styles from './QuantityStepper.module.css';

const MINUS = 'M6 12h12';
const PLUS = 'M12 6v12M6 12h12';

interface QuantityStepperProps {
  readonly qty: number;
  readonly min: number;
  readonly max: number;
  /** Accessible name, unique on the page: "Quantity of Cedar Touring Canoe". */
  readonly label: string;
  /** Appended to the buttons' names "Decrease quantity" and "Increase quantity". */
  readonly of?: string;
  /** Parses typed text; `null` when it is not a quantity. */
  readonly parse: (typed: string) => number | null;
  readonly onSet: (qty: number) => void;
  readonly onDecrease: () => void;
  readonly onIncrease: () => void;
}

/** Text that is being typed. */
interface Edit {
  readonly text: string;
  /** The quantity before typing began. */
  readonly before: number;
  /** The quantity now. */
  readonly qty: number;
  /** The text is not a quantity, and not just empty. */
  readonly invalid: boolean;
}

/**
 * A number input with buttons. Each valid quantity takes effect while typing; for invalid text a hint is shown, and the
 * quantity is the one before typing began.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { qty, min, max, label, of = '', parse, onSet, onDecrease, onIncrease } = props;
  const [typed, setTyped] = useState<Edit | null>(null);
  // Discarded when another tab has changed the quantity (SPEC CART26).
  const edit = typed?.qty === qty ? typed : null;
  const hintId = useId();
  const invalid = edit?.invalid === true;

  const type = ({ currentTarget: { value: text, validity } }: ChangeEvent<HTMLInputElement>) => {
    // Typing 1000 sets 1, 10 and 100; when the result is invalid, the quantity from before all of them returns.
    const isContinued = edit !== null && (text.startsWith(edit.text) || validity.badInput);
    const before = isContinued ? edit.before : qty;
    const parsed = parse(text);
    const next = parsed ?? before;
    const invalid = parsed === null && (text !== '' || validity.badInput);
    setTyped({ text, before, qty: next, invalid });
    if (next !== qty) onSet(next);
  };

  /** React does not normalise text of an equal number, such as `007`. */
  const finishEdit = (input: HTMLInputElement) => {
    setTyped(null);
    input.value = String(edit?.qty ?? qty);
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
          aria-invalid={invalid}
          aria-describedby={invalid ? hintId : undefined}
          value={edit?.text ?? qty}
          onChange={type}
          // The wheel would change the value of a focused number input; it should scroll the page.
          onWheel={(event) => event.currentTarget.blur()}
          onBlur={(event) => finishEdit(event.currentTarget)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') finishEdit(event.currentTarget);
          }}
        />
        <IconButton
          outline={PLUS}
          className={styles.step ?? ''}
          aria-label={`Increase quantity${of}`}
          onClick={step(onIncrease)}
        />
      </div>
      {invalid && (
        <span className={styles.hint} id={hintId} role="alert">
          {`A whole number from ${min} to ${max}`}
        </span>
      )}
    </div>
  );
}
