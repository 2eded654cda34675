import { expect, test } from 'vitest';
import { createShop } from '#stores/shop.ts';
import { startOver } from '#stores/start-over.ts';
import { offerCartUndo } from '#visit/undo.ts';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { createLog } from './log.ts';
import { recordVisit } from './record-visit.ts';

const storage = createFakeStorage();

/** A tab with the lab on, and the names of its events. */
function openTab() {
  const log = createLog(() => 0);
  const shop = createShop({
    seed: 7,
    size: 20,
    storage: storage.openTab(),
    now: () => new Date(0),
  });
  recordVisit(shop, log, false);
  const add = () => {
    const [product] = shop.catalogue.products.slice(0, 1);
    if (product) shop.cart.addFromPage(product, 2);
  };
  return { shop, add, log, names: () => log.entries().map(({ n, event }) => `${n} ${event}`) };
}

const quantity = ({ shop }: ReturnType<typeof openTab>) => shop.visit.state.getState().cart[0]?.qty;

test('[LAB23, LAB53] Start over clears the log of its tab and Undo brings it back; what another tab changes is no event', () => {
  const [one, other] = [openTab(), openTab()];
  one.add();
  storage.deliver();
  expect(quantity(other)).toBe(2);
  expect(other.names()).toEqual([]);
  other.add();
  storage.deliver();
  expect(quantity(one)).toBe(4);
  startOver(one.shop);
  storage.deliver();
  expect(quantity(other)).toBeUndefined();
  expect(one.names()).toEqual([]);
  expect(other.names()).toEqual(['1 add_to_cart']);
  one.shop.visit.undo();
  expect(one.names()).toEqual(['1 add_to_cart', '2 undo']);
  expect(quantity(one)).toBe(4);
});

test('[LAB21, LAB52] what a tool does is by tool, and its Undo, by the visitor, takes it back', () => {
  const { shop, add, log, names } = openTab();
  dispatchEvent(new MouseEvent('click'));
  add();
  const { cart: before } = shop.visit.state.getState();
  shop.visit.runAs('tool', () => {
    add();
    offerCartUndo(shop.visit, before, 'An agent has changed your cart.');
  });
  shop.visit.undo();
  const value = (at: number) => {
    const entry = log.entries()[at];
    return entry && 'ecommerce' in entry ? entry.ecommerce.value : undefined;
  };
  expect(names()).toEqual(['1 add_to_cart', '2 add_to_cart', '3 undo', '4 remove_from_cart']);
  expect(log.entries().map(({ shop: { by } }) => by)).toEqual(['click', 'tool', 'click', 'click']);
  expect(log.entries()[1]?.shop.trusted).toBe(false);
  expect(value(3)).toBe(value(1));
});

test('[LAB53] Start over that is repeated clears the log again, and its Undo brings back all of it', () => {
  const { shop, add, log, names } = openTab();
  add();
  startOver(shop);
  shop.events.emit({ type: 'failed', error: new Error('ran dry') });
  startOver(shop);
  expect(names()).toEqual([]);
  shop.visit.undo();
  expect(names()).toEqual(['1 add_to_cart', '2 error', '3 undo']);
  expect(log.entries()[1]).toMatchObject({ message: 'Error: ran dry' });
});

test('[LAB50] a link that is shared is an event: of a product or of the cart', () => {
  const { shop, log } = openTab();
  const [product = null] = shop.catalogue.products.slice(0, 1);
  shop.events.emit({ type: 'shared', method: 'share', product });
  shop.events.emit({ type: 'shared', method: 'copy', product: null });
  expect(log.entries()).toMatchObject([
    { event: 'share', method: 'share', content_type: 'product', item_id: product?.id },
    { event: 'share', method: 'copy', content_type: 'cart' },
  ]);
});

test('[LAB50] an undone review is no new one', () => {
  const { shop, names } = openTab();
  shop.reviews.submit('toaster', { text: 'Mine.', rating: 5 });
  const { reviews } = shop.visit.state.getState();
  shop.visit.runAs('tool', () => shop.reviews.submit('toaster', { text: 'Theirs.', rating: 1 }));
  shop.visit.runAs('undo', () => shop.visit.update({ reviews: () => reviews }));
  expect(names()).toEqual(['1 review', '2 review', '3 undo']);
});
