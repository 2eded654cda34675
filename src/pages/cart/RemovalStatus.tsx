import { useCart, useShop } from '#stores/use-shop.ts';
import { Button } from '#ui/Button.tsx';
import styles from './CartPage.module.css';

/** Says what was taken out and offers to put it back. It is there before, so that its words are read out. */
export function RemovalStatus() {
  const { cart } = useShop();
  const removal = useCart((state) => state.removal);
  return (
    <div className={removal ? styles.removal : undefined} role="status">
      {removal && (
        <>
          <span>{`${removal.item.title} was removed.`}</span>{' '}
          <Button kind="quiet" onClick={() => cart.undoRemoval()}>
            Undo
          </Button>
        </>
      )}
    </div>
  );
}
