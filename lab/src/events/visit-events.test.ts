import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemsOf, totalsOf } from '#domain/cart/items.ts';
import { createShop } from '#stores/shop.ts';
import { NEW_VISIT } from '#visit/parts.ts';
import { anyStep, PRODUCTS } from '#test-utils/cart-steps.ts';
import { replacing } from '#visit/visit.ts';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { property } from '#test-utils/property.ts';
import type { ShopEvent } from '../../public/rivulet.d.ts';
import { HOME } from './items.ts';
import { visitEvents } from './visit-events.ts';

function openShop() {
  const events: ShopEvent[] = [];
  const shop = createShop({
    seed: 7,
    size: 20,
    storage: createFakeStorage().openTab(),
    now: () => new Date(0),
  });
  shop.visit.subscribe((change, by) => {
    const offer = shop.visit.undoOffer.getState();
    events.push(...visitEvents(change, by, offer, { list: HOME, index: 3 }));
  });
  return { events, shop };
}

const cents = (event: ShopEvent) =>
  Math.round(('ecommerce' in event ? (event.ecommerce.value ?? 0) : 0) * 100);

test('[LAB21] values added, less values removed and bought, are the total of the cart', () => {
  const anyAction = fc.oneof(anyStep, fc.constantFrom('undo' as const, 'card' as const));
  property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
    const { events, shop } = openShop();
    const { cart, visit } = shop;
    for (const action of actions) {
      if (action === 'undo') visit.undo();
      else if (action === 'card') cart.addFromCard(PRODUCTS[1]);
      else {
        const [act, which, qty] = action;
        const product = PRODUCTS[which];
        if (act === 'add') cart.addFromPage(product, qty);
        else if (act === 'set') cart.setQty(product.id, qty);
        else if (act === 'clear') cart.checkout();
        else cart[act](product.id);
      }
    }
    const total = (name: ShopEvent['event']) =>
      events.filter(({ event }) => event === name).reduce((sum, event) => sum + cents(event), 0);
    expect(total('add_to_cart') - total('remove_from_cart') - total('purchase')).toBe(
      totalsOf(itemsOf(visit.state.getState().cart)).total,
    );
    expect(total('begin_checkout')).toBe(total('purchase'));
    for (const event of events) {
      if (!('ecommerce' in event)) continue;
      const { items } = event.ecommerce;
      const sum = items.reduce(
        (sum, { price, quantity }) => sum + Math.round(price * 100) * quantity,
        0,
      );
      expect(cents(event)).toBe(sum);
    }
  });
});

test('[LAB21] a change that adds nothing is no event', () => {
  const { events, shop } = openShop();
  shop.cart.addFromPage(PRODUCTS[0], 999);
  events.length = 0;
  shop.cart.increase(PRODUCTS[0].id);
  shop.cart.addFromCard(PRODUCTS[0]);
  shop.cart.setQty(PRODUCTS[0].id, 999);
  shop.visit.undo();
  expect(events).toEqual([]);
});

test('[LAB23] a start state is no event', () => {
  const { events, shop } = openShop();
  const start = replacing({ ...NEW_VISIT, cart: [{ id: PRODUCTS[0].id, qty: 2 }] });
  shop.visit.runAs('start', () => shop.visit.update(start));
  expect(events).toEqual([]);
});

test('[LAB20] a blank search is no event', () => {
  const { events, shop } = openShop();
  shop.search.save(' \u200b');
  shop.search.save(' tea ');
  shop.search.save('walnut');
  expect(events).toEqual([
    { event: 'search', search_term: 'tea' },
    { event: 'search', search_term: 'walnut' },
  ]);
});
