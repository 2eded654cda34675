import { cartTotal, type CartItems } from '#domain/cart.ts';
import { formatCents } from '#domain/money.ts';
import styles from './CartPage.module.css';

interface CartSummaryProps {
  readonly items: CartItems;
  readonly onCheckout: () => void;
}

export function CartSummary({ items, onCheckout }: CartSummaryProps) {
  return (
    <section className={styles.summary} aria-label="Summary">
      <p className={styles.total}>
        <span>Total</span> <span data-total>{formatCents(cartTotal(items))}</span>
      </p>
      <button type="button" className={styles.checkout} onClick={onCheckout}>
        Checkout
      </button>
      <p className={styles.note}>This is a demo: nothing is charged and nothing is sent.</p>
    </section>
  );
}
