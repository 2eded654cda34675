import { formatItemCount, type CartLines } from '#domain/cart/cart.ts';
import type { Shop } from '#stores/shop.ts';
import { offerCartUndo } from '#stores/start-over.ts';
import type { PendingUndo } from '#visit/visit.ts';

/** The latest offer, and the cart that it restores. */
interface Offered {
  readonly offer: PendingUndo | null;
  readonly cart: CartLines;
}

const offered = new WeakMap<Shop, Offered>();

/**
 * Changes the cart for an agent, and offers to undo all that agents have changed since the visitor last changed it
 * (SPEC AGENT9).
 */
export function changeCart(shop: Shop, action: () => void): void {
  const { visit } = shop;
  const pending = visit.undo.getState();
  const earlier = offered.get(shop);
  const isOurs = pending !== null && pending === earlier?.offer;
  const first = isOurs ? earlier.cart : visit.state.getState().cart;
  visit.runAs('tool', action);
  const { cart: after } = visit.state.getState();
  if (JSON.stringify(after) === JSON.stringify(first)) {
    // Of a line that an agent has added and removed.
    visit.undo.setState(null, true);
    return;
  }
  const text = `An agent has changed your cart: ${formatItemCount(after)}.`;
  offerCartUndo(shop, first, { text, by: 'tool' });
  offered.set(shop, { offer: visit.undo.getState(), cart: first });
}
