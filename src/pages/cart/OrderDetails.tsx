import { useId } from 'react';
import { lineTotal } from '#domain/cart/items.ts';
import { formatCents } from '#domain/money.ts';
import type { Order } from '#domain/cart/order.ts';
import styles from './OrderDetails.module.css';

/** The order's number, and its lines. */
export function OrderDetails({ order }: { readonly order: Order }) {
  const headingId = useId();
  return (
    <section className={styles.order} aria-labelledby={headingId}>
      <h2 id={headingId}>{`Order ${order.number}`}</h2>
      <ul aria-label="Ordered items">
        {order.lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <span className={styles.title}>{line.title}</span>{' '}
            <span className={styles.qty}>{`× ${line.qty}`}</span>{' '}
            <span className={styles.total}>{formatCents(lineTotal(line))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
