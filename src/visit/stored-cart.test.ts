import * as fc from 'fast-check';
import { beforeEach, expect, test, vi, type Mock } from 'vitest';
import { formatProductId } from '#domain/catalogue/product-id.ts';
import { tally, PRODUCTS } from '#test-utils/cart-steps.ts';
import { createFakeStorage, type FakeStorage } from '#test-utils/fake-storage.ts';
import { anyProductKey } from '#test-utils/products.ts';
import { property } from '#test-utils/property.ts';
import { STORED } from './parts.ts';
import { persistedPart } from './persisted-part.ts';
import { storageKey } from './storage-keys.ts';

const CART_KEY = storageKey('cart');

const [lamp, cooker] = PRODUCTS;

let logged: Mock<typeof console.error>;

beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});

function load(text: string) {
  return openPart(createFakeStorage({ [CART_KEY]: text })).load([]);
}

function openPart(storage: FakeStorage) {
  return persistedPart(storage.openTab(), STORED.cart, []);
}

test('[CART18] the cart is stored under its key, as a JSON array of id and qty', () => {
  const storage = createFakeStorage();
  const lines = [
    { id: lamp.id, qty: 2 },
    { id: cooker.id, qty: 999 },
  ];
  openPart(storage).save(lines);
  expect([...storage.touched]).toEqual([CART_KEY]);
  expect(storage.json(CART_KEY)).toEqual(lines);
  expect(openPart(storage).load([])).toEqual(lines);
});

test('[CART54] lines of any catalogue are read', () => {
  const anyLine = fc.tuple(anyProductKey, fc.integer({ min: 1, max: 999 }));
  const anyLines = fc.uniqueArray(anyLine, {
    selector: ([key]) => JSON.stringify(key),
    maxLength: 8,
  });
  property(anyLines, (lines) => {
    const stored = lines.map(([key, qty]) => ({ id: formatProductId(key), qty }));
    expect(load(JSON.stringify(stored))).toEqual(stored);
  });
  expect(logged).not.toHaveBeenCalled();
});

test('[CART18] an empty cart removes its key', () => {
  const storage = createFakeStorage({ [CART_KEY]: '[]' });
  openPart(storage).save([]);
  expect(storage.json(CART_KEY)).toBeUndefined();
});

test.each(['{', 'null', '7', '"text"', '{}', '{"0":{}}', '', 'true'])(
  '[DATA1] the stored cart %j is not a list: it is logged and ignored',
  (text) => {
    expect(load(text)).toEqual([]);
    expect(logged).toHaveBeenCalledOnce();
    expect(logged.mock.lastCall?.[0]).toContain(CART_KEY);
  },
);

const { id } = lamp;
test.each<[unknown]>([
  [null],
  [[]],
  ['text'],
  [{}],
  [{ id }],
  [{ qty: 1 }],
  [{ id, qty: 0 }],
  [{ id, qty: -1 }],
  [{ id, qty: 1.5 }],
  [{ id, qty: 1000 }],
  [{ id, qty: '2' }],
  [{ id, qty: null }],
  [{ id: 7, qty: 1 }],
  [{ id: [id], qty: 1 }],
  [{ id: `${id}0`, qty: 1 }],
  [{ id: 'unknown', qty: 1 }],
])('[DATA1] the line %j is logged and left out, its neighbours stay', (line) => {
  const good = { id: cooker.id, qty: 3 };
  expect(load(JSON.stringify([line, good, line]))).toEqual([good]);
  expect(logged.mock.calls).toEqual([
    [expect.stringContaining(`stored ${CART_KEY}`), [line, line]],
  ]);
});

test('[CART5, DATA1] extra fields of a line are ignored', () => {
  const line = { id, qty: 1, price: '0.01', title: 'Free', popupShown: true };
  expect(load(JSON.stringify([line]))).toEqual([{ id, qty: 1 }]);
});

test('[DATA29] lines of the same product are joined, at most 999', () => {
  const which = fc.constantFrom<(0 | 1 | 2)[]>(0, 1, 2);
  const anyLines = fc.array(fc.tuple(which, fc.integer({ min: 1, max: 999 })));
  property(anyLines, (lines) => {
    const text = JSON.stringify(lines.map(([at, qty]) => ({ id: PRODUCTS[at].id, qty })));
    const joined = tally(lines.map(([at, qty]) => ['add', at, qty] as const));
    expect(load(text).map((item) => [item.id, item.qty])).toEqual(joined);
  });
});

test('[DATA1] no stored text throws or gives an invalid line', () => {
  property(fc.oneof(fc.json(), fc.string()), (text) => {
    expect(load(text)).toEqual([]);
  });
});
