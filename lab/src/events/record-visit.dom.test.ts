import { expect, test } from 'vitest';
import { createShop } from '#stores/shop.ts';
import { startOver } from '#stores/start-over.ts';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { createLog } from './log.ts';
import { recordVisit } from './record-visit.ts';

const storage = createFakeStorage();

/** A tab with the lab on, and the names of its events. */
function openTab() {
  const log = createLog(() => 0);
  const shop = recordVisit(
    createShop({
      catalogueChoice: { seed: 7, size: 20, pinned: {}, invalid: [] },
      storage: storage.openTab(),
      now: () => new Date(0),
    }),
    log,
  );
  const add = () => {
    const [product] = shop.catalogue.products.slice(0, 1);
    if (product) shop.cart.addFromPage(product, 2);
  };
  return { shop, add, names: () => log.entries().map(({ n, event }) => `${n} ${event}`) };
}

const quantity = ({ shop }: ReturnType<typeof openTab>) => shop.visit.state.getState().cart[0]?.qty;

test('[LAB23] Start over clears the log of its tab and Undo brings it back; what another tab changes is no event', () => {
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
  one.shop.visit.undo.getState()?.restore();
  expect(one.names()).toEqual(['1 add_to_cart', '2 undo']);
  expect(quantity(one)).toBe(4);
});
