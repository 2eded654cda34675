import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Hunt } from '../../hunt/hunt.ts';
import type { Lab } from '../../create-lab.ts';
import { Pill } from '../pill/Pill.tsx';
import { HuntActions } from './HuntActions.tsx';
import { HuntDialog } from './HuntDialog.tsx';
import { summaryOf, type HuntMode } from './hunt-mode.ts';
import { Pointer } from './Pointer.tsx';

interface HuntPillProps {
  readonly lab: Lab;
  readonly hunt: Hunt;
  readonly mode: HuntMode;
  readonly onMode: (mode: HuntMode) => void;
  /** Opens the panel. */
  readonly onOpen: () => void;
}

/** The folded panel of a hunt: its progress and its buttons. */
export function HuntPill({ lab, hunt, mode, onMode, onOpen }: HuntPillProps) {
  const { ended } = useStore(hunt.state);
  const { found, falseReports } = hunt.score();
  const { number } = hunt.options;
  const isIdle = mode.name === 'idle';
  const wasIdle = useRef(isIdle);
  /** The element that had the focus before a report. */
  const focusBefore = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const { activeElement } = document;
    // The element that had the focus was removed.
    if (isIdle && !wasIdle.current && activeElement === document.body) {
      const before = focusBefore.current?.isConnected ? focusBefore.current : null;
      const report = document.querySelector<HTMLElement>('[data-pill] [aria-keyshortcuts]');
      (before ?? report)?.focus({ preventScroll: true });
      focusBefore.current = null;
    }
    wasIdle.current = isIdle;
  }, [isIdle]);

  const isPointing = mode.name === 'pointing';
  const actions = (
    <>
      {isPointing && (
        <Pointer
          lab={lab}
          hunt={hunt}
          from={mode.from}
          onMode={onMode}
          onStart={(focused) => {
            if (focused instanceof HTMLElement && focused !== document.body)
              focusBefore.current = focused;
          }}
        />
      )}
      {!isPointing && <HuntActions hunt={hunt} onMode={onMode} />}
    </>
  );
  return (
    <Pill
      summary={summaryOf(number, hunt.size, found, falseReports)}
      onOpen={onOpen}
      actions={actions}
      isOver={ended !== null}
      message={mode.name === 'idle' ? mode.message : undefined}
      isPointing={isPointing}
    >
      <HuntDialog hunt={hunt} mode={mode} onMode={onMode} />
    </Pill>
  );
}
