import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { OutcomeStatus } from './OutcomeStatus.tsx';
import section from './Section.module.css';
import { useOutcome } from './use-outcome.ts';

interface ResultFootProps {
  readonly result: object;
  /** The buttons before `Copy as JSON`. */
  readonly children: ReactNode;
}

/** What can be done with the result of a hunt or a task. */
export function ResultFoot({ result, children }: ResultFootProps) {
  const { outcome, copy } = useOutcome();
  return (
    <>
      <div className={section.actions}>
        {children}
        <Button
          kind="quiet"
          onClick={() => void copy(`${JSON.stringify(result, null, 2)}\n`, 'JSON copied')}
        >
          Copy as JSON
        </Button>
      </div>
      <OutcomeStatus outcome={outcome} />
    </>
  );
}
