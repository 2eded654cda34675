import { beforeEach, expect, test, vi } from 'vitest';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { PRODUCTS } from '#test-utils/cart-steps.ts';
import { filledCart, openCart } from '#test-utils/open-cart.ts';
import { CART_KEY } from '../persistence/keys.ts';

const [scarf, lantern, rope] = PRODUCTS;

beforeEach(() => {
  vi.useFakeTimers();
});

test('[CART5] the cart starts empty with its popup hidden, and a line has all fields of its product', () => {
  const { cart, now } = openCart();
  expect(now()).toMatchObject({ items: [], popupShown: false });
  cart.addFromCard(scarf);
  expect(now().items).toEqual([{ ...scarf, qty: 1 }]);
});

test('[POP2, CART1] adding from a card adds 1 and opens the popup', () => {
  const { cart, now, lines } = openCart();
  cart.addFromCard(scarf);
  cart.addFromCard(scarf);
  expect(lines()).toEqual([[scarf.id, 2]]);
  expect(now().popupShown).toBe(true);
});

test.each([['closePopup'], ['leavePage']] as const)(
  '[POP3] a popup that would open after the paint stays closed after %s',
  (action) => {
    const painted: (() => void)[] = [];
    const { cart, now } = openCart(createFakeStorage(), (callback) => void painted.push(callback));
    cart.addFromCard(scarf);
    expect(now().popupShown).toBe(false);
    cart[action]();
    for (const callback of painted.splice(0)) callback();
    expect(now().popupShown).toBe(false);
    cart.addFromCard(scarf);
    for (const callback of painted.splice(0)) callback();
    expect(now().popupShown).toBe(true);
  },
);

test('[POP14] an addition is in the cart at once; bounce, announcement and popup follow after the paint', () => {
  const painted: (() => void)[] = [];
  const { cart, now, lines, announced, tab } = openCart(
    createFakeStorage(),
    (callback) => void painted.push(callback),
  );
  cart.addFromCard(scarf);
  expect(lines()).toEqual([[scarf.id, 1]]);
  expect(tab.read(CART_KEY)).toMatchObject({ state: 'present' });
  expect(announced()).toBe('');
  expect(now()).toMatchObject({ bouncing: false, popupShown: false });
  for (const callback of painted.splice(0)) callback();
  expect(announced()).not.toBe('');
  expect(now()).toMatchObject({ bouncing: true, popupShown: true });
});

test('[CART18] the initial state matches the prerendered HTML, and the stored cart is loaded at once', () => {
  const { storage, lines } = filledCart();
  const { cart, lines: again } = openCart(storage);
  expect(again()).toEqual(lines());
  expect(cart.state.getInitialState()).toEqual({
    items: [],
    popupShown: false,
    added: null,
    bouncing: false,
    removal: null,
  });
});

test('[CART23, DATA3] a stored value that is not a list gives an empty cart', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(openCart(createFakeStorage({ [CART_KEY]: '{}' })).lines()).toEqual([]);
  vi.restoreAllMocks();
});

test('[CART2] both buttons of the product page add the quantity, and open no popup', () => {
  const { cart, now, lines } = openCart();
  cart.addFromPage(scarf, 3);
  expect(now()).toMatchObject({ popupShown: false, bouncing: true });
  cart.buyNow(scarf, 4);
  expect(lines()).toEqual([[scarf.id, 7]]);
  expect(now().popupShown).toBe(false);
});

test('[POP11] adding bounces the cart icon for 0.6s, from the last addition on', () => {
  const { cart, now } = openCart();
  cart.addFromCard(scarf);
  vi.advanceTimersByTime(599);
  expect(now().bouncing).toBe(true);
  cart.addFromCard(scarf);
  vi.advanceTimersByTime(599);
  expect(now().bouncing).toBe(true);
  vi.advanceTimersByTime(1);
  expect(now().bouncing).toBe(false);
});

test('only adding bounces the icon', () => {
  const { cart, now } = filledCart();
  vi.advanceTimersByTime(600);
  cart.increase(scarf.id);
  cart.remove(lantern.id);
  cart.undoRemoval();
  cart.checkout();
  expect(now().bouncing).toBe(false);
});

test('[POP1] the cart icon opens the popup and closes it again', () => {
  const { cart, now } = openCart();
  cart.togglePopup();
  expect(now().popupShown).toBe(true);
  cart.togglePopup();
  expect(now().popupShown).toBe(false);
});

test('closePopup and leavePage close the popup', () => {
  const { cart, now } = openCart();
  for (const action of ['closePopup', 'leavePage'] as const) {
    cart.togglePopup();
    cart[action]();
    expect(now().popupShown).toBe(false);
  }
});

test('[POP9] whether the popup is shown is not stored', () => {
  const { storage, cart } = openCart();
  cart.addFromCard(scarf);
  expect(storage.json(CART_KEY)).toEqual([{ id: scarf.id, qty: 1 }]);
  expect(openCart(storage).now().popupShown).toBe(false);
  cart.checkout();
  cart.togglePopup();
  expect(storage.json(CART_KEY)).toBeUndefined();
});

test('[CART3, CART9] plus, minus and a typed number change only their line', () => {
  const { cart, lines } = filledCart();
  cart.increase(scarf.id);
  cart.decrease(rope.id);
  cart.setQty(lantern.id, 12);
  expect(lines()).toEqual([
    [scarf.id, 3],
    [lantern.id, 12],
    [rope.id, 4],
  ]);
});

test('[HEAR3] plus and minus announce the new quantity of their line, and minus at 1 makes no announcement', () => {
  const { cart, announced } = filledCart();
  cart.increase(lantern.id);
  expect(announced()).toBe(`Quantity of ${lantern.title}: 2`);
  cart.decrease(rope.id);
  expect(announced()).toBe(`Quantity of ${rope.title}: 4`);
  cart.remove(lantern.id);
  cart.decrease(lantern.id);
  expect(announced()).toBe(`Quantity of ${rope.title}: 4`);
});

test('[POP7] an addition announces the quantity of its line', () => {
  const { cart, announced } = filledCart();
  cart.addFromCard(lantern);
  expect(announced()).toBe(`${lantern.title} added to cart, quantity 2.`);
});

test('[CART4, CART15] checkout empties the cart and returns what was bought', () => {
  const { storage, cart, lines } = filledCart();
  const before = cart.state.getState().items;
  expect(before.length).toBeGreaterThan(0);
  expect(cart.checkout()).toEqual(before);
  expect(lines()).toEqual([]);
  expect(storage.json(CART_KEY)).toBeUndefined();
});

test('[CART6] a line stays at 999 when more is added, and that is announced', () => {
  const { cart, lines, announced } = openCart();
  cart.addFromPage(scarf, 998);
  cart.addFromCard(scarf);
  expect(announced()).toBe(`${scarf.title} added to cart, quantity 999.`);
  cart.addFromCard(scarf);
  expect(announced()).toContain('stays at 999');
  cart.setQty(scarf.id, 998);
  cart.increase(scarf.id);
  expect(announced()).toBe(`Quantity of ${scarf.title}: 999`);
  cart.increase(scarf.id);
  expect(announced()).toContain('stays at 999');
  expect(lines()).toEqual([[scarf.id, 999]]);
});
