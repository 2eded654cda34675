import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { PRODUCTS } from '#test-utils/cart-steps.ts';
import { filledCart, openCart } from '#test-utils/open-cart.ts';
import { itemsOf } from '#domain/cart/items.ts';
import type { Overlay } from '../overlay.ts';
import { NEW_VISIT } from '#visit/parts.ts';
import { storageKey } from '#visit/storage-keys.ts';

const CART_KEY = storageKey('cart');

const [lamp, cooker, yacht] = PRODUCTS;

beforeEach(() => {
  vi.useFakeTimers();
});

test('[CART5] the cart starts empty with its popup hidden, and a line has all fields of its product', () => {
  const { cart, lines, visit, popupShown } = openCart();
  expect(lines()).toEqual([]);
  expect(popupShown()).toBe(false);
  cart.addFromCard(lamp);
  expect(itemsOf(visit.state.getState().cart)).toEqual([{ ...lamp, qty: 1 }]);
});

test('[CART1, POP23] adding from a card adds 1 and opens the popup', () => {
  const { cart, lines, popupShown } = openCart();
  cart.addFromCard(lamp);
  cart.addFromCard(lamp);
  expect(lines()).toEqual([[lamp.id, 2]]);
  expect(popupShown()).toBe(true);
});

test.each([
  ['close', (overlay: Overlay) => overlay.close()],
  ['toggle', (overlay: Overlay) => overlay.toggle('cart')],
])('[POP1, POP3] a popup that would open after the paint stays closed after %s', (_, act) => {
  const painted: (() => void)[] = [];
  const { cart, overlay, popupShown } = openCart(
    createFakeStorage(),
    (callback) => void painted.push(callback),
  );
  const paint = () => painted.splice(0).forEach((callback) => callback());
  cart.addFromCard(lamp);
  expect(popupShown()).toBe(false);
  act(overlay);
  paint();
  expect(popupShown()).toBe(false);
  cart.addFromCard(lamp);
  paint();
  expect(popupShown()).toBe(true);
});

test('[POP14, POP27] an addition is in the cart at once; bounce, announcement and popup follow after the paint', () => {
  const painted: (() => void)[] = [];
  const { cart, now, lines, announced, tab, popupShown } = openCart(
    createFakeStorage(),
    (callback) => void painted.push(callback),
  );
  cart.addFromCard(lamp);
  expect(lines()).toEqual([[lamp.id, 1]]);
  expect(tab.read(CART_KEY)).toMatchObject({ state: 'present' });
  expect(announced()).toBe('');
  expect([now().bouncing, popupShown()]).toEqual([false, false]);
  for (const callback of painted.splice(0)) callback();
  expect(announced()).not.toBe('');
  expect([now().bouncing, popupShown()]).toEqual([true, true]);
});

test('[CART18] the initial state matches the prerendered HTML, and the stored cart is loaded at once', () => {
  const { storage, lines } = filledCart();
  const { cart, visit, lines: again } = openCart(storage);
  expect(again()).toEqual(lines());
  expect(visit.state.getInitialState()).toEqual(NEW_VISIT);
  expect(cart.state.getInitialState()).toMatchObject({ added: null, bouncing: false });
});

test('[DATA9, DATA1] a stored value that is not a list gives an empty cart', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(openCart(createFakeStorage({ [CART_KEY]: '{}' })).lines()).toEqual([]);
  vi.restoreAllMocks();
});

test('[CART1] the product page adds the quantity, and opens no popup', () => {
  const { cart, now, lines, popupShown } = openCart();
  cart.addFromPage(lamp, 3);
  expect([now().bouncing, popupShown()]).toEqual([true, false]);
  cart.addFromPage(lamp, 4);
  expect(lines()).toEqual([[lamp.id, 7]]);
  expect(popupShown()).toBe(false);
});

test('[POP27] adding bounces the cart icon for 0.6s, from the last addition on', () => {
  const { cart, now } = openCart();
  cart.addFromCard(lamp);
  vi.advanceTimersByTime(599);
  expect(now().bouncing).toBe(true);
  cart.addFromCard(lamp);
  vi.advanceTimersByTime(599);
  expect(now().bouncing).toBe(true);
  vi.advanceTimersByTime(1);
  expect(now().bouncing).toBe(false);
});

