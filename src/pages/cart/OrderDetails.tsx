import { useId } from 'react';
import { OrderLines } from '#components/OrderLines.tsx';
import type { Order } from '#domain/cart/order.ts';
import { formatPrice } from '#domain/money.ts';
import styles from './OrderDetails.module.css';

/** The order's number, its lines and their total. */
export function OrderDetails({ order }: { readonly order: Order }) {
  const headingId = useId();
  return (
    <section className={styles.order} aria-labelledby={headingId}>
      <h2 id={headingId}>{`Order ${order.number}`}</h2>
      <OrderLines lines={order.lines} label="Ordered items" />
      <p className={styles.sum}>
        <span>Total</span> <span>{formatPrice(order.total)}</span>
      </p>
    </section>
  );
}
