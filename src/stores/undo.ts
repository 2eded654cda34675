import type { StoreApi } from 'zustand/vanilla';
import type { Shop } from './shop.ts';

/** A change that can be undone. Its status line shows on every page, until the next change. */
export interface PendingUndo {
  /** What has happened, as in `A link has filled your cart: 4 items.` */
  readonly text: string;
  /** Undoes it. */
  readonly restore: () => void;
}

export type Undo = StoreApi<PendingUndo | null>;

/**
 * Offers to undo what has just happened, in place of an earlier offer. `value` returns, as text, the state that the offer
 * depends on: the offer ends when that changes.
 */
export function offerUndo(shop: Shop, offer: PendingUndo, value: () => string): void {
  const before = value();
  const { cart, search, reviews, orders } = shop;
  const stores = [cart.state, search.state, reviews.state, reviews.drafts, orders.state];
  const stops = stores.map((store) =>
    store.subscribe(() => {
      if (value() !== before) end();
    }),
  );
  const stopFollowing = shop.undo.subscribe((pending) => {
    if (pending !== offer) stop();
  });
  function stop() {
    stopFollowing();
    for (const unsubscribe of stops) unsubscribe();
  }
  function end() {
    shop.undo.setState(null, true);
  }
  shop.undo.setState(offer, true);
}
