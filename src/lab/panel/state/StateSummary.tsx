import type { ReactNode } from 'react';
import { cartTotal, formatItemCount, type CartItems } from '#domain/cart/cart.ts';
import { formatCents } from '#domain/money.ts';
import { readVisit } from '#stores/start-over/visit.ts';
import type { LabProps } from '../lab-props.ts';
import styles from './StateSummary.module.css';
import { useLive } from '../use-live.ts';

/** How many lines of the cart are listed. The JSON has every line. */
const SHOWN_LINES = 8;

interface StateSummaryProps extends LabProps {
  /** As for `useLive`. */
  readonly subscribe: (changed: () => void) => () => void;
}

/** A summary of the visit. */
export function StateSummary({ lab, subscribe }: StateSummaryProps) {
  const { items, history, reviews, orders } = useLive(subscribe, () => readVisit(lab.shop));
  const reviewCount = Object.values(reviews).flat().length;
  return (
    <dl className={styles.summary}>
      <Fact name="Cart">{items.length > 0 && <CartFact items={items} />}</Fact>
      <Fact name="Searches">{history.map(({ query }) => `“${query}”`).join(', ')}</Fact>
      <Fact name="Reviews">{reviewCount > 0 && String(reviewCount)}</Fact>
      <Fact name="Orders">
        {orders.length > 0 && (
          <ul>
            {orders.map(({ number, items }) => (
              <li key={number} className={styles.line}>
                <span>
                  {number}, {formatItemCount(items)}
                </span>
                <span>{formatCents(cartTotal(items))}</span>
              </li>
            ))}
          </ul>
        )}
      </Fact>
    </dl>
  );
}

/** A term and its description; `none` for an empty one. */
function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || <span className={styles.none}>none</span>}</dd>
    </div>
  );
}

function CartFact({ items }: { readonly items: CartItems }) {
  const more = items.length - SHOWN_LINES;
  return (
    <>
      <p className={styles.line}>
        <strong>{formatItemCount(items)}</strong> <strong>{formatCents(cartTotal(items))}</strong>
      </p>
      <ul>
        {items.slice(0, SHOWN_LINES).map(({ id, title, qty }) => (
          <li key={id}>
            {qty} × {title}
          </li>
        ))}
        {more > 0 && <li>and {more} more lines</li>}
      </ul>
    </>
  );
}
