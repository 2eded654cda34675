import { useState } from 'react';
import { IconButton } from './IconButton.tsx';
import styles from './QuantityStepper.module.css';

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

/** A number that can be typed or stepped. What is typed counts as soon as it is a quantity; else the last one stays. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { qty, min, max, label, of = '', parse, onSet, onDecrease, onIncrease } = props;
  const [typed, setTyped] = useState<string | null>(null);

  const type = (text: string) => {
    setTyped(text);
    const parsed = parse(text);
    if (parsed !== null) onSet(parsed);
  };

  const step = (act: () => void) => () => {
    setTyped(null);
    act();
  };

  return (
    <div className={styles.stepper}>
      <IconButton
        icon="minus"
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
        value={typed ?? qty}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') setTyped(null);
        }}
      />
      <IconButton
        icon="plus"
        className={styles.step ?? ''}
        aria-label={`Increase quantity${of}`}
        onClick={step(onIncrease)}
      />
    </div>
  );
}
