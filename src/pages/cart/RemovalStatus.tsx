import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { focusHeading, isFocusLost } from '#router/NavigationEffects.tsx';
import { useShop } from '#stores/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import type { PendingUndo } from '#visit/visit.ts';
import { removeButtonId } from './CartLine.tsx';
import styles from './CartPage.module.css';

/**
 * A status line that names the removed product and offers Undo. It is always rendered: screen readers announce only
 * changes of an existing live region.
 */
export function RemovalStatus() {
  const { visit } = useShop();
  const removal = useStore(visit.undo, (offer) => (offer?.place === 'cart-page' ? offer : null));
  const line = useRef<HTMLDivElement>(null);

  // The clicked button was removed with its line, which leaves the focus on the body. So does Undo, when another tab
  // changes the cart.
  useEffect(() => {
    if (!removal) return undefined;
    if (isFocusLost()) line.current?.focus();
    return () => queueMicrotask(() => isFocusLost() && focusHeading());
  }, [removal]);

  const undo = ({ restore }: PendingUndo) => {
    const before = visit.state.getState().cart;
    flushSync(restore);
    const back = visit.state.getState().cart.find((one) => !before.some(({ id }) => id === one.id));
    if (back) document.getElementById(removeButtonId(back.id))?.focus();
  };

  return (
    <div ref={line} className={removal ? styles.removal : undefined} role="status" tabIndex={-1}>
      {removal && (
        <>
          <span>{removal.text}</span>{' '}
          <Button kind="quiet" onClick={() => undo(removal)}>
            Undo
          </Button>
        </>
      )}
    </div>
  );
}
