import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySteps, tally, PRODUCTS, type Step } from '#test-utils/cart-steps.ts';
import { property } from '#test-utils/property.ts';
import {
  addLine,
  countItems,
  decreaseLine,
  increaseLine,
  formatItemCount,
  parseQty,
  removeLine,
  restoreLine,
  setQty,
  type CartLines,
} from './cart.ts';
import { itemsOf, lineTotal, totalsOf, type CartItem } from './items.ts';

const [toaster, kettle] = PRODUCTS;
/** The total of a line in cents, without rounding. */
const exact = (item: CartItem) => BigInt(item.price.replace('.', '')) * BigInt(item.qty);

const anyCount = fc.integer({ min: 1, max: 999 });

function take(lines: CartLines, [act, which, qty]: Step): CartLines {
  const { id } = PRODUCTS[which];
  switch (act) {
    case 'add':
      return addLine(lines, id, qty);
    case 'set':
      return setQty(lines, id, qty);
    case 'increase':
      return increaseLine(lines, id);
    case 'decrease':
      return decreaseLine(lines, id);
    case 'remove':
      return removeLine(lines, id);
    case 'clear':
      return [];
    default:
      return act satisfies never;
  }
}

function after(steps: readonly Step[]): CartLines {
  return steps.reduce<CartLines>(take, []);
}

test('[CART1] adding a new product appends it with quantity 1, adding it again adds 1', () => {
  const one = addLine([], toaster.id);
  const two = addLine(one, kettle.id);
  expect(two.map(({ id, qty }) => [id, qty])).toEqual([
    [toaster.id, 1],
    [kettle.id, 1],
  ]);
  expect(addLine(two, toaster.id).map(({ id, qty }) => [id, qty])).toEqual([
    [toaster.id, 2],
    [kettle.id, 1],
  ]);
});

test('[CART1] adding n is adding one n times', () => {
  property(anySteps, anyCount, (steps, count) => {
    const items = after(steps);
    const singly = Array.from({ length: count }).reduce<CartLines>(
      (cart) => addLine(cart, toaster.id),
      items,
    );
    expect(addLine(items, toaster.id, count)).toEqual(singly);
  });
});

test('[CART3] setting a quantity changes that line alone, and never goes below 1', () => {
  property(anySteps, fc.integer(), (steps, qty) => {
    const items = after(steps);
    const set = setQty(items, toaster.id, qty);
    expect(set).toHaveLength(items.length);
    set.forEach((item, at) => {
      const expected = item.id === toaster.id ? Math.min(999, Math.max(1, qty)) : items[at]?.qty;
      expect(item).toEqual({ ...items[at], qty: expected });
    });
  });
});

test.each([Number.NaN, 1.5, Number.POSITIVE_INFINITY])(
  '[CART3, CART5] no line gets the quantity %d',
  (qty) => {
    const items = addLine([], toaster.id, 3);
    expect(setQty(items, toaster.id, qty)).toEqual(items);
  },
);

test('[CART48] removing deletes the line with that id alone', () => {
  property(anySteps, (steps) => {
    const items = after(steps);
    expect(removeLine(items, toaster.id)).toEqual(items.filter(({ id }) => id !== toaster.id));
  });
});

test('[CART1, CART3, CART48, CART51] any steps give the cart of the reference', () => {
  property(anySteps, (steps) => {
    expect(after(steps).map(({ id, qty }) => [id, qty])).toEqual(tally(steps));
  });
});

test('[CART5, CART54] after any steps each line has all fields of its product, which no other line has, and a whole quantity of at least 1', () => {
  property(anySteps, (steps) => {
    const items = itemsOf(after(steps));
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    for (const { qty, ...product } of items) {
      expect(PRODUCTS).toContainEqual(product);
      expect(Number.isInteger(qty) && qty >= 1 && qty <= 999).toBe(true);
    }
  });
});

test('[CART6] every action that adds more leaves a line at 999', () => {
  const full = addLine([], toaster.id, 999);
  expect(addLine(full, toaster.id, 5)).toEqual(full);
  expect(increaseLine(full, toaster.id)).toEqual(full);
  expect(addLine([], toaster.id, 1000)).toEqual(full);
});

test('[CART49] the stock of 12 is no limit', () => {
  expect(addLine(addLine([], toaster.id, 12), toaster.id)[0]?.qty).toBe(13);
});

test('[CART51] minus at 1 removes the line', () => {
  expect(decreaseLine(addLine([], toaster.id, 2), toaster.id)[0]?.qty).toBe(1);
  expect(decreaseLine(addLine([], toaster.id), toaster.id)).toEqual([]);
});

test('[CART43] a removed line is restored at its index with its quantity', () => {
  property(anySteps, fc.nat(2), (steps, at) => {
    const items = after(steps);
    const item = items[at];
    fc.pre(item !== undefined);
    expect(restoreLine(removeLine(items, item.id), item, at)).toEqual(items);
  });
});

test('restoring adds to a line of the same product, and appends where the index is beyond the end', () => {
  const item = { id: toaster.id, qty: 4 };
  const both = addLine(addLine([], kettle.id), toaster.id, 2);
  expect(restoreLine(both, item, 0)).toEqual([
    { id: kettle.id, qty: 1 },
    { id: toaster.id, qty: 6 },
  ]);
  expect(restoreLine([], item, 2)).toEqual([item]);
});

test('[CART13, CART14] the total is the sum of price times quantity, exact to the cent', () => {
  property(anySteps, (steps) => {
    const items = itemsOf(after(steps));
    expect(BigInt(totalsOf(items).total)).toBe(
      items.reduce((total, item) => total + exact(item), 0n),
    );
    for (const item of items) expect(BigInt(lineTotal(item))).toBe(exact(item));
  });
});

test('the number of items is the sum of the quantities', () => {
  property(anySteps, (steps) => {
    const quantities = tally(steps).map(([, qty]) => qty);
    expect(countItems(after(steps))).toBe(quantities.reduce((total, qty) => total + qty, 0));
  });
});

test('[CART53] the number of items is grouped', () => {
  const countOf = (...quantities: readonly number[]) =>
    formatItemCount(quantities.map((qty, index) => ({ id: String(index), qty })));
  expect(countOf(1)).toBe('1 item');
  expect(countOf(2, 1)).toBe('3 items');
  expect(countOf(999)).toBe('999 items');
  expect(countOf(999, 129)).toBe('1,128 items');
});

test('[CART47, ITEM5] whole numbers from 1 to 999 are quantities', () => {
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
])('[CART47, ITEM5] "%s" is not a quantity', (typed) => {
  expect(parseQty(typed)).toBeNull();
});
