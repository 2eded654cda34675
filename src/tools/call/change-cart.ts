import { formatItemCount, type CartLines } from '#domain/cart/cart.ts';
import { isEqual } from '#lib/is-equal.ts';
import type { Shop } from '#stores/shop.ts';
import { offerCartUndo } from '#visit/undo.ts';

/** The cart before and after all that agents have changed since the visitor last changed it. */
interface Changed {
  readonly before: CartLines;
  readonly after: CartLines;
}

const changed = new WeakMap<Shop, Changed>();

/**
 * Changes the cart for an agent, and offers to undo all that agents have changed since the visitor last changed it
 * (SPEC AGENT9).
 */
export function changeCart(shop: Shop, action: () => void): void {
  const { visit } = shop;
  const pending = visit.undoOffer.getState();
  const { cart } = visit.state.getState();
  const earlier = changed.get(shop);
  // The offer may be that of a review, which has replaced ours; after Dismiss there is none.
  const isMore = pending?.by === 'tool' && cart === earlier?.after;
  const before = isMore ? earlier.before : cart;
  visit.runAs('tool', action);
  const { cart: after } = visit.state.getState();
  if (isEqual(after, before)) {
    // Of a line that an agent has added and removed.
    if (visit.undoOffer.getState() !== pending) visit.dismissUndo();
    return;
  }
  const text = `An agent has changed your cart: ${formatItemCount(after)}.`;
  visit.runAs('tool', () => offerCartUndo(visit, before, text));
  changed.set(shop, { before, after });
}
