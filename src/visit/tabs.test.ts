import * as fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { anyStep, tally, PRODUCTS, type Step } from '#test-utils/cart-steps.ts';
import { createFakeStorage, type FakeStorage } from '#test-utils/fake-storage.ts';
import { property } from '#test-utils/property.ts';
import { openCart } from '#test-utils/open-cart.ts';
import type { Cart } from '#stores/cart/cart.ts';
import { storageKey } from './storage-keys.ts';

const [lamp, cooker] = PRODUCTS;

beforeEach(() => {
  vi.useFakeTimers();
});

function take(cart: Cart, [act, which, qty]: Step) {
  const product = PRODUCTS[which];
  if (act === 'add') cart.addFromPage(product, qty);
  else if (act === 'set') cart.setQty(product.id, qty);
  else if (act === 'clear') cart.checkout();
  else cart[act](product.id);
}

/** The stored lines as id and quantity. */
function stored(storage: FakeStorage): unknown[] {
  const json = storage.json(storageKey('cart')) ?? [];
  if (!Array.isArray(json)) throw new TypeError('The stored value is not a list');
  return json.map((line: { id: string; qty: number }) => [line.id, line.qty]);
}

const anyTabSteps = fc.array(fc.tuple(fc.nat(1), anyStep, fc.boolean()), { maxLength: 30 });

test('[CART1, CART3, CART18, CART48, CART51] the cart equals a plain tally, also after a reload', () => {
  property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
    const storage = createFakeStorage();
    const { cart, lines } = openCart(storage);
    for (const step of steps) take(cart, step);
    expect(lines()).toEqual(tally(steps));
    expect(openCart(storage).lines()).toEqual(tally(steps));
  });
});

test('[CART21] alternating changes in two tabs are all applied, and both tabs end in the same state', () => {
  property(anyTabSteps, (tabSteps) => {
    const storage = createFakeStorage();
    const tabs = [openCart(storage), openCart(storage)] as const;
    for (const [tabIndex, step, isDelivered] of tabSteps) {
      take(tabs[tabIndex === 0 ? 0 : 1].cart, step);
      if (isDelivered) storage.deliver();
    }
    const all = tally(tabSteps.map(([, step]) => step));
    expect(stored(storage)).toEqual(all);
    storage.deliver();
    for (const { lines } of tabs) expect(lines()).toEqual(all);
  });
});

test('[CART21] an open tab follows: an addition, a removal and a checkout', () => {
  const storage = createFakeStorage();
  const [here, there] = [openCart(storage), openCart(storage)];
  there.cart.addFromCard(lamp);
  there.cart.addFromPage(cooker, 2);
  storage.deliver();
  expect(here.lines()).toEqual([
    [lamp.id, 1],
    [cooker.id, 2],
  ]);
  expect(here.popupShown()).toBe(false);
  there.cart.remove(lamp.id);
  storage.deliver();
  expect(here.lines()).toEqual([[cooker.id, 2]]);
  there.cart.checkout();
  storage.deliver();
  expect(here.lines()).toEqual([]);
});

test('[CART21] a cart that another tab has emptied counts as empty before the storage event', () => {
  const storage = createFakeStorage();
  const [here, there] = [openCart(storage), openCart(storage)];
  here.cart.addFromPage(lamp, 5);
  there.cart.checkout();
  here.cart.addFromCard(cooker);
  expect(here.lines()).toEqual([[cooker.id, 1]]);
});

test('[DATA9] with storage denied the cart works in memory', () => {
  property(fc.array(anyStep, { maxLength: 20 }), (steps) => {
    const storage = createFakeStorage();
    const { tab, cart, lines } = openCart(storage);
    tab.works = 'denied';
    for (const step of steps) take(cart, step);
    expect(lines()).toEqual(tally(steps));
    expect(stored(storage)).toEqual([]);
  });
});

test('[DATA9] changes that could not be written stay in memory, and the next successful write stores all of them', () => {
  property(
    fc.array(anyStep),
    fc.array(anyStep, { minLength: 1 }),
    anyStep,
    (before, during, last) => {
      const storage = createFakeStorage();
      const { tab, cart, lines } = openCart(storage);
      for (const step of before) take(cart, step);
      tab.works = 'denied';
      for (const step of during) take(cart, step);
      tab.works = 'well';
      expect(lines()).toEqual(tally([...before, ...during]));
      take(cart, last);
      expect(lines()).toEqual(tally([...before, ...during, last]));
      expect(stored(storage)).toEqual(lines());
    },
  );
});

test('[DATA9] with storage full the cart in memory counts, not the outdated stored one', () => {
  const storage = createFakeStorage();
  const { tab, cart, lines } = openCart(storage);
  cart.addFromCard(lamp);
  tab.works = 'full';
  cart.addFromCard(cooker);
  cart.addFromCard(cooker);
  expect(lines()).toEqual([
    [lamp.id, 1],
    [cooker.id, 2],
  ]);
  expect(stored(storage)).toEqual([[lamp.id, 1]]);
  cart.checkout();
  expect(stored(storage)).toEqual([]);
});
