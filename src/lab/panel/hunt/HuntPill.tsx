import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Hunt } from '../../hunt/hunt.ts';
import { stayOnTop } from '../../hunt/stay-on-top.ts';
import type { Lab } from '../../lab-api.ts';
import { FLASK } from '../flask.ts';
import './dock-hunt.css';
import styles from './Hunt.module.css';
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

/** The folded panel of a hunt: how far it is, and what the hunter can do. */
export function HuntPill({ lab, hunt, mode, onMode, onOpen }: HuntPillProps) {
  const pill = useRef<HTMLElement>(null);
  const { ended } = useStore(hunt.state);
  const { found, falseReports } = hunt.score();
  const { number } = hunt.options;
  useLayoutEffect(() => {
    const element = pill.current;
    const container = element?.parentElement;
    if (!element || !container) return undefined;
    const stopStaying = stayOnTop(container, element);
    const stopReserving = reserveHeight(element);
    return () => {
      stopStaying();
      stopReserving();
    };
  }, []);
  const isIdle = mode.name === 'idle';
  const wasIdle = useRef(isIdle);
  /** Where the visitor was before a report. */
  const focusBefore = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const { activeElement } = document;
    // What had the focus has been removed.
    if (isIdle && !wasIdle.current && activeElement === document.body) {
      const before = focusBefore.current?.isConnected ? focusBefore.current : null;
      const report = pill.current?.querySelector<HTMLElement>('[aria-keyshortcuts]');
      (before ?? report)?.focus({ preventScroll: true });
      focusBefore.current = null;
    }
    wasIdle.current = isIdle;
  }, [isIdle]);

  const isPointing = mode.name === 'pointing';
  return (
    <aside ref={pill} className={styles.pill} aria-label="Lab" popover="manual">
      <div className={styles.bar} data-hunt-controls data-pointing={isPointing}>
        <button
          type="button"
          className={styles.summary}
          data-lab-toggle
          aria-expanded={false}
          onClick={onOpen}
        >
          <Icon outline={FLASK} />
          {summaryOf(number, hunt.size, found, falseReports)}
        </button>
        <div className={styles.actions}>
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
          {!isPointing && ended === null && <HuntActions hunt={hunt} onMode={onMode} />}
          {ended !== null && <Button onClick={onOpen}>Result</Button>}
        </div>
        <p className={styles.message} role="status">
          {mode.name === 'idle' && mode.message}
        </p>
      </div>
      <HuntDialog hunt={hunt} mode={mode} onMode={onMode} />
    </aside>
  );
}

/** Keeps what the pill covers of the window in `--dock-bottom`: see dock-hunt.css. */
function reserveHeight(pill: HTMLElement): () => void {
  const { style } = document.documentElement;
  const update = () => {
    const covered = window.innerHeight - pill.getBoundingClientRect().top;
    style.setProperty('--dock-bottom', `${Math.round(covered)}px`);
  };
  // Later, as the property changes sizes: the observer would report a loop as an error.
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  });
  observer.observe(pill);
  addEventListener('resize', update);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    removeEventListener('resize', update);
    style.removeProperty('--dock-bottom');
  };
}
