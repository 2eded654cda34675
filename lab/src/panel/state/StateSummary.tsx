import type { LabState } from '../../../public/rivulet.d.ts';
import { STATE_PART_NAMES } from '../../state/state-parts.ts';
import styles from './StateSummary.module.css';

/** How many entries each part of the visit has; of a text, the text. */
export function StateSummary({ state }: { readonly state: LabState }) {
  return (
    <dl className={styles.summary}>
      {STATE_PART_NAMES.map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{summaryOf(state[name]) || <span className={styles.none}>none</span>}</dd>
        </div>
      ))}
    </dl>
  );
}

function summaryOf(value: string | object): string | number {
  return typeof value === 'string' ? value : Object.keys(value).length;
}
