import { lineTotal } from '#domain/cart.ts';
import { formatCents } from '#domain/money.ts';
import type { Order } from '#domain/order.ts';
import styles from './ThankYou.module.css';

/** The order's number, and its lines in a disclosure. */
export function OrderDetails({ order }: { readonly order: Order }) {
  return (
    <details className={styles.details}>
      <summary>{`Order ${order.number}`}</summary>
      <ul aria-label="Ordered items">
        {order.items.map((item) => (
          <li key={item.id}>
            <span>{item.title}</span> <span>{`× ${item.qty}`}</span>{' '}
            <span>{formatCents(lineTotal(item))}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
