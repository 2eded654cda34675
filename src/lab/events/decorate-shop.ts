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

export type Report = (event: ShopEvent) => void;

/** Returns the position of a product in the list of the current page; `null` if it is not there. */
export type FindOnPage = (productId: string) => Listed | null;

/** Wraps the methods of a shop so that they also report what the visitor does. */
export function decorateShop(shop: Shop, report: Report, find: FindOnPage): Shop {
  return {
    ...shop,
    cart: decorateCart(shop.cart, report, find),
    search: decorateSearch(shop.search, report),
    reviews: decorateReviews(shop.reviews, report),
    orders: decorateOrders(shop.orders, report),
    navigate: decorateNavigate(shop.navigate, report),
  };
}

function decorateCart(cart: Cart, report: Report, find: FindOnPage): Cart {
  /** Runs an action, and reports what it added and removed. `cardId`: the product's id, if a card adds it. */
  const change = (action: () => void, cardId?: string) => {
    const before = cart.state.getState().items;
    action();
    const listed = cardId === undefined ? null : find(cardId);
    for (const event of changeEvents(before, cart.state.getState().items, listed)) report(event);
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
      if (cart.state.getState().removal) report({ event: 'undo' });
      change(() => cart.undoRemoval());
    },
    checkout() {
      const items = cart.checkout();
      if (items.length > 0) report(cartEvent('begin_checkout', items));
      return items;
    },
    togglePopup() {
      cart.togglePopup();
      const { popupShown, items } = cart.state.getState();
      if (popupShown) report(cartEvent('view_cart', items));
    },
  };
}

function decorateSearch(search: Search, report: Report): Search {
  const reportSearch = (text: string) => {
    const term = trimmed(text);
    if (term !== '') report({ event: 'search', search_term: term });
  };
  return {
    ...search,
    submit(text) {
      reportSearch(text);
      search.submit(text);
    },
    // Called for a search that was submitted before hydration.
    save(text) {
      reportSearch(text);
      search.save(text);
    },
  };
}

function decorateReviews(reviews: Reviews, report: Report): Reviews {
  return {
    ...reviews,
    submit(productId, text, rating) {
      const isAdded = reviews.submit(productId, text, rating);
      if (isAdded) report({ event: 'review', item_id: productId, rating });
      return isAdded;
    },
  };
}

function decorateOrders(orders: Orders, report: Report): Orders {
  return {
    ...orders,
    place(items) {
      const order = orders.place(items);
      if (order) report(purchaseEvent(order));
      return order;
    },
  };
}

/** Reports a changed filter: the shop then replaces the URL of the list by one with other filters. */
function decorateNavigate(navigate: Navigate, report: Report): Navigate {
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
      report(after);
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
