import { parseSearchParams } from '#domain/search/search-params.ts';
import { trimmed } from '#domain/text.ts';
import { routeOf } from '#router/routes.ts';
import type { Cart } from '#stores/cart/cart.ts';
import type { Navigate } from '#stores/navigation.ts';
import type { Orders } from '#stores/orders.ts';
import type { Reviews } from '#stores/reviews.ts';
import type { Search } from '#stores/search/search.ts';
import type { Shop } from '#stores/shop.ts';
import type { ShopEvent } from '../lab-api.ts';
import { cartEvent, changeEvents, purchaseEvent, type Listed } from './items.ts';

export type RecordEvent = (event: ShopEvent) => void;

/** Returns the position of a product in the list of the current page; `null` if it is not there. */
export type FindOnPage = (productId: string) => Listed | null;

/** Wraps the methods of a shop so that they also record what the visitor does. */
export function decorateShop(shop: Shop, record: RecordEvent, find: FindOnPage): Shop {
  return {
    ...shop,
    cart: decorateCart(shop.cart, record, find),
    search: decorateSearch(shop.search, record),
    reviews: decorateReviews(shop.reviews, record),
    orders: decorateOrders(shop.orders, record),
    navigate: decorateNavigate(shop.navigate, record),
  };
}

function decorateCart(cart: Cart, record: RecordEvent, find: FindOnPage): Cart {
  /** Runs an action, and records what it added and removed. `cardId`: the product's id, if a card adds it. */
  const change = (action: () => void, cardId?: string) => {
    const before = cart.state.getState().items;
    action();
    const listed = cardId === undefined ? null : find(cardId);
    for (const event of changeEvents(before, cart.state.getState().items, listed)) record(event);
  };
  return {
    ...cart,
    addFromCard: (product) => change(() => cart.addFromCard(product), product.id),
    addFromPage: (product, count) => change(() => cart.addFromPage(product, count)),
    buyNow: (product, count) => change(() => cart.buyNow(product, count)),
    setQty: (id, qty) => change(() => cart.setQty(id, qty)),
    increase: (id) => change(() => cart.increase(id)),
    decrease: (id) => change(() => cart.decrease(id)),
    remove: (id) => change(() => cart.remove(id)),
    undoRemoval() {
      if (cart.state.getState().removal) record({ event: 'undo' });
      change(() => cart.undoRemoval());
    },
    checkout() {
      const items = cart.checkout();
      if (items.length > 0) record(cartEvent('begin_checkout', items));
      return items;
    },
    togglePopup() {
      cart.togglePopup();
      const { popupShown, items } = cart.state.getState();
      if (popupShown) record(cartEvent('view_cart', items));
    },
  };
}

function decorateSearch(search: Search, record: RecordEvent): Search {
  const recordSearch = (text: string) => {
    const term = trimmed(text);
    if (term !== '') record({ event: 'search', search_term: term });
  };
  return {
    ...search,
    submit(text) {
      recordSearch(text);
      search.submit(text);
    },
    // Called for a search that was submitted before hydration.
    save(text) {
      recordSearch(text);
      search.save(text);
    },
  };
}

function decorateReviews(reviews: Reviews, record: RecordEvent): Reviews {
  return {
    ...reviews,
    submit(productId, text, rating) {
      const isAdded = reviews.submit(productId, text, rating);
      if (isAdded) record({ event: 'review', item_id: productId, rating });
      return isAdded;
    },
  };
}

function decorateOrders(orders: Orders, record: RecordEvent): Orders {
  return {
    ...orders,
    place(items) {
      const order = orders.place(items);
      if (order) record(purchaseEvent(order));
      return order;
    },
  };
}

/** Records a changed filter: the shop then replaces the URL of the list by one with other filters. */
function decorateNavigate(navigate: Navigate, record: RecordEvent): Navigate {
  return (to, options) => {
    const { pathname, search } = new URL(to, location.origin);
    const staysInList = [pathname, location.pathname].every((path) => isList(path));
    const before = filterEvent(location.search);
    const after = filterEvent(search);
    if (
      staysInList &&
      options?.replace === true &&
      JSON.stringify(before) !== JSON.stringify(after)
    )
      record(after);
    return navigate(to, options);
  };
}

function isList(pathname: string): boolean {
  return routeOf(pathname).page === 'products';
}

function filterEvent(search: string): ShopEvent {
  const { sortBy, rating, priceRange } = parseSearchParams(search);
  return {
    event: 'filter',
    sort: sortBy,
    rating,
    min_price: priceRange.min,
    max_price: priceRange.max,
  };
}
