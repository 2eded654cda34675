import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anyStep, tally, PRODUCTS, type Step } from '#test-utils/cart-steps.ts';
import { createFakeStorage, type FakeStorage } from '#test-utils/fake-storage.ts';
import { property } from '#test-utils/property.ts';
import { openCart } from '#test-utils/open-cart.ts';
import type { Cart } from '../cart/cart.ts';
import { CART_KEY } from './keys.ts';

const [scarf, lantern] = PRODUCTS;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function take(cart: Cart, [act, which, qty]: Step) {
  const product = PRODUCTS[which];
  if (act === 'add') cart.addFromPage(product, qty);
  else if (act === 'set') cart.setQty(product.id, qty);
  else if (act === 'clear') cart.checkout();
  else cart[act](product.id);
}

/** The stored lines as id and quantity. */
function stored(disk: FakeStorage): unknown[] {
  const json = disk.json(CART_KEY) ?? [];
  if (!Array.isArray(json)) throw new TypeError('The stored value is not a list');
  return json.map((line: { id: string; qty: number }) => [line.id, line.qty]);
}

const anyTabSteps = fc.array(fc.tuple(fc.nat(1), anyStep, fc.boolean()), { maxLength: 30 });

test('[CART1, CART2, CART3, CART4, CART9, CART18] the cart equals a plain tally, also after a reload', () => {
  property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
    const disk = createFakeStorage();
    const { cart, lines } = openCart(disk);
    for (const step of steps) take(cart, step);
    expect(lines()).toEqual(tally(steps));
    expect(openCart(disk).lines()).toEqual(tally(steps));
  });
});

test('[CART21, CART22] alternating changes in two tabs are all applied, and both tabs end in the same state', () => {
  property(anyTabSteps, (tabSteps) => {
    const disk = createFakeStorage();
    const tabs = [openCart(disk), openCart(disk)] as const;
    for (const [tabIndex, step, isDelivered] of tabSteps) {
      take(tabs[tabIndex === 0 ? 0 : 1].cart, step);
      if (isDelivered) disk.deliver();
    }
    const all = tally(tabSteps.map(([, step]) => step));
    expect(stored(disk)).toEqual(all);
    disk.deliver();
    for (const { lines } of tabs) expect(lines()).toEqual(all);
  });
});

test('[CART21] an open tab follows: an addition, a removal and a checkout', () => {
  const disk = createFakeStorage();
  const [here, there] = [openCart(disk), openCart(disk)];
  there.cart.addFromCard(scarf);
  there.cart.addFromPage(lantern, 2);
  disk.deliver();
  expect(here.lines()).toEqual([
    [scarf.id, 1],
    [lantern.id, 2],
  ]);
  expect(here.cart.state.getState().popupShown).toBe(false);
  there.cart.remove(scarf.id);
  disk.deliver();
  expect(here.lines()).toEqual([[lantern.id, 2]]);
  there.cart.checkout();
  disk.deliver();
  expect(here.lines()).toEqual([]);
});

test('[CART22] a cart that another tab has emptied counts as empty before the storage event', () => {
  const disk = createFakeStorage();
  const [here, there] = [openCart(disk), openCart(disk)];
  here.cart.addFromPage(scarf, 5);
  there.cart.checkout();
  here.cart.addFromCard(lantern);
  expect(here.lines()).toEqual([[lantern.id, 1]]);
});

test('[CART23] with storage denied the cart works in memory', () => {
  property(fc.array(anyStep, { maxLength: 20 }), (steps) => {
    const disk = createFakeStorage();
    const { tab, cart, lines } = openCart(disk);
    tab.works = 'denied';
    for (const step of steps) take(cart, step);
    expect(lines()).toEqual(tally(steps));
    expect(stored(disk)).toEqual([]);
  });
});

test('[CART23] changes that could not be written stay in memory, and the next successful write stores all of them', () => {
  property(
    fc.array(anyStep),
    fc.array(anyStep, { minLength: 1 }),
    anyStep,
    (before, during, last) => {
      const disk = createFakeStorage();
      const { tab, cart, lines } = openCart(disk);
      for (const step of before) take(cart, step);
      tab.works = 'denied';
      for (const step of during) take(cart, step);
      tab.works = 'well';
      expect(lines()).toEqual(tally([...before, ...during]));
      take(cart, last);
      expect(lines()).toEqual(tally([...before, ...during, last]));
      expect(stored(disk)).toEqual(lines());
    },
  );
});

test('[CART23] with storage full the cart in memory counts, not the outdated stored one', () => {
  const disk = createFakeStorage();
  const { tab, cart, lines } = openCart(disk);
  cart.addFromCard(scarf);
  tab.works = 'full';
  cart.addFromCard(lantern);
  cart.addFromCard(lantern);
  expect(lines()).toEqual([
    [scarf.id, 1],
    [lantern.id, 2],
  ]);
  expect(stored(disk)).toEqual([[scarf.id, 1]]);
  cart.checkout();
  expect(stored(disk)).toEqual([]);
});
