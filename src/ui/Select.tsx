import { Icon } from './Icon.tsx';
import styles from './Select.module.css';

const CHEVRON = 'M6 9.5l6 6 6-6';

/** An option of a dropdown. */
interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectProps {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
  /** Whether it says nothing: it has no border then, and with `false` stands out. */
  readonly isDefault?: boolean;
  /** In narrow windows the label is inside the box. */
  readonly compact?: boolean;
}

/** A labelled native `<select>`. */
export function Select(props: SelectProps) {
  const { id, label, value, options, onChange, isDefault, compact = false } = props;
  return (
    <div className={styles.field} data-compact={compact || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          id={id}
          className={styles.select}
          data-default={isDefault}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon outline={CHEVRON} />
      </div>
    </div>
  );
}
