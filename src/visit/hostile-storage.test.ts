import { openShop } from '#test-utils/open-shop.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { itemsOf, totalsOf } from '#domain/cart/items.ts';
import { formatProductId } from '#domain/catalogue/product-id.ts';
import { PRODUCTS } from '#test-utils/cart-steps.ts';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { fuzz } from '#test-utils/fuzz.ts';
import {
  centsOf,
  validLines,
  validQueries,
  hostileCart,
  hostileHistory,
} from '#test-utils/hostile-storage.ts';
import { openCart } from '#test-utils/open-cart.ts';
import { storageKey } from './storage-keys.ts';
import { createVisit } from './visit.ts';

const CART_KEY = storageKey('cart');

const CASES = 500;

beforeEach(() => {
  vi.useFakeTimers();
  // Not a spy: it would store all messages.
  vi.stubGlobal('console', { ...console, error: () => {} });
});

test('[DATA1, DATA6] the valid lines of any stored cart are shown, counted, changed and stored again', () => {
  fuzz(CASES, hostileCart, (text) => {
    vi.clearAllTimers();
    const valid = validLines(text);
    const { storage, cart, visit, lines } = openCart(createFakeStorage({ [CART_KEY]: text }));
    expect(lines()).toEqual(valid);
    expect(totalsOf(itemsOf(visit.state.getState().cart))).toEqual({
      count: valid.reduce((count, [, qty]) => count + qty, 0),
      total: centsOf(valid),
    });

    const [product] = PRODUCTS;
    const existing = valid.find(([id]) => id === product.id);
    const changed = valid.map((line) =>
      line === existing ? [product.id, Math.min(999, existing[1] + 2)] : line,
    );
    const after = existing ? changed : [...valid, [product.id, 2]];
    cart.addFromPage(product, 2);
    expect(lines()).toEqual(after);
    expect(storage.json(CART_KEY)).toEqual(after.map(([id, qty]) => ({ id, qty })));
  });
});

test('[DATA1, DATA6] the valid searches of any stored history are offered, and stay with the next search', () => {
  fuzz(CASES, hostileHistory, (text) => {
    vi.clearAllTimers();
    const valid = validQueries(text);
    const storage = createFakeStorage({ [storageKey('search-history')]: text });
    const { visit, search } = openShop(storage.openTab());
    const stored = () => visit.state.getState().history;
    const queries = () => stored().map(({ query }) => query);
    expect(queries()).toEqual(valid);

    search.save('a new one');
    expect(queries()).toEqual(['a new one', ...valid].slice(0, 10));
    expect(createVisit(storage.openTab()).state.getState().history).toEqual(stored());
  });
});

test('[DATA6, DATA29] a cart of 10,000 products, each named twice, is read whole', () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => formatProductId({ seed: 5, index }));
  const text = JSON.stringify([...ids, ...ids].map((id) => ({ id, qty: 2 })));
  expect(openCart(createFakeStorage({ [CART_KEY]: text })).lines()).toEqual(
    ids.map((id) => [id, 4]),
  );
});
