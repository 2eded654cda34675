import * as fc from 'fast-check';
import { beforeEach, expect, test, vi, type Mock } from 'vitest';
import { productAt } from '#domain/catalogue/generate.ts';
import { tally, PRODUCTS } from '#test-utils/cart-steps.ts';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { anyProductKey, BASE } from '#test-utils/products.ts';
import { property } from '#test-utils/property.ts';
import { persistedCart } from './persisted-cart.ts';
import { CART_KEY } from './keys.ts';

const [scarf, lantern] = PRODUCTS;

let logged: Mock<typeof console.error>;

beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});

function load(text: string) {
  return persistedCart(createFakeStorage({ [CART_KEY]: text }).openTab()).load([]);
}

test('[CART18] the cart is stored under its key, as a JSON array of id and qty', () => {
  const storage = createFakeStorage();
  const items = [
    { ...scarf, qty: 2 },
    { ...lantern, qty: 999 },
  ];
  persistedCart(storage.openTab()).save(items);
  expect([...storage.touched]).toEqual([CART_KEY]);
  expect(storage.json(CART_KEY)).toEqual([
    { id: scarf.id, qty: 2 },
    { id: lantern.id, qty: 999 },
  ]);
  expect(persistedCart(storage.openTab()).load([])).toEqual(items);
});

test('[CART19] lines get their products back from their ids, in any catalogue', () => {
  const anyLine = fc.tuple(anyProductKey, fc.integer({ min: 1, max: 999 }));
  const anyLines = fc.uniqueArray(anyLine, {
    selector: ([key]) => JSON.stringify(key),
    maxLength: 8,
  });
  property(anyLines, (lines) => {
    const items = lines.map(([key, qty]) => ({ ...productAt(key, BASE), qty }));
    expect(load(JSON.stringify(items.map(({ id, qty }) => ({ id, qty }))))).toEqual(items);
  });
  expect(logged).not.toHaveBeenCalled();
});

test('[CART20] an empty cart removes its key', () => {
  const storage = createFakeStorage({ [CART_KEY]: '[]' });
  persistedCart(storage.openTab()).save([]);
  expect(storage.json(CART_KEY)).toBeUndefined();
});

test.each(['{', 'null', '7', '"text"', '{}', '{"0":{}}', '', 'true'])(
  '[DATA3] the stored cart %j is not a list: it is logged and ignored',
  (text) => {
    expect(load(text)).toEqual([]);
    expect(logged).toHaveBeenCalledOnce();
    expect(logged.mock.lastCall?.[0]).toMatch(new RegExp(`${CART_KEY}|stored cart`));
  },
);

const { id } = scarf;
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
])('[DATA3] the line %j is logged and left out, its neighbours stay', (line) => {
  const good = { id: lantern.id, qty: 3 };
  expect(load(JSON.stringify([line, good, line]))).toEqual([{ ...lantern, qty: 3 }]);
  expect(logged).toHaveBeenCalledTimes(2);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('stored cart'), line);
});

test('[CART5, DATA3] extra fields of a line are ignored', () => {
  const line = { id, qty: 1, price: '0.01', title: 'Free', popupShown: true };
  expect(load(JSON.stringify([line]))).toEqual([{ ...scarf, qty: 1 }]);
});

test('[CART24] lines of the same product are joined, at most 999', () => {
  const which = fc.constantFrom<(0 | 1 | 2)[]>(0, 1, 2);
  const anyLines = fc.array(fc.tuple(which, fc.integer({ min: 1, max: 999 })));
  property(anyLines, (lines) => {
    const text = JSON.stringify(lines.map(([at, qty]) => ({ id: PRODUCTS[at].id, qty })));
    const joined = tally(lines.map(([at, qty]) => ['add', at, qty] as const));
    expect(load(text).map((item) => [item.id, item.qty])).toEqual(joined);
  });
});

test('[DATA3] no stored text throws or gives an invalid line', () => {
  property(fc.oneof(fc.json(), fc.string()), (text) => {
    expect(load(text)).toEqual([]);
  });
});
