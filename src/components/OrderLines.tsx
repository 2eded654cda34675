import { productFromId } from '#domain/catalogue/generate.ts';
import { lineTotal } from '#domain/cart/items.ts';
import type { Order } from '#domain/cart/order.ts';
import { formatCents } from '#domain/money.ts';
import { ProductPicture } from './ProductPicture.tsx';
import styles from './OrderLines.module.css';

interface OrderLinesProps {
  readonly lines: Order['lines'];
  readonly label?: string;
  readonly id?: string;
}

/** A list of what is ordered: picture, title, quantity and total of each line. */
export function OrderLines({ lines, label, id }: OrderLinesProps) {
  return (
    <ul id={id} className={styles.lines} aria-label={label}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <Thumbnail id={line.id} />
          <span className={styles.title}>{line.title}</span>{' '}
          <span className={styles.qty}>{`× ${line.qty}`}</span>{' '}
          <span className={styles.total}>{formatCents(lineTotal(line))}</span>
        </li>
      ))}
    </ul>
  );
}

/** Hidden: its text is the title beside it. */
function Thumbnail({ id }: { readonly id: string }) {
  const product = productFromId(id);
  return (
    <span className={styles.picture} aria-hidden="true">
      {product && <ProductPicture product={product} use="small" />}
    </span>
  );
}
