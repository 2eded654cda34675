import type { MouseEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import type { Hunt } from '../../hunt/hunt.ts';
import type { HuntMode } from './hunt-mode.ts';
import { REPORT_KEYS } from './use-report-keys.ts';

interface HuntActionsProps {
  readonly hunt: Hunt;
  readonly onMode: (mode: HuntMode) => void;
}

/** The buttons of a hunt. */
export function HuntActions({ hunt, onMode }: HuntActionsProps) {
  // `detail` is the click count: 0 for a click by keyboard.
  const report = ({ detail }: MouseEvent) =>
    onMode({ name: 'pointing', from: detail === 0 ? 'keyboard' : 'pointer' });
  return (
    <>
      <Button
        title={REPORT_KEYS.shown}
        aria-keyshortcuts={REPORT_KEYS.shown}
        aria-description="Point at what is wrong"
        onClick={report}
      >
        Report
      </Button>
      <Button
        variant="secondary"
        disabled={!hunt.hasHint()}
        onClick={() => onMode({ name: 'hint' })}
      >
        Hint
      </Button>
      <Button variant="secondary" onClick={() => onMode({ name: 'finish' })}>
        Finish
      </Button>
    </>
  );
}
