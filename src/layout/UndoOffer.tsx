import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusHeading } from '#router/NavigationEffects.tsx';
import type { PendingUndo } from '#stores/undo.ts';
import { useShop } from '#stores/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { CLOSE } from '#ui/icons.ts';
import styles from './UndoOffer.module.css';

/** The content of the status line: what has happened, and the buttons Undo and Dismiss. */
export function UndoOffer({ offer }: { readonly offer: PendingUndo }) {
  const { undo } = useShop();
  const end = (restore?: () => void) => {
    flushSync(() => {
      restore?.();
      undo.setState(null, true);
    });
    // The button has been removed (SPEC FOCUS6). The thank-you message, if it is back, has taken the focus.
    if (document.activeElement === document.body) focusHeading();
  };
  const line = useRef<HTMLSpanElement>(null);
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
