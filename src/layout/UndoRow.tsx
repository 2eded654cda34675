import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { afterPaint } from '#lib/scheduling/after-paint.ts';
import { htmlData } from '#prerender/contract.ts';
import { usePath } from '#router/location.ts';
import { focusHeading, isFocusLost } from '#router/NavigationEffects.tsx';
import { useShop } from '#stores/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { CLOSE } from '#ui/icons.ts';
import type { UndoOffer } from '#visit/visit.ts';
import styles from './UndoRow.module.css';

/**
 * The header's second row: a status line that says what has happened, with Undo. It is always rendered: screen readers
 * announce only changes of an existing live region.
 */
export function UndoRow() {
  const { visit, announcer } = useShop();
  const offer = useStore(visit.undoOffer);
  const undoButton = useRef<HTMLButtonElement>(null);
  // First: it sets the height that the next one measures.
  useMarkedPage(offer);
  const row = useStillPage(offer);

  useEffect(() => {
    // The clicked button has been removed with its line, which leaves the focus on the body.
    if (offer?.endsWithPage && isFocusLost()) undoButton.current?.focus({ preventScroll: true });
  }, [offer]);

  const undo = ({ undone, focusId }: UndoOffer) => {
    flushSync(() => visit.undo());
    announcer.announce(undone);
    if (focusId !== undefined) document.getElementById(focusId)?.focus();
    if (isFocusLost()) focusHeading();
  };
  const dismiss = () => {
    flushSync(() => visit.dismissUndo());
    focusHeading();
  };

  return (
    // Its role is `status`.
    <output ref={row} className={styles.row}>
      {offer && (
        <span className={styles.offer}>
          <span className={styles.text}>{offer.text}</span>{' '}
          <span className={styles.actions}>
            <Button ref={undoButton} kind="soft" onClick={() => undo(offer)}>
              Undo
            </Button>
            <IconButton
              outline={CLOSE}
              small
              className={styles.dismiss ?? ''}
              aria-label="Dismiss"
              onClick={dismiss}
            />
          </span>
        </span>
      )}
    </output>
  );
}

/** Marks the document while the row is open: what is fixed or sticky moves below it (`data-below-header`). */
function useMarkedPage(offer: UndoOffer | null) {
  useLayoutEffect(() => {
    if (!offer) return undefined;
    // Not a custom property of the root: every element would compute its styles anew.
    const html = htmlData();
    html.undo = '';
    return () => {
      delete html.undo;
    };
  }, [offer]);
}

/**
 * When the row opens or closes on a scrolled page, what is in view stays where it is. Near the top, where the page cannot
 * scroll instead, a closed row keeps its room until it can, or until another page: a button that is pressed again and
 * again stays under the pointer. Returns the row's ref.
 */
function useStillPage(offer: UndoOffer | null): RefObject<HTMLOutputElement | null> {
  const row = useRef<HTMLOutputElement>(null);
  const height = useRef(0);
  const page = usePath();

  useLayoutEffect(() => {
    if (!row.current) return;
    row.current.style.minBlockSize = '';
    height.current = row.current.offsetHeight;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page needs no room
  }, [page]);

  useLayoutEffect(() => {
    const { style } = document.body;
    const done = new AbortController();
    const move = () => {
      if (!row.current) return;
      // Some browsers would correct the scroll position themselves, others not.
      style.overflowAnchor = 'none';
      row.current.style.minBlockSize = '';
      const change = row.current.offsetHeight - height.current;
      if (window.scrollY + change < 0) {
        row.current.style.minBlockSize = `${height.current}px`;
        return;
      }
      done.abort();
      height.current += change;
      if (change !== 0 && window.scrollY > 0) window.scrollBy({ top: change, behavior: 'instant' });
      void afterPaint().then(() => (style.overflowAnchor = ''));
    };
    addEventListener('scroll', move, { passive: true, signal: done.signal });
    move();
    return () => done.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another offer changes the height
  }, [offer]);

  return row;
}
