import type { Shop } from './shop.ts';
import type { PendingUndo } from './undo.ts';

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
