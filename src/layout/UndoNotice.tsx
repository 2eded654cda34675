import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { UndoButton } from '#components/UndoButton.tsx';
import { useHydrated } from '#lib/hooks/use-hydrated.ts';
import { RESERVED } from '#prerender/contract.ts';
import { focusHeading } from '#router/focus.ts';
import { useShop } from '#stores/use-shop.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { CLOSE } from '#ui/icons.ts';
import { liveRegion } from '#ui/live-region.ts';
import styles from './UndoNotice.module.css';

/** The top of every page: a status line that says what has happened, with Undo; a removed line has its own in its place. */
export function UndoNotice() {
  const { visit } = useShop();
  const current = useStore(visit.undoOffer);
  const offer = current?.removed === undefined ? current : null;
  const row = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();

  // The offer of a link is rendered with this, or the link has changed nothing.
  useLayoutEffect(() => {
    if (hydrated) row.current?.removeAttribute(RESERVED);
  }, [hydrated]);

  const dismiss = () => {
    flushSync(() => visit.dismissUndo());
    focusHeading();
  };

  return (
    <div
      ref={row}
      {...liveRegion(offer !== null)}
      className={styles.notice}
      data-slot="undo"
      data-unprinted
      suppressHydrationWarning
    >
      {offer && (
        <>
          <span className={styles.text}>{offer.text}</span>{' '}
          <span className={styles.actions}>
            <UndoButton offer={offer} />
            <IconButton
              outline={CLOSE}
              small
              className={styles.dismiss}
              aria-label="Dismiss"
              onClick={dismiss}
            />
          </span>
        </>
      )}
    </div>
  );
}
