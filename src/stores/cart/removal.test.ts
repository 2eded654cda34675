import { beforeEach, expect, test, vi } from 'vitest';
import { PRODUCTS } from '#test-utils/cart-steps.ts';
import { filledCart, openCart } from '#test-utils/open-cart.ts';

const [lamp, cooker, yacht] = PRODUCTS;

beforeEach(() => {
  vi.useFakeTimers();
});

test.each(['remove', 'decrease'] as const)(
  '[CART43, CART51] Undo after %s restores the line at its index',
  (action) => {
    const { cart, visit, canUndo, undo, lines } = filledCart();
    const before = lines();
    cart[action](cooker.id);
    expect(lines()).toEqual([
      [lamp.id, 2],
      [yacht.id, 5],
    ]);
    expect(canUndo()).toBe(true);
    expect(visit.undoOffer.getState()?.undone).toContain(cooker.title);
    undo();
    expect(lines()).toEqual(before);
    expect(canUndo()).toBe(false);
  },
);

test('[CART43] Undo restores the quantity, too', () => {
  const { cart, undo, lines } = filledCart();
  cart.remove(yacht.id);
  undo();
  expect(lines().at(-1)).toEqual([yacht.id, 5]);
});

test('[CART44] Undo has no time limit, and a quantity that stays as it is does not end it', () => {
  const { cart, canUndo } = filledCart();
  cart.setQty(yacht.id, 999);
  cart.remove(lamp.id);
  cart.increase(yacht.id);
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  cart.togglePopup();
  expect(canUndo()).toBe(true);
});

test.each([
  ['another addition', ({ cart }) => cart.addFromCard(lamp)],
  ['a new quantity', ({ cart }) => cart.setQty(yacht.id, 2)],
  ['checkout', ({ cart }) => cart.checkout()],
  [
    'a change in another tab',
    ({ storage }) => {
      openCart(storage).cart.addFromCard(lamp);
      storage.deliver();
    },
  ],
] satisfies [string, (shop: ReturnType<typeof openCart>) => void][])(
  '[CART44] %s ends Undo',
  (_, act) => {
    const shop = filledCart();
    shop.cart.remove(cooker.id);
    act(shop);
    expect(shop.canUndo()).toBe(false);
  },
);

test('[CART11] without a removal there is no Undo', () => {
  const { cart, canUndo, lines } = filledCart();
  const before = lines();
  cart.remove('unknown');
  cart.decrease('unknown');
  expect(canUndo()).toBe(false);
  expect(lines()).toEqual(before);
});

test('[CART43] Undo restores the last removal', () => {
  const { cart, undo, lines } = filledCart();
  cart.remove(lamp.id);
  cart.remove(yacht.id);
  undo();
  expect(lines()).toEqual([
    [cooker.id, 1],
    [yacht.id, 5],
  ]);
});
