import type { ReactNode } from 'react';
import { withKeptParams } from '#router/kept-params.ts';
import { Button } from '#ui/Button.tsx';
import type { Lab } from '../create-lab.ts';
import { OutcomeStatus } from './OutcomeStatus.tsx';
import section from './Section.module.css';
import { useOutcome } from './use-outcome.ts';

interface ResultFootProps {
  readonly lab: Lab;
  readonly result: object;
  /** The name of the button that begins the hunt or the task again. */
  readonly again: string;
  /** Called when it begins again. */
  readonly onAgain?: () => void;
  /** More buttons. */
  readonly children?: ReactNode;
}

/** What can be done with the result of a hunt or a task. */
export function ResultFoot({ lab, result, again, onAgain, children }: ResultFootProps) {
  const { outcome, copy } = useOutcome();
  const beginAgain = () => {
    lab.challenge?.again();
    onAgain?.();
    location.assign(withKeptParams(lab.shop.href.home()));
  };
  return (
    <>
      <div className={section.actions}>
        {children}
        <Button variant="secondary" onClick={beginAgain}>
          {again}
        </Button>
        <Button
          variant="secondary"
          onClick={() => void copy(`${JSON.stringify(result, null, 2)}\n`, 'JSON copied')}
        >
          Copy as JSON
        </Button>
      </div>
      <OutcomeStatus outcome={outcome} />
    </>
  );
}
