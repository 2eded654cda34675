import { IconButton } from '#ui/IconButton.tsx';
import styles from './QuantityStepper.module.css';
import { QUANTITY_HINT, useQuantityField } from './use-quantity-field.ts';

interface QuantityStepperProps {
  /** Of the input, unique on the page. */
  readonly id: string;
  readonly qty: number;
  /** The product's title, with which the names end. Absent where a `<label>` names the input. */
  readonly of?: string;
  readonly onSet: (qty: number) => void;
  readonly onStep: (by: 1 | -1) => void;
}

/** A number field with two buttons. What is typed counts when the field is left, and on Enter. */
export function QuantityStepper({ id, qty, of, onSet, onStep }: QuantityStepperProps) {
  const { isHinted, ...field } = useQuantityField(qty, onSet);
  const name = of === undefined ? 'quantity' : `quantity of ${of}`;
  const hintId = `${id}-hint`;
  return (
    <div className={styles.field}>
      <div className={styles.stepper}>
        <IconButton
          outline="M6 12h12"
          small
          className={styles.step}
          aria-label={`Decrease ${name}`}
          onClick={() => onStep(-1)}
        />
        <input
          {...field}
          id={id}
          className={styles.input}
          aria-label={of && `Quantity of ${of}`}
          aria-describedby={field['aria-invalid'] ? hintId : undefined}
        />
        <IconButton
          outline="M12 6v12M6 12h12"
          small
          className={styles.step}
          aria-label={`Increase ${name}`}
          onClick={() => onStep(1)}
        />
      </div>
      {isHinted && (
        <span className={styles.hint} id={hintId} role="alert">
          {QUANTITY_HINT}
        </span>
      )}
    </div>
  );
}
