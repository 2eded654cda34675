import { useStore } from 'zustand';
import { Button } from '#ui/Button.tsx';
import type { TaskResult, Verdict } from '../../lab-api.ts';
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
  const restart = () => {
    task.restart();
    location.assign(lab.shop.href.home());
  };
  return (
    <>
      <p>{task.brief.goal}</p>
      {result ? (
        <EndedTask result={result} onRestart={restart} />
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
  readonly result: TaskResult;
  readonly onRestart: () => void;
}

function EndedTask({ result, onRestart }: EndedTaskProps) {
  const { verdict, checks, steps, seconds } = result;
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
      </ul>
      <ResultFoot result={result}>
        <Button kind="quiet" onClick={onRestart}>
          Start again
        </Button>
      </ResultFoot>
    </>
  );
}
