import { useId } from 'react';
import { productFromId } from '#domain/catalogue/generate.ts';
import { lineTotal } from '#domain/cart/items.ts';
import { ProductPicture } from '#components/ProductPicture.tsx';
import { formatCents, formatPrice } from '#domain/money.ts';
import type { Order } from '#domain/cart/order.ts';
import styles from './OrderDetails.module.css';

/** The order's number, its lines and their total. */
export function OrderDetails({ order }: { readonly order: Order }) {
  const headingId = useId();
  return (
    <section className={styles.order} aria-labelledby={headingId}>
      <h2 id={headingId}>{`Order ${order.number}`}</h2>
      <ul aria-label="Ordered items">
        {order.lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <Thumbnail id={line.id} />
            <span className={styles.title}>{line.title}</span>{' '}
            <span className={styles.qty}>{`× ${line.qty}`}</span>{' '}
            <span className={styles.total}>{formatCents(lineTotal(line))}</span>
          </li>
        ))}
      </ul>
      <p className={styles.sum}>
        <span>Total</span> <span>{formatPrice(order.total)}</span>
      </p>
    </section>
  );
}

function Thumbnail({ id }: { readonly id: string }) {
  const product = productFromId(id);
  return (
    <span className={styles.picture}>{product && <ProductPicture product={product} eager />}</span>
  );
}
