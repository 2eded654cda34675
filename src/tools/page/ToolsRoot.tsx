import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { focusHeading, isFocusLost } from '#router/focus.ts';
import { Button } from '#ui/Button.tsx';
import type { Activity } from './activity.ts';
import { CheckoutDialog } from './CheckoutDialog.tsx';
import type { Questions } from './questions.ts';
import styles from './ToolsRoot.module.css';

interface ToolsRootProps {
  readonly activity: Activity;
  readonly questions: Questions;
}

/** What the visitor sees of tools: a mark while one runs, with Stop, and the question before a checkout. */
export function ToolsRoot({ activity, questions }: ToolsRootProps) {
  const title = useStore(activity.state);
  const question = useStore(questions.state);
  const stop = () => {
    flushSync(activity.stop);
    if (isFocusLost()) focusHeading();
  };
  return (
    <>
      {/* Always rendered: screen readers announce only changes of an existing live region. */}
      <div role="status">
        {title !== null && (
          <p className={styles.mark} data-tool-mark data-unprinted>
            <span>{`Agent: ${title}`}</span>{' '}
            {/* The dialog, behind which the mark is inert, has its own. */}
            {!activity.stopped.aborted && !question && (
              <Button variant="overlay" onClick={stop}>
                Stop
              </Button>
            )}
          </p>
        )}
      </div>
      {question && <CheckoutDialog question={question} onStop={stop} />}
    </>
  );
}
