import { createAnnouncer } from '#lib/announcer.ts';
import { createCart } from '#stores/cart/cart.ts';
import { persistedCart } from '#stores/persistence/persisted-cart.ts';
import { PRODUCTS } from './cart-steps.ts';
import { createFakeStorage } from './fake-storage.ts';

/** A cart store in a tab, with a new storage or one shared with other tabs. */
export function openCart(storage = createFakeStorage(), afterPaint?: (action: () => void) => void) {
  const tab = storage.openTab();
  const announcer = createAnnouncer();
  const cart = createCart(persistedCart(tab), announcer, afterPaint);
  return {
    storage,
    tab,
    cart,
    now: () => cart.state.getState(),
    /** The lines, as id and quantity. */
    lines: () => cart.state.getState().items.map(({ id, qty }) => [id, qty]),
    announced: () => announcer.getState().text,
  };
}

/** With three lines: 2 of the first product, 1 of the second, 5 of the third. */
export function filledCart() {
  const shop = openCart();
  shop.cart.addFromPage(PRODUCTS[0], 2);
  shop.cart.addFromPage(PRODUCTS[1], 1);
  shop.cart.addFromPage(PRODUCTS[2], 5);
  return shop;
}
