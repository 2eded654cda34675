import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusHeading, isFocusLost } from '#router/NavigationEffects.tsx';
import type { Removal } from '#stores/cart/cart.ts';
import { useCart, useShop } from '#stores/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { removeButtonId } from './CartLine.tsx';
import styles from './CartPage.module.css';

/**
 * A status line that names the removed product and offers Undo. It is always rendered: screen readers announce only
 * changes of an existing live region.
 */
export function RemovalStatus() {
  const { cart } = useShop();
  const removal = useCart((state) => state.removal);
  const line = useRef<HTMLDivElement>(null);

  // The clicked button was removed with its line, which leaves the focus on the body. So does Undo, when another tab
  // changes the cart.
  useEffect(() => {
    if (!removal) return undefined;
    if (isFocusLost()) line.current?.focus();
    return () => queueMicrotask(() => isFocusLost() && focusHeading());
  }, [removal]);

  const undo = ({ item }: Removal) => {
    flushSync(() => cart.undoRemoval());
    document.getElementById(removeButtonId(item))?.focus();
  };

  return (
    <div ref={line} className={removal ? styles.removal : undefined} role="status" tabIndex={-1}>
      {removal && (
        <>
          <span>{`${removal.item.title} was removed.`}</span>{' '}
          <Button kind="quiet" onClick={() => undo(removal)}>
            Undo
          </Button>
        </>
      )}
    </div>
  );
}
