import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { FLASK } from '../flask.ts';
import './dock-pill.css';
import styles from './Pill.module.css';
import { stayOnTop } from './stay-on-top.ts';

interface PillProps {
  /** The progress so far, on the button that opens the panel. */
  readonly summary: string;
  readonly onOpen: () => void;
  /** Below that button. */
  readonly text?: string;
  /** The buttons; once it has ended, the only one is `Result`. */
  readonly actions: ReactNode;
  readonly isOver: boolean;
  /** Announced when it changes. */
  readonly message?: string | undefined;
  /** Whether the visitor points at an element: the buttons make room. */
  readonly isPointing?: boolean;
  /** Dialogs. */
  readonly children?: ReactNode;
}

/** The folded panel of a hunt or a task, above everything of the shop. */
export function Pill(props: PillProps) {
  const { summary, onOpen, text, actions, isOver, message, isPointing, children } = props;
  const pill = useRef<HTMLElement>(null);
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
  return (
    <aside ref={pill} className={styles.pill} aria-label="Lab" popover="manual">
      <div className={styles.bar} data-pill data-pointing={isPointing ?? false}>
        <button
          type="button"
          className={styles.summary}
          data-lab-toggle
          aria-expanded={false}
          onClick={onOpen}
        >
          <Icon outline={FLASK} />
          {/* In an element of its own, so that it follows on a translated page (DATA25). */}
          <span>{summary}</span>
        </button>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        <div className={styles.actions}>
          {isOver ? <Button onClick={onOpen}>Result</Button> : actions}
        </div>
        <p className={styles.message} role="status">
          {message}
        </p>
      </div>
      {children}
    </aside>
  );
}

/** Sets `--dock-bottom` to the height that the pill covers: see dock-pill.css. Returns a function that ends it. */
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
