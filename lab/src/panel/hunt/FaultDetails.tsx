import type { Fault } from '../../faults/fault.ts';
import { withoutBackticks } from '../without-backticks.ts';
import styles from './HuntSection.module.css';

interface FaultDetailsProps {
  readonly name: string;
  readonly faults: readonly Fault[];
}

/** Faults of a finished hunt, each with the steps to see it. Renders nothing for an empty list. */
export function FaultDetails({ name, faults }: FaultDetailsProps) {
  if (faults.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3>{name}</h3>
      <ul className={styles.faults} aria-label={name}>
        {faults.map(
          ({ key, class: faultClass, title, screens, viewport, steps, expected, actual }) => (
            <li key={key}>
              <details>
                <summary>{withoutBackticks(title)}</summary>
                <p className={styles.meta}>
                  {[
                    faultClass,
                    screens.join(', '),
                    ...(viewport === 'any' ? [] : [`${viewport} window`]),
                  ].join(' · ')}
                </p>
                <ol className={styles.steps}>
                  {steps.map((step) => (
                    <li key={step}>{withoutBackticks(step)}</li>
                  ))}
                </ol>
                <p>Expected: {withoutBackticks(expected)}</p>
                <p>Actual: {withoutBackticks(actual)}</p>
              </details>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
