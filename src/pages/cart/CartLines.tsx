import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { ProductPicture } from '#components/ProductPicture.tsx';
import { UndoButton } from '#components/UndoButton.tsx';
import { itemsOf, type CartItems } from '#domain/cart/items.ts';
import { useShop } from '#stores/use-shop.ts';
import { liveRegion } from '#ui/live-region.ts';
import type { UndoOffer } from '#visit/visit.ts';
import { CartLine, removeButtonId } from './CartLine.tsx';
import styles from './CartPage.module.css';

/** What stands in the place of a removed line, with Undo while that is offered. */
interface RemovedLine {
  readonly id: string;
  readonly offer: UndoOffer;
  /** Its position among the lines and rows that were shown. */
  readonly at: number;
  /** The line's, in CSS pixels. */
  readonly height: number;
}

/** The lines of the cart, and rows of the same height in place of removed ones: what the pointer is over stays there. */
export function CartLines({ items }: { readonly items: CartItems }) {
  const { visit } = useShop();
  const offer = useStore(visit.undoOffer);
  const rows = useRemovedLines().filter((row) => !items.some(({ id }) => id === row.id));
  const offered = rows.find((row) => row.offer === offer);
  const shown = rows
    .toSorted((a, b) => a.at - b.at)
    .reduce<readonly string[]>(
      (ids, { id, at }) => ids.toSpliced(at, 0, id),
      items.map(({ id }) => id),
    );
  const orders = new Map(shown.map((id, index) => [id, index]));
  const styleOf = ({ id, height }: RemovedLine) => ({
    order: orders.get(id),
    minBlockSize: height,
  });
  return (
    // The rows are no items of the list, so they stand before it, and `order` puts them in their places.
    <div className={styles.lines}>
      <div
        className={styles.removed}
        style={offered && styleOf(offered)}
        {...liveRegion(offered !== undefined)}
        data-unprinted
      >
        {offered && (
          <>
            <Removed {...offered} />
            <UndoButton
              offer={offered.offer}
              className={styles.undo}
              onUndone={() => document.getElementById(removeButtonId(offered.id))?.focus()}
            />
          </>
        )}
      </div>
      {rows.map(
        (row) =>
          row !== offered && (
            <div key={row.id} className={styles.removed} style={styleOf(row)} data-unprinted>
              <Removed {...row} />
            </div>
          ),
      )}
      {items.length > 0 && (
        <ul aria-label="Cart items">
          {items.map((item) => (
            <CartLine key={item.id} item={item} order={orders.get(item.id) ?? 0} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Removed({ id, offer }: RemovedLine) {
  const [product] = itemsOf([{ id, qty: 1 }]);
  return (
    <>
      <span className={styles.picture} aria-hidden="true">
        {product && <ProductPicture product={product} use="small" eager />}
      </span>
      <span className={styles.title}>{offer.text}</span>
    </>
  );
}

/** The lines that the visitor has removed since the page was rendered. */
function useRemovedLines(): readonly RemovedLine[] {
  const { visit } = useShop();
  const [rows, setRows] = useState<readonly RemovedLine[]>([]);
  useEffect(
    () =>
      visit.undoOffer.subscribe((offer) => {
        if (!offer) return;
        const id = offer.removed;
        // React has not removed the line yet.
        const line =
          id === undefined ? null : document.getElementById(removeButtonId(id))?.closest('li');
        if (id === undefined || !line) {
          setRows([]);
          return;
        }
        const { cart } = visit.state.getState();
        const row = {
          id,
          offer,
          at: Number(line.style.order),
          height: line.getBoundingClientRect().height,
        };
        // Above the text of an empty cart only the last one stands.
        setRows((last) => [...last.filter((other) => cart.length > 0 && other.id !== id), row]);
      }),
    [visit],
  );
  return rows;
}
