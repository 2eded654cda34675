import { useStore } from 'zustand';
import type { Lab } from '../../create-lab.ts';
import type { TaskResult, Verdict } from '../../../public/rivulet.d.ts';
import { ResultFoot } from '../ResultFoot.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import styles from './Task.module.css';
import type { TaskProps } from './TaskPill.tsx';
import { progressOf, useProgress } from './use-progress.ts';

const VERDICTS: Readonly<Record<Verdict['verdict'], string>> = {
  pass: 'Passed',
  fail: 'Failed',
  error: 'Not judged',
};

/** The goal of a task, and its result when it has ended. */
export function TaskSection({ lab, task }: TaskProps) {
  useStore(task.state);
  const progress = useProgress(lab, task);
  const result = task.result();
  return (
    <>
      <p>{task.brief.goal}</p>
      {result ? (
        <EndedTask lab={lab} result={result} />
      ) : (
        <>
          <p>
            <strong>{progress}</strong>
          </p>
          <AnswerForm task={task} />
        </>
      )}
    </>
  );
}

interface EndedTaskProps {
  readonly lab: Lab;
  readonly result: TaskResult;
}

function EndedTask({ lab, result }: EndedTaskProps) {
  const { verdict, checks, marks, sealed, steps, seconds } = result;
  return (
    <>
      <p data-lab-result tabIndex={-1} className={styles.verdict}>
        <strong>{VERDICTS[verdict]}</strong> {`· ${progressOf(steps, seconds)}`}
      </p>
      <ul className={styles.checks} aria-label="Checks">
        {checks.map(({ what, want, got, ok }) => (
          <li key={what + want} data-ok={ok}>
            <strong>
              {ok ? '✓' : '✗'} {what}
            </strong>
            {ok ? `: ${got}` : `: ${got}, expected ${want}`}
          </li>
        ))}
        {marks.map(({ what, want, got }) => (
          <li key={what} data-ok={false}>
            <strong>! {what}</strong>
            {`: ${got}, expected ${want}`}
          </li>
        ))}
      </ul>
      {!sealed && <p>Not sealed: the page has recorded the log itself.</p>}
      <ResultFoot lab={lab} result={result} again="Start again" />
    </>
  );
}
