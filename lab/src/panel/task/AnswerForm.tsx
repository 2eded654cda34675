import { useId, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import type { RunningTask } from '../../../../agents/page/running-task.ts';
import section from '../Section.module.css';
import styles from './Task.module.css';

/** Ends the task. Every task has the field, so it does not reveal whether an answer is expected. */
export function AnswerForm({ task }: { readonly task: RunningTask }) {
  const [answer, setAnswer] = useState('');
  const fieldId = useId();
  return (
    <form
      className={styles.answer}
      aria-label="End the task"
      onSubmit={(event) => {
        event.preventDefault();
        task.finish(answer);
      }}
    >
      <label htmlFor={fieldId}>Answer</label>
      <input
        className={section.field}
        id={fieldId}
        autoComplete="off"
        value={answer}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <Button type="submit">Done</Button>
    </form>
  );
}
