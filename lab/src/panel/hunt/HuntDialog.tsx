import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import type { FaultClass } from '../../faults/fault.ts';
import type { Hunt } from '../../hunt/hunt.ts';
import { HINT_POINTS } from '../../hunt/score.ts';
import { withoutBackticks } from '../without-backticks.ts';
import styles from './Hunt.module.css';
import { countFaults, IDLE, reportOf, type HuntMode } from './hunt-mode.ts';

const CLASSES: Readonly<Record<FaultClass, string>> = {
  functional: 'It does the wrong thing',
  visual: 'It looks wrong',
  accessibility: 'Some people cannot perceive or use it',
  performance: 'It is slow, or it jumps',
  data: 'It computes, stores or shows a wrong value',
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Object.entries` gives strings
const CLASS_LIST = Object.entries(CLASSES) as readonly (readonly [FaultClass, string])[];

interface HuntDialogProps {
  readonly hunt: Hunt;
  readonly mode: HuntMode;
  readonly onMode: (mode: HuntMode) => void;
}

/** The questions of a hunt: the class of a report, whether to take a hint, whether to finish. */
export function HuntDialog({ hunt, mode, onMode }: HuntDialogProps) {
  const cancel = () => onMode(IDLE);
  switch (mode.name) {
    case 'class':
      return (
        <Ask title="What kind of fault is it?" cancel="Cancel" onCancel={cancel}>
          <p className={styles.aim}>{mode.aim.element}</p>
          <ul className={styles.classes} aria-label="Classes">
            {CLASS_LIST.map(([name, meaning]) => (
              <li key={name}>
                <button
                  type="button"
                  className={styles.class}
                  onClick={() => onMode(reportOf(hunt, mode.aim, name))}
                >
                  <strong>{name}</strong> <span>{meaning}</span>
                </button>
              </li>
            ))}
          </ul>
        </Ask>
      );
    case 'hint':
      return (
        <Ask title="Take a hint?" cancel="No hint" onCancel={cancel}>
          <p>
            {`It is about a fault that you have not found, and costs ${HINT_POINTS} of 100 points.`}
          </p>
          <Button
            onClick={() =>
              onMode({ name: 'idle', message: `Hint: ${withoutBackticks(hunt.hint() ?? '')}` })
            }
          >{`Show a hint for ${HINT_POINTS} points`}</Button>
        </Ask>
      );
    case 'finish':
      return (
        <Ask title="Finish the hunt?" cancel="Keep looking" onCancel={cancel}>
          <p>{`${countFaults(hunt.score().missed)} not found yet. What is missing is named when you finish.`}</p>
          <Button
            onClick={() => {
              onMode(IDLE);
              hunt.end();
            }}
          >
            Finish
          </Button>
        </Ask>
      );
    case 'idle':
    case 'pointing':
      return null;
    default:
      return mode satisfies never;
  }
}

interface AskProps {
  readonly title: string;
  readonly cancel: string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A modal dialog. Escape cancels it. */
function Ask({ title, cancel, onCancel, children }: AskProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    // Only `close()` restores the focus, not removal.
    return () => element?.close();
  }, []);
  // In an effect, because the popover that contains the dialog must be shown first.
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={onCancel}
      // Without this, Escape would also close the popup or menu of the shop.
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onCancel();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
      <Button variant="secondary" onClick={onCancel}>
        {cancel}
      </Button>
    </dialog>
  );
}
