import type { Outcome } from './use-outcome.ts';
import styles from './Section.module.css';

interface OutcomeStatusProps {
  readonly outcome: Outcome | null;
  readonly id?: string;
}

/** The status line of a section, and the text that could not be copied. An empty status keeps the height of a line. */
export function OutcomeStatus({ outcome, id }: OutcomeStatusProps) {
  return (
    <>
      <p className={styles.status} id={id} role="status" data-error={outcome?.isError}>
        {outcome?.text}
      </p>
      {outcome?.byHand !== undefined && (
        <textarea
          className={styles.field}
          aria-label="Text to copy"
          readOnly
          rows={4}
          value={outcome.byHand}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}
