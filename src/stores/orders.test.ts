import { expect, test } from 'vitest';
import { PRODUCTS } from '#test-utils/cart-steps.ts';
import { createOrders } from './orders.ts';

const items = [{ ...PRODUCTS[0], qty: 2 }];

test('[CART39, CART41] orders are numbered by seed and count, and stay in memory alone', () => {
  const place = (seed: number, count: number) => {
    const orders = createOrders(seed);
    const placed = Array.from({ length: count }, () => orders.place(items));
    expect(orders.state.getState()).toEqual(placed);
    return placed.map((order) => order?.number);
  };
  const numbers = place(7, 3);
  for (const number of numbers) expect(number).toMatch(/^R-\d{8}$/);
  expect(new Set([...numbers, ...place(8, 1)]).size).toBe(4);
  expect(place(7, 2)).toEqual(numbers.slice(0, 2));
});

test('[CART39] an empty cart makes no order', () => {
  const orders = createOrders(7);
  expect(orders.place([])).toBeNull();
  expect(orders.state.getState()).toEqual([]);
});
