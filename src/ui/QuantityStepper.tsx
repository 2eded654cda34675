import { useEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useNativeChange } from '#lib/hooks/use-native-change.ts';
import { IconButton } from './IconButton.tsx';
import styles from './QuantityStepper.module.css';

const MINUS = 'M6 12h12';
const PLUS = 'M12 6v12M6 12h12';

interface QuantityStepperProps {
  /** Of the input, unique on the page. */
  readonly id: string;
  readonly qty: number;
  readonly min: number;
  readonly max: number;
  /** Accessible name, unique on the page: "Quantity of Chalk Pantry Toaster". Absent where a `<label>` names the input. */
  readonly label?: string;
  /** Appended to the buttons' names "Decrease quantity" and "Increase quantity". */
  readonly of?: string;
  /** Parses typed text; `null` when it is not a quantity. */
  readonly parse: (typed: string) => number | null;
  readonly onSet: (qty: number) => void;
  /** `from`: the quantity before the step, typed or not. */
  readonly onDecrease: (from: number) => void;
  readonly onIncrease: (from: number) => void;
}

/** Text that is being typed. */
interface Edit {
  readonly text: string;
  /** The quantity when it was typed. */
  readonly qty: number;
  /** The text is not a quantity, and not just empty. */
  readonly invalid: boolean;
}

/**
 * A number input with buttons. A typed quantity takes effect when the field is left, on Enter and before a step; for
 * invalid text a hint is shown, and the quantity stays as it was.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { id, qty, min, max, label, of = '', parse, onSet, onDecrease, onIncrease } = props;
  const [typed, setTyped] = useState<Edit | null>(null);
  // Discarded when another tab has changed the quantity (SPEC CART26).
  const edit = typed?.qty === qty ? typed : null;
  const hintId = `${id}-hint`;
  const invalid = edit?.invalid === true;
  const isHinted = useHinted(invalid);

  const type = ({ currentTarget: { value: text, validity } }: ChangeEvent<HTMLInputElement>) => {
    const isInvalid = parse(text) === null && (text !== '' || validity.badInput);
    setTyped({ text, qty, invalid: isInvalid });
  };

  /** The typed quantity, or the last valid one. */
  const current = (edit && parse(edit.text)) ?? qty;

  const set = (next: number): number => {
    setTyped(null);
    if (next !== qty) onSet(next);
    return next;
  };

  /** The browser neither normalises text of an equal number, such as `007`, nor removes text that is no number. */
  const setIn = (input: HTMLInputElement, next: number) => {
    input.value = String(set(next));
  };

  const stepper = useRef<HTMLDivElement>(null);
  useNativeChange(stepper, (input) => setIn(input, parse(input.value) ?? qty));

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') setIn(event.currentTarget, current);
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    // The browser would step the text, which may be no quantity.
    event.preventDefault();
    setIn(event.currentTarget, Math.min(max, Math.max(min, current + by)));
  };

  return (
    <div className={styles.field}>
      <div ref={stepper} className={styles.stepper}>
        <IconButton
          outline={MINUS}
          small
          className={styles.step ?? ''}
          aria-label={`Decrease quantity${of}`}
          onClick={() => onDecrease(set(current))}
        />
        <input
          className={styles.input}
          id={id}
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
          onBlur={(event) => setIn(event.currentTarget, current)}
          onKeyDown={press}
          // What is typed next replaces the quantity, also after a driver has cleared the field, which shows it again.
          onFocus={(event) => event.currentTarget.select()}
        />
        <IconButton
          outline={PLUS}
          small
          className={styles.step ?? ''}
          aria-label={`Increase quantity${of}`}
          onClick={() => onIncrease(set(current))}
        />
      </div>
      {isHinted && (
        <span className={styles.hint} id={hintId} role="alert">
          {`A whole number from ${min} to ${max}`}
        </span>
      )}
    </div>
  );
}

/**
 * Whether the hint is shown: while the text is invalid, and until the click or key that leaves the field is over. Earlier,
 * the button that is pressed would move away from the pointer.
 */
function useHinted(invalid: boolean): boolean {
  const [isHinted, setHinted] = useState(invalid);
  if (invalid && !isHinted) setHinted(true);
  useEffect(() => {
    if (invalid || !isHinted) return undefined;
    const over = new AbortController();
    for (const type of ['click', 'keyup'])
      addEventListener(type, () => setHinted(false), { signal: over.signal });
    return () => over.abort();
  }, [invalid, isHinted]);
  return isHinted;
}
