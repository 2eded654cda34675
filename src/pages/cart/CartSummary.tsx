import { useId } from 'react';
import { formatItemCount } from '#domain/cart/cart.ts';
import { totalsOf, type CartItems } from '#domain/cart/items.ts';
import { formatCents } from '#domain/money.ts';
import { Button } from '#ui/Button.tsx';
import { ShareCart } from './ShareCart.tsx';
import styles from './CartSummary.module.css';

interface CartSummaryProps {
  readonly items: CartItems;
  readonly onCheckout: () => void;
}

/** The cart's total, and the Checkout button. */
export function CartSummary({ items, onCheckout }: CartSummaryProps) {
  const headingId = useId();
  const total = formatCents(totalsOf(items).total);
  return (
    <section className={styles.summary} aria-labelledby={headingId}>
      <h2 id={headingId}>Summary</h2>
      <dl className={styles.sums}>
        <div>
          <dt>{formatItemCount(items)}</dt>
          <dd>{total}</dd>
        </div>
        <div>
          <dt>Shipping</dt>
          <dd>Free</dd>
        </div>
        <div className={styles.total}>
          <dt>Total</dt>
          <dd data-total>{total}</dd>
        </div>
      </dl>
      <Button once className={styles.checkout} onClick={onCheckout}>
        Checkout
      </Button>
      <ShareCart items={items} />
      <p className={styles.note}>This is a demo: nothing is charged and nothing is sent.</p>
    </section>
  );
}