test('only adding bounces the icon', () => {
  const { cart, now, undo } = filledCart();
  vi.advanceTimersByTime(600);
  cart.increase(lamp.id);
  cart.remove(cooker.id);
  undo();
  cart.checkout();
  expect(now().bouncing).toBe(false);
});

test('[POP1] the cart icon opens the popup and closes it again', () => {
  const { cart, popupShown } = openCart();
  cart.togglePopup();
  expect(popupShown()).toBe(true);
  cart.togglePopup();
  expect(popupShown()).toBe(false);
});

test('[POP32] whether the popup is shown is not stored', () => {
  const { storage, cart } = openCart();
  cart.addFromCard(lamp);
  expect(storage.json(CART_KEY)).toEqual([{ id: lamp.id, qty: 1 }]);
  expect(openCart(storage).popupShown()).toBe(false);
  cart.checkout();
  cart.togglePopup();
  expect(storage.json(CART_KEY)).toBeUndefined();
});

test('[CART3, CART8] plus, minus and a typed number change only their line', () => {
  const { cart, lines } = filledCart();
  cart.increase(lamp.id);
  cart.decrease(yacht.id);
  cart.setQty(cooker.id, 12);
  expect(lines()).toEqual([
    [lamp.id, 3],
    [cooker.id, 12],
    [yacht.id, 4],
  ]);
});

test('[CART52] plus and minus announce the new quantity of their line, and minus at 1 makes no announcement', () => {
  const { cart, announced } = filledCart();
  cart.increase(cooker.id);
  expect(announced()).toBe(`Quantity of ${cooker.title}: 2`);
  cart.decrease(yacht.id);
  expect(announced()).toBe(`Quantity of ${yacht.title}: 4`);
  cart.remove(cooker.id);
  cart.decrease(cooker.id);
  expect(announced()).toBe(`Quantity of ${yacht.title}: 4`);
});

test('[POP25] an addition announces the quantity of its line', () => {
  const { cart, announced } = filledCart();
  cart.addFromCard(cooker);
  expect(announced()).toBe(`${cooker.title} added to cart, quantity 2.`);
});

test('[CART15, CART39, CART60] checkout empties the cart and makes an order of it; an empty cart makes none', () => {
  const { storage, cart, visit, lines } = filledCart();
  const before = lines();
  const order = cart.checkout();
  expect(order?.lines.map(({ id, qty }) => [id, qty])).toEqual(before);
  expect(order?.lines[0]).toEqual({
    id: lamp.id,
    title: lamp.title,
    price: lamp.price,
    qty: 2,
  });
  expect(Number(order?.total) * 100).toBeCloseTo(
    Math.round(100 * (2 * +lamp.price + +cooker.price + 5 * +yacht.price)),
  );
  expect(cart.checkout()).toBeNull();
  expect(visit.state.getState().orders).toEqual([order]);
  expect(lines()).toEqual([]);
  expect(storage.json(CART_KEY)).toBeUndefined();
});

test('[CART6] a line stays at 999 when more is added, and that is announced', () => {
  const { cart, lines, announced } = openCart();
  cart.addFromPage(lamp, 998);
  cart.addFromCard(lamp);
  expect(announced()).toBe(`${lamp.title} added to cart, quantity 999.`);
  cart.addFromCard(lamp);
  expect(announced()).toContain('stays at 999');
  cart.setQty(lamp.id, 998);
  cart.increase(lamp.id);
  expect(announced()).toBe(`Quantity of ${lamp.title}: 999`);
  cart.increase(lamp.id);
  expect(announced()).toContain('stays at 999');
  expect(lines()).toEqual([[lamp.id, 999]]);
});

test('[CART39, CART59] orders are numbered by seed and count, and stay in memory alone', () => {
  const numbersOf = (seed: number, count: number) => {
    const storage = createFakeStorage();
    const { cart } = openCart(storage, undefined, seed);
    const numbers = Array.from({ length: count }, () => {
      cart.addFromPage(lamp, 1);
      return cart.checkout()?.number;
    });
    expect([...storage.touched]).not.toContain(storageKey('orders'));
    return numbers;
  };
  const numbers = numbersOf(7, 3);
  for (const number of numbers) expect(number).toMatch(/^R-\d{8}$/);
  expect(new Set([...numbers, ...numbersOf(8, 1)]).size).toBe(4);
  expect(numbersOf(7, 2)).toEqual(numbers.slice(0, 2));
});
