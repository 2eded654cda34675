import { useStore } from 'zustand';
import { Button } from '#ui/Button.tsx';
import { formatHunt, nextHunt, parseHunt } from '../../hunt/hunt-options.ts';
import type { Hunt } from '../../hunt/hunt.ts';
import { HINT_POINTS } from '../../hunt/score.ts';
import type { Lab } from '../../create-lab.ts';
import { ResultFoot } from '../ResultFoot.tsx';
import section from '../Section.module.css';
import { FaultDetails } from './FaultDetails.tsx';
import { HuntActions } from './HuntActions.tsx';
import { formatSeconds, formatShare, summaryOf, type HuntMode } from './hunt-mode.ts';
import { withoutBackticks } from '../without-backticks.ts';
import styles from './HuntSection.module.css';

interface HuntSectionProps {
  readonly lab: Lab;
  readonly hunt: Hunt;
  /** Folds the panel and changes the mode. */
  readonly onMode: (mode: HuntMode) => void;
}

/** The progress of a hunt, and its result when it has ended. */
export function HuntSection({ lab, hunt, onMode }: HuntSectionProps) {
  const { ended } = useStore(hunt.state);
  const found = hunt.foundFaults();
  const hints = hunt.hints();
  if (ended !== null) return <FinishedHunt lab={lab} hunt={hunt} />;
  const { falseReports } = hunt.score();
  return (
    <>
      <p>
        <strong>{summaryOf(hunt.options.number, hunt.size, found.length, falseReports)}</strong>
      </p>
      <div className={section.actions}>
        <HuntActions hunt={hunt} onMode={onMode} />
      </div>
      <p>Some faults show only in a narrow window, some only in a wide one.</p>
      {found.length > 0 && (
        <section className={styles.group}>
          <h3>Found</h3>
          <ul className={styles.faults} aria-label="Found">
            {found.map(({ key, title }) => (
              <li key={key}>{withoutBackticks(title)}</li>
            ))}
          </ul>
        </section>
      )}
      {hints.length > 0 && (
        <section className={styles.group}>
          <h3>Hints</h3>
          <ol className={styles.hints} aria-label="Hints">
            {hints.map((hint) => (
              <li key={hint}>{withoutBackticks(hint)}</li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function FinishedHunt({ lab, hunt }: Omit<HuntSectionProps, 'onMode'>) {
  const result = hunt.result();
  if (!result) return null;
  const found = hunt.foundFaults();
  const missed = hunt.missedFaults();
  const next = nextHunt(hunt.options);
  const facts = [
    ['Found', `${result.found} of ${hunt.size}`],
    ['False reports', String(result.falseReports)],
    ['Precision', formatShare(result.precision)],
    ['Recall', formatShare(result.recall)],
    ['Time', formatSeconds(result.seconds)],
    ['Hints', result.hints === 0 ? '0' : `${result.hints}, −${result.hints * HINT_POINTS} points`],
  ] as const;
  return (
    <>
      <p className={styles.points} data-lab-result tabIndex={-1}>
        <strong>{result.points}</strong> of 100 points in hunt {hunt.options.number}
      </p>
      <dl className={styles.score}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ResultFoot
        lab={lab}
        result={result}
        again="Play again"
        onAgain={() => lab.rememberPanel('folded')}
      >
        <Button variant="secondary" onClick={() => location.assign(urlWith(lab, formatHunt(next)))}>
          New hunt
        </Button>
      </ResultFoot>
      <FaultDetails name="Missed" faults={missed} />
      <FaultDetails name="Found" faults={found} />
    </>
  );
}

/** The current URL with another hunt. */
function urlWith({ options }: Lab, next: string): string {
  const url = new URL(location.href);
  const changed = options.valid.map((option) => (parseHunt(option) ? next : option));
  url.searchParams.set('lab', changed.join(','));
  url.hash = '';
  return url.href;
}
