import { beforeEach, expect, test, vi } from 'vitest';
import { formatProductId } from '#domain/catalogue/product-id.ts';
import { chooseCatalogue } from '#domain/catalogue-params.ts';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { storageKey } from '#visit/storage-keys.ts';
import { createShop } from './shop.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { pathname: '/rivulet/', search: '' });
});

function open({ search = '?seed=7', storage = createFakeStorage() } = {}) {
  const { seed, size } = chooseCatalogue(search, null, () => 42);
  return createShop({ seed, size, storage: storage.openTab(), now: () => new Date() });
}

test('[CAT11, CAT12] the start URL determines the catalogue', () => {
  const { catalogue } = open({ search: '?seed=7&size=35' });
  expect(catalogue.products.slice(0).map(({ id }) => id)).toEqual(
    Array.from({ length: 35 }, (_, index) => formatProductId({ seed: 7, index })),
  );
});

test('the home page’s animation runs until the visitor pauses it', () => {
  expect(open().stillWater.getState()).toBe(false);
});

test('the search index is built once, on first use', () => {
  const { search } = open();
  expect(search.index()).toBe(search.index());
});

test('[DATA4] any action uses only the two storage keys', () => {
  const storage = createFakeStorage();
  const { cart, search, reviews, visit, catalogue } = open({ storage });
  const [first, second] = [catalogue.products.at(0)!, catalogue.products.at(1)!];
  search.save('toaster');
  cart.addFromCard(first);
  cart.addFromPage(second, 3);
  cart.remove(first.id);
  visit.undo();
  reviews.submit(first.id, { text: 'Fine.', rating: 4 });
  expect(new Set(storage.touched)).toEqual(
    new Set([storageKey('search-history'), storageKey('cart')]),
  );
  const again = open({ storage });
  const { cart: lines, history } = visit.state.getState();
  expect(again.visit.state.getState()).toMatchObject({ cart: lines, history });
  expect(history).toHaveLength(1);
  search.clearHistory();
  cart.checkout();
  expect(storage.touched.size).toBe(2);
});

test('[ITEM14] reviews survive navigation but not a reload', () => {
  const storage = createFakeStorage();
  const { reviews, search, visit, catalogue } = open({ storage });
  const { id } = catalogue.products.at(0)!;
  reviews.submit(id, { text: 'Fine.', rating: 4 });
  search.navigated({ from: '', to: '/', kind: 'back' });
  expect(visit.state.getState().reviews[id]).toHaveLength(1);
  expect(open({ storage }).visit.state.getState().reviews).toEqual({});
});
