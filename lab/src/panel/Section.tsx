import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  readonly name: string;
  readonly startsOpen: boolean;
  readonly children: ReactNode;
}

/** A section of the panel: a region named by its heading, which opens and closes it. */
export function Section({ name, startsOpen, children }: SectionProps) {
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <details open={startsOpen}>
        <summary className={styles.summary}>
          <h2 id={headingId}>{name}</h2>
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
    </section>
  );
}
