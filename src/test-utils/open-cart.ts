import { createAnnouncer } from '#lib/announcer.ts';
import { createCart } from '#stores/cart/cart.ts';
import { createOverlay } from '#stores/overlay.ts';
import { createVisit } from '#visit/visit.ts';
import { PRODUCTS } from './cart-steps.ts';
import { createFakeStorage } from './fake-storage.ts';

/** A cart store in a tab, with a new storage or one shared with other tabs. */
export function openCart(
  storage = createFakeStorage(),
  runAfterPaint: (action: () => void) => void = (action) => action(),
  seed = 7,
) {
  const tab = storage.openTab();
  const announcer = createAnnouncer();
  const visit = createVisit(tab);
  const overlay = createOverlay(runAfterPaint);
  const cart = createCart(visit, seed, announcer, overlay, runAfterPaint);
  return {
    storage,
    tab,
    cart,
    visit,
    overlay,
    now: () => cart.state.getState(),
    popupShown: () => overlay.state.getState() === 'cart',
    /** Whether a removal can be undone. */
    canUndo: () => visit.undoOffer.getState()?.removed !== undefined,
    undo: () => visit.undo(),
    /** The lines, as id and quantity. */
    lines: () => visit.state.getState().cart.map(({ id, qty }) => [id, qty]),
    announced: () => announcer.state.getState().text,
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
