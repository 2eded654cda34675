import { beforeEach, expect, test, vi } from 'vitest';
import { PRODUCTS } from '#test-utils/cart-steps.ts';
import { filledCart, openCart } from '#test-utils/open-cart.ts';

const [scarf, lantern, rope] = PRODUCTS;

beforeEach(() => {
  vi.useFakeTimers();
});

test.each(['remove', 'decrease'] as const)(
  '[CART9, CART11] Undo after %s restores the line at its index',
  (action) => {
    const { cart, now, lines, announced } = filledCart();
    const before = lines();
    cart[action](lantern.id);
    expect(lines()).toEqual([
      [scarf.id, 2],
      [rope.id, 5],
    ]);
    expect(now().removal).toEqual({ item: { ...lantern, qty: 1 }, at: 1 });
    cart.undoRemoval();
    expect(lines()).toEqual(before);
    expect(announced()).toContain(lantern.title);
    expect(now().removal).toBeNull();
  },
);

test('[CART11] Undo restores the quantity, too', () => {
  const { cart, lines } = filledCart();
  cart.remove(rope.id);
  cart.undoRemoval();
  expect(lines().at(-1)).toEqual([rope.id, 5]);
});

test('[CART12] Undo has no time limit', () => {
  const { cart, now } = filledCart();
  cart.remove(scarf.id);
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  cart.togglePopup();
  expect(now().removal?.item.id).toBe(scarf.id);
});

test.each([
  ['another addition', ({ cart }) => cart.addFromCard(scarf)],
  ['a new quantity', ({ cart }) => cart.setQty(rope.id, 2)],
  ['checkout', ({ cart }) => cart.checkout()],
  ['leaving the page', ({ cart }) => cart.leavePage()],
  [
    'a change in another tab',
    ({ storage }) => {
      openCart(storage).cart.addFromCard(scarf);
      storage.deliver();
    },
  ],
] satisfies [string, (shop: ReturnType<typeof openCart>) => void][])(
  '[CART12] %s ends Undo',
  (_, act) => {
    const shop = filledCart();
    shop.cart.remove(lantern.id);
    act(shop);
    expect(shop.now().removal).toBeNull();
    const lines = shop.lines();
    shop.cart.undoRemoval();
    expect(shop.lines()).toEqual(lines);
  },
);

test('[CART11] without a removal there is no Undo', () => {
  const { cart, now, lines } = filledCart();
  const before = lines();
  cart.remove('unknown');
  cart.decrease('unknown');
  expect(now().removal).toBeNull();
  cart.undoRemoval();
  expect(lines()).toEqual(before);
});

test('[CART12] Undo restores the last removal', () => {
  const { cart, lines } = filledCart();
  cart.remove(scarf.id);
  cart.remove(rope.id);
  cart.undoRemoval();
  expect(lines()).toEqual([
    [lantern.id, 1],
    [rope.id, 5],
  ]);
});
