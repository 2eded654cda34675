import { memo } from 'react';
import { Link } from '#components/Link.tsx';
import { ProductPicture } from '#components/ProductPicture.tsx';
import { QuantityStepper } from '#components/QuantityStepper.tsx';
import { lineTotal, type CartItem } from '#domain/cart/items.ts';
import { formatCents, formatPrice } from '#domain/money.ts';
import { useShop } from '#stores/use-shop.ts';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './CartPage.module.css';

const TRASH = 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.2 10.5v5.5M13.8 10.5v5.5';

interface CartLineProps {
  readonly item: CartItem;
  /** Its position among the lines, and the rows in place of removed ones. */
  readonly order: number;
}

/** The id of the button that removes a line: it gets the focus when the line is back (SPEC CART43). */
export function removeButtonId(id: string): string {
  return `remove-${id}`;
}

/** Rendered again only for another quantity or place: in a long cart each step would render every line. */
export const CartLine = memo(
  Line,
  (a, b) => a.item.id === b.item.id && a.item.qty === b.item.qty && a.order === b.order,
);

function Line({ item, order }: CartLineProps) {
  const { cart, href } = useShop();
  const { id, title, qty } = item;
  return (
    <li className={styles.line} style={{ order }}>
      <div className={styles.picture}>
        <ProductPicture product={item} use="small" eager />
      </div>
      <Link className={styles.title} href={href.product(id)}>
        {title}
      </Link>
      {/* For a single item the total is the price. */}
      {qty > 1 && (
        <p className={styles.price}>
          <span>{formatPrice(item.price)}</span> each
        </p>
      )}
      <div className={styles.controls}>
        <QuantityStepper
          id={`quantity-${id}`}
          qty={qty}
          of={title}
          onSet={(next) => cart.setQty(id, next)}
          onStep={(by) => (by < 0 ? cart.decrease(id) : cart.increase(id))}
        />
        <IconButton
          outline={TRASH}
          small
          id={removeButtonId(id)}
          className={styles.remove}
          aria-label={`Remove ${title}`}
          onClick={() => cart.remove(id)}
        />
      </div>
      <p className={styles.lineTotal}>{formatCents(lineTotal(item))}</p>
    </li>
  );
}
