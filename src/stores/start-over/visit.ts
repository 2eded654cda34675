import type { CartItems } from '#domain/cart/cart.ts';
import type { Order } from '#domain/cart/order.ts';
import type { History } from '#domain/search-history.ts';
import type { ReviewDraft, ReviewsState } from '../reviews.ts';
import type { Shop } from '../shop.ts';

/** Everything that a visitor has created. */
export interface Visit {
  readonly items: CartItems;
  readonly history: History;
  readonly reviews: ReviewsState;
  readonly drafts: Readonly<Record<string, ReviewDraft>>;
  readonly orders: readonly Order[];
}

/** The visit of a new visitor. */
export const NEW_VISIT: Visit = { items: [], history: [], reviews: {}, drafts: {}, orders: [] };

export function readVisit({ cart, search, reviews, orders }: Shop): Visit {
  return {
    items: cart.state.getState().items,
    history: search.state.getState().history,
    reviews: reviews.state.getState(),
    drafts: reviews.drafts.getState(),
    orders: orders.state.getState(),
  };
}

/**
 * Replaces everything that the visitor has created, and returns what it was; cart and history also in storage, so that
 * other tabs follow.
 */
export function replaceVisit(shop: Shop, visit: Visit): Visit {
  const { cart, search, reviews, orders } = shop;
  const before = readVisit(shop);
  // Another tab may have just changed the stored cart.
  const items = cart.replace(visit.items);
  search.replaceHistory(visit.history);
  // A new object notifies the review form even if there was no review before (SPEC DATA20).
  reviews.state.setState({ ...visit.reviews }, true);
  reviews.drafts.setState(visit.drafts, true);
  orders.state.setState(visit.orders, true);
  return { ...before, items };
}

/** Shows the query of the rendered page in the search field, in place of what was typed. */
export function resetSearchText({ searchText }: Shop): void {
  searchText.state.setState(({ urlQuery }) => ({ text: urlQuery ?? '', expectedQuery: urlQuery }));
}
