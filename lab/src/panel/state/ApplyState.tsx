import { useId, useRef, useState, type DragEvent, type FormEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { OutcomeStatus } from '../OutcomeStatus.tsx';
import styles from '../Section.module.css';
import { useOutcome } from '../use-outcome.ts';

interface ApplyStateProps {
  /** Rejects with an error whose message says what is invalid. */
  readonly apply: (text: string) => Promise<void>;
}

/** Applies a state that is typed, pasted, dropped, or in a file. */
export function ApplyState({ apply }: ApplyStateProps) {
  const { outcome, run } = useOutcome();
  const [text, setText] = useState('');
  const [isOver, setOver] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const statusId = useId();

  const applyText = (text: string) => run(() => apply(text), 'State applied');
  const applyFile = (chosen: File) => run(async () => apply(await chosen.text()), 'State applied');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void applyText(text);
  };
  const drop = (event: DragEvent) => {
    // Otherwise the browser opens the file instead of the shop.
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    void (dropped ? applyFile(dropped) : applyText(event.dataTransfer.getData('text/plain')));
  };

  return (
    <details className={styles.more}>
      <summary>Apply a state</summary>
      <form
        className={styles.drop}
        aria-label="Apply a state"
        data-over={isOver}
        onSubmit={submit}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label htmlFor={fieldId}>State as JSON: paste it, or drop a file</label>
        <textarea
          id={fieldId}
          className={styles.field}
          rows={4}
          spellCheck={false}
          aria-invalid={outcome?.isError ?? false}
          aria-describedby={outcome?.isError ? statusId : undefined}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="secondary" disabled={text.trim() === ''}>
            Apply
          </Button>
          <Button variant="secondary" onClick={() => file.current?.click()}>
            Choose a file
          </Button>
        </div>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen) void applyFile(chosen);
            // Otherwise choosing the same file again would fire no event.
            currentTarget.value = '';
          }}
        />
        <OutcomeStatus outcome={outcome} id={statusId} />
      </form>
    </details>
  );
}
