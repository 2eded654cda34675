import { memo, useState } from 'react';
import type { LogEntry } from '../../../public/rivulet.d.ts';
import { Button } from '#ui/Button.tsx';
import { logLine } from '../../events/log-line.ts';
import styles from './LogSection.module.css';
import { OutcomeStatus } from '../OutcomeStatus.tsx';
import type { LabProps } from '../lab-props.ts';
import { saveFile } from '../save-file.ts';
import section from '../Section.module.css';
import { useLive } from '../use-live.ts';
import { useOutcome } from '../use-outcome.ts';

/** How many events are listed: layout of all would be slow. The copied and downloaded logs have every event. */
const SHOWN = 100;

/** What the visitor did, newest first. */
export function LogSection({ lab: { log } }: LabProps) {
  const { outcome, copy } = useOutcome();
  const entries = useLive(
    (changed) => log.subscribe(changed),
    () => log.entries(),
  );
  const count = entries.length;
  const [showsJson, setShowsJson] = useState(false);
  return (
    <>
      <div className={section.actions}>
        <Button
          variant="secondary"
          onClick={() => void copy(log.toJsonLines(), 'JSON Lines copied')}
        >
          Copy JSON Lines
        </Button>
        <Button
          variant="secondary"
          onClick={() => saveFile('log.jsonl', 'application/jsonl', log.toJsonLines())}
        >
          Download
        </Button>
      </div>
      <div className={styles.head}>
        <p className={styles.count}>
          <span>{count === 1 ? '1 event' : `${count} events`}</span>
          {count > SHOWN && <span>{`, the newest ${SHOWN} are listed`}</span>}
        </p>
        <OutcomeStatus outcome={outcome} />
      </div>
      <ol className={styles.list} aria-label="Events">
        {entries
          .slice(-SHOWN)
          .toReversed()
          .map((entry) => (
            <Line key={entry.n} entry={entry} />
          ))}
      </ol>
      <details
        className={section.more}
        onToggle={(event) => setShowsJson(event.currentTarget.open)}
      >
        <summary>JSON Lines</summary>
        {/* Only while it is open: a text of a thousand events would slow down every interaction. */}
        {showsJson && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari scrolls only focusable elements by keyboard
          <pre className={section.json} tabIndex={0}>
            {log.toJsonLines()}
          </pre>
        )}
      </details>
    </>
  );
}

const Line = memo(function Line({ entry }: { readonly entry: LogEntry }) {
  const { item, value, time } = logLine(entry);
  return (
    <li className={styles.line}>
      <span className={styles.event}>{entry.event}</span>{' '}
      <span className={styles.time}>{time}</span>{' '}
      {item !== '' && <span className={styles.item}>{item}</span>}{' '}
      {value !== '' && <span className={styles.value}>{value}</span>}
    </li>
  );
});
