import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { cartTotal } from '#domain/cart/cart.ts';
import { createShop } from '#stores/shop.ts';
import { NEW_VISIT, replaceVisit } from '#stores/start-over/visit.ts';
import { anyStep, PRODUCTS } from '#test-utils/cart-steps.ts';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { property } from '#test-utils/property.ts';
import type { ShopEvent } from '../lab-api.ts';
import { decorateShop } from './decorate-shop.ts';
import { HOME } from './items.ts';

function openShop() {
  const events: ShopEvent[] = [];
  const shop = createShop({
    catalogueChoice: { seed: 7, size: 20, pinned: {}, invalid: [] },
    storage: createFakeStorage().openTab(),
    now: () => new Date(0),
  });
  const find = () => ({ list: HOME, index: 3 });
  return { events, shop: decorateShop(shop, (event) => events.push(event), find) };
}

const cents = (event: ShopEvent) =>
  Math.round(('ecommerce' in event ? (event.ecommerce.value ?? 0) : 0) * 100);

test('[LAB21] values added, less values removed and bought, are the total of the cart', () => {
  const anyAction = fc.oneof(anyStep, fc.constantFrom('undo' as const, 'card' as const));
  property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
    const { events, shop } = openShop();
    const { cart, orders } = shop;
    for (const action of actions) {
      if (action === 'undo') cart.undoRemoval();
      else if (action === 'card') cart.addFromCard(PRODUCTS[1]);
      else {
        const [act, which, qty] = action;
        const product = PRODUCTS[which];
        if (act === 'add') cart.addFromPage(product, qty);
        else if (act === 'set') cart.setQty(product.id, qty);
        else if (act === 'clear') orders.place(cart.checkout());
        else cart[act](product.id);
      }
    }
    const total = (name: ShopEvent['event']) =>
      events.filter(({ event }) => event === name).reduce((sum, event) => sum + cents(event), 0);
    expect(total('add_to_cart') - total('remove_from_cart') - total('purchase')).toBe(
      cartTotal(cart.state.getState().items),
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
  shop.cart.undoRemoval();
  expect(events).toEqual([]);
});

test('[LAB23] a start state is no event', () => {
  const { events, shop } = openShop();
  replaceVisit(shop, { ...NEW_VISIT, items: [{ ...PRODUCTS[0], qty: 2 }] });
  expect(events).toEqual([]);
});

test('[LAB20] a blank search is no event', () => {
  vi.stubGlobal('location', { pathname: '/rivulet/' });
  const { events, shop } = openShop();
  shop.search.submit(' \u200b');
  shop.search.submit(' tea ');
  shop.search.save('wool');
  expect(events).toEqual([
    { event: 'search', search_term: 'tea' },
    { event: 'search', search_term: 'wool' },
  ]);
  vi.unstubAllGlobals();
});
