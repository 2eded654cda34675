import type { LabState } from '../../lab-api.ts';
import { STATE_PARTS } from '../../state/state.ts';
import styles from './StateSummary.module.css';

/** How many entries each part of the visit has. */
export function StateSummary({ state }: { readonly state: LabState }) {
  return (
    <dl className={styles.summary}>
      {STATE_PARTS.map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{Object.keys(state[name]).length || <span className={styles.none}>none</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
