import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Removal } from '#stores/cart.ts';
import { useCart, useShop } from '#stores/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import { removeButtonId } from './CartLine.tsx';
import styles from './CartPage.module.css';

/** Says what was taken out and offers to put it back. It is there before, so that its words are read out. */
export function RemovalStatus() {
  const { cart } = useShop();
  const removal = useCart((state) => state.removal);
  const line = useRef<HTMLDivElement>(null);

  // What was pressed is gone with its line: the focus goes to where the way back is offered.
  useEffect(() => {
    if (removal && document.activeElement === document.body) line.current?.focus();
  }, [removal]);

  const undo = ({ item }: Removal) => {
    flushSync(() => cart.undoRemoval());
    document.getElementById(removeButtonId(item))?.focus();
  };

  return (
    <div
      ref={line}
      className={removal ? styles.removal : undefined}
      role="status"
      tabIndex={removal ? -1 : undefined}
    >
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
