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

/** Replaces everything that the visitor has created; cart and history also in storage, so that other tabs follow. */
export function replaceVisit(shop: Shop, visit: Visit): void {
  shop.cart.replace(visit.items);
  shop.search.replaceHistory(visit.history);
  replaceMemory(shop, visit);
}

/** Replaces the part that is in the memory of this tab alone: reviews, drafts and orders. */
export function replaceMemory({ reviews, orders }: Shop, visit: Visit): void {
  reviews.state.setState(visit.reviews, true);
  reviews.drafts.setState(visit.drafts, true);
  orders.state.setState(visit.orders, true);
}

/** Shows the query of the rendered page in the search field, in place of what was typed. */
export function resetSearchText({ searchText }: Shop): void {
  searchText.state.setState(({ urlQuery }) => ({ text: urlQuery ?? '', expectedQuery: urlQuery }));
}
