import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { describeElement } from '../../hunt/pointing/describe-element.ts';
import type { Hunt } from '../../hunt/hunt.ts';
import { screensOf } from '../../hunt/pointing/screens.ts';
import { startPointing } from '../../hunt/pointing/start-pointing.ts';
import { shownPath } from '../../state/path.ts';
import type { Lab } from '../../create-lab.ts';
import styles from './Hunt.module.css';
import { afterPointing, IDLE, type HuntMode } from './hunt-mode.ts';

interface PointerProps {
  readonly lab: Lab;
  readonly hunt: Hunt;
  readonly from: 'pointer' | 'keyboard';
  readonly onMode: (mode: HuntMode) => void;
  /** Called with the focused element, before the focus moves. */
  readonly onStart: (focused: Element | null) => void;
}

/** While rendered, lets the visitor point at an element of the shop, and outlines it. */
export function Pointer({ lab: { intercept }, hunt, from, onMode, onStart }: PointerProps) {
  const keys = useRef<HTMLDivElement>(null);
  const outline = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Element | null>(null);
  const [announced, setAnnounced] = useState('');
  const helpId = useId();
  const description = at ? describeElement(at) : '';

  const point = useEffectEvent((element: Element, by: 'pointer' | 'key') => {
    setAt(element);
    if (by === 'key') setAnnounced(describeElement(element));
  });
  const choose = useEffectEvent((element: Element) => {
    const described = { element: describeElement(element), path: shownPath() };
    onMode(afterPointing(hunt, hunt.aim(element, screensOf(element), described)));
  });
  const cancel = useEffectEvent(() => onMode(IDLE));
  const start = useEffectEvent(onStart);
  useEffect(() => {
    const controls = keys.current?.closest('aside');
    if (!controls) return undefined;
    const stop = startPointing({
      intercept,
      controls,
      onPoint: point,
      onChoose: choose,
      onCancel: cancel,
    });
    start(document.activeElement);
    // A screen reader passes arrow keys to the page in `role="application"` and in a text field.
    const isField = document.activeElement?.matches('#root :is(input, textarea)');
    if (from === 'keyboard' && !isField) keys.current?.focus({ preventScroll: true });
    return stop;
  }, [intercept, from]);
  useEffect(() => (at && outline.current ? followElement(at, outline.current) : undefined), [at]);

  return (
    <>
      <div
        ref={keys}
        className={styles.keys}
        role="application"
        aria-label="Report"
        aria-describedby={helpId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application handles keys
        tabIndex={0}
      >
        <p id={helpId}>
          Click or tap what is wrong.{' '}
          <span>By keys: arrows and Tab move, Enter chooses, Escape cancels.</span>
        </p>
        <p className="visually-hidden" role="status">
          {announced}
        </p>
      </div>
      <Button variant="secondary" onClick={() => onMode(IDLE)}>
        Cancel
      </Button>
      <div ref={outline} className={styles.outline} hidden={!at} aria-hidden="true">
        <span>{description}</span>
      </div>
    </>
  );
}

/** Keeps the outline around an element while the page scrolls or changes. Returns a function that ends it. */
function followElement(element: Element, outline: HTMLElement): () => void {
  let frame = 0;
  const update = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    Object.assign(outline.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    // The label is inside the outline if there is no room above.
    outline.dataset['inside'] = String(top < LABEL_HEIGHT);
    frame = requestAnimationFrame(update);
  };
  update();
  return () => cancelAnimationFrame(frame);
}

/** In CSS pixels. */
const LABEL_HEIGHT = 30;
