import { useLayoutEffect, useRef } from 'react';
import { focusHeading, isFocusLost } from '#router/NavigationEffects.tsx';
import { useShop } from '#stores/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { CLOSE } from '#ui/icons.ts';
import type { PendingUndo } from '#visit/visit.ts';
import styles from './UndoOffer.module.css';

/** The content of the status line: what has happened, and the buttons Undo and Dismiss. */
export function UndoOffer({ offer }: { readonly offer: PendingUndo }) {
  const { undo } = useShop().visit;
  const end = (restore?: () => void) => {
    restore?.();
    undo.setState(null, true);
  };
  const line = useRef<HTMLSpanElement>(null);
  useLayoutEffect(
    () => () => {
      // Removed by Undo, Dismiss or another tab (SPEC FOCUS6). After the commit: the thank-you message, if it is back, takes
      // the focus.
      if (line.current?.contains(document.activeElement))
        queueMicrotask(() => isFocusLost() && focusHeading());
    },
    [],
  );
  useLayoutEffect(() => reserveHeight(line.current?.parentElement), []);
  return (
    <span ref={line} className={styles.offer}>
      <span className={styles.text}>{offer.text}</span>{' '}
      <span className={styles.actions}>
        <Button kind="soft" onClick={() => end(offer.restore)}>
          Undo
        </Button>
        <IconButton
          outline={CLOSE}
          small
          className={styles.dismiss ?? ''}
          aria-label="Dismiss"
          onClick={() => end()}
        />
      </span>
    </span>
  );
}

/** Sets `--undo-height` to the height of the status line: focused elements and docked buttons stay above it. */
function reserveHeight(region: HTMLElement | null | undefined) {
  if (!region) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--undo-height', `${region.offsetHeight}px`);
  });
  observer.observe(region);
  return () => {
    observer.disconnect();
    style.removeProperty('--undo-height');
  };
}
