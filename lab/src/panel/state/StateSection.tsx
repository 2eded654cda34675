import { useStore } from 'zustand';
import { subscribeToLocation } from '#router/location.ts';
import type { Shop } from '#stores/shop.ts';
import { Button } from '#ui/Button.tsx';
import { ApplyState } from './ApplyState.tsx';
import { OutcomeStatus } from '../OutcomeStatus.tsx';
import type { LabProps } from '../lab-props.ts';
import { saveFile } from '../save-file.ts';
import styles from '../Section.module.css';
import { StateSummary } from './StateSummary.tsx';
import { useLive } from '../use-live.ts';
import { useOutcome } from '../use-outcome.ts';

/** The visit as a summary and as JSON, with controls to export and import it. */
export function StateSection({ lab }: LabProps) {
  const { outcome, copy } = useOutcome();
  const subscribe = (changed: () => void) => subscribeTo(lab.shop, changed);
  const json = useLive(subscribe, () => JSON.stringify(lab.state(), null, 2));
  const linkError = useStore(lab.linkError);
  const { invalid } = lab.options;

  return (
    <>
      {invalid.length > 0 && (
        <p className={styles.hint}>Unknown options in the URL: {invalid.join(', ')}</p>
      )}
      {linkError !== null && (
        <p className={styles.hint}>The state in the URL is invalid: {linkError}</p>
      )}
      <StateSummary state={JSON.parse(json)} />
      <details className={styles.more}>
        <summary>JSON</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari scrolls only focusable elements by keyboard */}
        <pre className={styles.json} tabIndex={0}>
          {json}
        </pre>
      </details>
      <ApplyState apply={(text) => lab.apply(text)} />
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => void copy(lab.stateLink(), 'Link copied')}>
          Copy link
        </Button>
        <Button variant="secondary" onClick={() => void copy(textOf(lab), 'JSON copied')}>
          Copy JSON
        </Button>
        <Button
          variant="secondary"
          onClick={() => saveFile('state.json', 'application/json', textOf(lab))}
        >
          Download
        </Button>
        {/* As in the footer, with Undo. The shop shows the outcome. */}
        <Button variant="secondary" onClick={() => lab.reset()}>
          Start over
        </Button>
      </div>
      <OutcomeStatus outcome={outcome} />
    </>
  );
}

function textOf(lab: LabProps['lab']): string {
  return `${JSON.stringify(lab.state(), null, 2)}\n`;
}

function subscribeTo({ visit }: Shop, changed: () => void): () => void {
  const unsubscribes = [visit.state.subscribe(changed), subscribeToLocation(changed)];
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}
