import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { UndoButton } from '#components/UndoButton.tsx';
import { useHydrated } from '#lib/hooks/use-hydrated.ts';
import { RESERVED } from '#prerender/contract.ts';
import { focusHeading } from '#router/NavigationEffects.tsx';
import { useShop } from '#stores/use-shop.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { CLOSE } from '#ui/icons.ts';
import styles from './UndoNotice.module.css';

/**
 * The top of every page: a status line that says what has happened, with Undo; a removed line has its own in its place.
 * It is always rendered: screen readers announce only changes of an existing live region.
 */
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
    // Empty, it is no status: programs that look for the page's own find no other before it.
    <div
      ref={row}
      role={offer ? 'status' : undefined}
      aria-live="polite"
      aria-atomic
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
              className={styles.dismiss ?? ''}
              aria-label="Dismiss"
              onClick={dismiss}
            />
          </span>
        </>
      )}
    </div>
  );
}
