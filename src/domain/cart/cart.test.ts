import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySteps, tally, PRODUCTS, type Step } from '#test-utils/cart-steps.ts';
import { property } from '#test-utils/property.ts';
import {
  addItem,
  cartTotal,
  countItems,
  decreaseItem,
  increaseItem,
  formatItemCount,
  lineTotal,
  parseQty,
  removeItem,
  restoreItem,
  setQty,
  type CartItem,
  type CartItems,
} from './cart.ts';

const [canoe, teapot] = PRODUCTS;
/** The total of a line in cents, without rounding. */
const exact = (item: CartItem) => BigInt(item.price.replace('.', '')) * BigInt(item.qty);

const anyCount = fc.integer({ min: 1, max: 999 });

function take(items: CartItems, [act, which, qty]: Step): CartItems {
  const product = PRODUCTS[which];
  switch (act) {
    case 'add':
      return addItem(items, product, qty);
    case 'set':
      return setQty(items, product.id, qty);
    case 'increase':
      return increaseItem(items, product.id);
    case 'decrease':
      return decreaseItem(items, product.id);
    case 'remove':
      return removeItem(items, product.id);
    case 'clear':
      return [];
    default:
      return act satisfies never;
  }
}

function after(steps: readonly Step[]): CartItems {
  return steps.reduce<CartItems>(take, []);
}

test('[CART1] adding a new product appends it with quantity 1, adding it again adds 1', () => {
  const one = addItem([], canoe);
  const two = addItem(one, teapot);
  expect(two.map(({ id, qty }) => [id, qty])).toEqual([
    [canoe.id, 1],
    [teapot.id, 1],
  ]);
  expect(addItem(two, canoe).map(({ id, qty }) => [id, qty])).toEqual([
    [canoe.id, 2],
    [teapot.id, 1],
  ]);
});

test('[CART2] adding n is adding one n times', () => {
  property(anySteps, anyCount, (steps, count) => {
    const items = after(steps);
    const singly = Array.from({ length: count }).reduce<CartItems>(
      (cart) => addItem(cart, canoe),
      items,
    );
    expect(addItem(items, canoe, count)).toEqual(singly);
  });
});

test('[CART3] setting a quantity changes that line alone, and never goes below 1', () => {
  property(anySteps, fc.integer(), (steps, qty) => {
    const items = after(steps);
    const set = setQty(items, canoe.id, qty);
    expect(set).toHaveLength(items.length);
    set.forEach((item, at) => {
      const expected = item.id === canoe.id ? Math.min(999, Math.max(1, qty)) : items[at]?.qty;
      expect(item).toEqual({ ...items[at], qty: expected });
    });
  });
});

test.each([Number.NaN, 1.5, Number.POSITIVE_INFINITY])(
  '[CART3, CART5] no line gets the quantity %d',
  (qty) => {
    const items = addItem([], canoe, 3);
    expect(setQty(items, canoe.id, qty)).toEqual(items);
  },
);

test('[CART4] removing deletes the line with that id alone', () => {
  property(anySteps, (steps) => {
    const items = after(steps);
    expect(removeItem(items, canoe.id)).toEqual(items.filter(({ id }) => id !== canoe.id));
  });
});

test('[CART1, CART2, CART3, CART4, CART9] any steps give the cart of the reference', () => {
  property(anySteps, (steps) => {
    expect(after(steps).map(({ id, qty }) => [id, qty])).toEqual(tally(steps));
  });
});

test('[CART5] after any steps each line has all fields of its product, which no other line has, and a whole quantity of at least 1', () => {
  property(anySteps, (steps) => {
    const items = after(steps);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    for (const { qty, ...product } of items) {
      expect(PRODUCTS).toContainEqual(product);
      expect(Number.isInteger(qty) && qty >= 1 && qty <= 999).toBe(true);
    }
  });
});

test('[CART6] every action that adds more leaves a line at 999', () => {
  const full = addItem([], canoe, 999);
  expect(addItem(full, canoe, 5)).toEqual(full);
  expect(increaseItem(full, canoe.id)).toEqual(full);
  expect(addItem([], canoe, 1000)).toEqual(full);
});

test('[CART7] the stock of 12 is no limit', () => {
  expect(addItem(addItem([], canoe, 12), canoe)[0]?.qty).toBe(13);
});

test('[CART9] minus at 1 removes the line', () => {
  expect(decreaseItem(addItem([], canoe, 2), canoe.id)[0]?.qty).toBe(1);
  expect(decreaseItem(addItem([], canoe), canoe.id)).toEqual([]);
});

test('[CART11] a removed line is restored at its index with its quantity', () => {
  property(anySteps, fc.nat(2), (steps, at) => {
    const items = after(steps);
    const item = items[at];
    fc.pre(item !== undefined);
    expect(restoreItem(removeItem(items, item.id), item, at)).toEqual(items);
  });
});

test('restoring adds to a line of the same product, and appends where the index is beyond the end', () => {
  const item = { ...canoe, qty: 4 };
  const both = addItem(addItem([], teapot), canoe, 2);
  expect(restoreItem(both, item, 0)).toEqual([
    { ...teapot, qty: 1 },
    { ...canoe, qty: 6 },
  ]);
  expect(restoreItem([], item, 2)).toEqual([item]);
});

test('[CART13, CART14] the total is the sum of price times quantity, exact to the cent', () => {
  property(anySteps, (steps) => {
    const items = after(steps);
    expect(BigInt(cartTotal(items))).toBe(items.reduce((total, item) => total + exact(item), 0n));
    for (const item of items) expect(BigInt(lineTotal(item))).toBe(exact(item));
  });
});

test('the number of items is the sum of the quantities', () => {
  property(anySteps, (steps) => {
    const quantities = tally(steps).map(([, qty]) => qty);
    expect(countItems(after(steps))).toBe(quantities.reduce((total, qty) => total + qty, 0));
  });
});

test('[CART30] the number of items is grouped', () => {
  const countOf = (...quantities: readonly number[]) =>
    formatItemCount(quantities.map((qty, index) => ({ ...PRODUCTS[index % 2 ? 1 : 0], qty })));
  expect(countOf(1)).toBe('1 item');
  expect(countOf(2, 1)).toBe('3 items');
  expect(countOf(999)).toBe('999 items');
  expect(countOf(999, 129)).toBe('1,128 items');
});

test('[ITEM5, CART10] whole numbers from 1 to 999 are quantities', () => {
  for (let qty = 1; qty <= 999; qty += 1) expect(parseQty(String(qty))).toBe(qty);
  expect(parseQty(' 12 ')).toBe(12);
  expect(parseQty('007')).toBe(7);
});

test.each([
  '',
  ' ',
  '0',
  '000',
  '1000',
  '-1',
  '+1',
  '1.0',
  '1,5',
  '1e2',
  '0x1',
  'two',
  '1 2',
  'NaN',
  '٣',
])('[ITEM5, CART10] "%s" is not a quantity', (typed) => {
  expect(parseQty(typed)).toBeNull();
});
