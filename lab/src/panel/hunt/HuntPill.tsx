import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Hunt } from '../../hunt/hunt.ts';
import type { Lab } from '../../lab-api.ts';
import { FLASK } from '../flask.ts';
import './dock-hunt.css';
import styles from './Hunt.module.css';
import { HuntActions } from './HuntActions.tsx';
import { HuntDialog } from './HuntDialog.tsx';
import { summaryOf, type HuntMode } from './hunt-mode.ts';
import { Pointer } from './Pointer.tsx';
import { stayOnTop } from './stay-on-top.ts';

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
  const pill = useRef<HTMLElement>(null);
  const { ended } = useStore(hunt.state);
  const { found, falseReports } = hunt.score();
  const { number } = hunt.options;
  useLayoutEffect(() => {
    const element = pill.current;
    const container = element?.parentElement;
    if (!element || !container) return undefined;
    const leaveTop = stayOnTop(container, element);
    const releaseHeight = reserveHeight(element);
    return () => {
      leaveTop();
      releaseHeight();
    };
  }, []);
  const isIdle = mode.name === 'idle';
  const wasIdle = useRef(isIdle);
  /** The element that had the focus before a report. */
  const focusBefore = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const { activeElement } = document;
    // The element that had the focus was removed.
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

/** Sets `--dock-bottom` to the height that the pill covers: see dock-hunt.css. Returns a function that ends it. */
function reserveHeight(pill: HTMLElement): () => void {
  const { style } = document.documentElement;
  const update = () => {
    const covered = window.innerHeight - pill.getBoundingClientRect().top;
    style.setProperty('--dock-bottom', `${Math.round(covered)}px`);
  };
  // In the next frame: changing sizes inside the callback would cause a "ResizeObserver loop" error.
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
