import type { Product } from '../catalogue/product.ts';
import { sum, times, toCents, type Cents } from '../money.ts';
import { groupDigits } from '../text.ts';

/** A line of the cart: a product, and how many of it (whole, 1 to 999). */
export interface CartItem extends Product {
  readonly qty: number;
}

/** In the order in which the products were first added; no product twice. */
export type CartItems = readonly CartItem[];

export const MIN_QTY = 1;
export const MAX_QTY = 999;

/** Adds `count` of a product to its line, or appends a new line; no quantity exceeds 999. */
export function addItem(items: CartItems, product: Product, count = 1): CartItems {
  const known = items.find((item) => item.id === product.id);
  if (!known) return [...items, { ...product, qty: clampQty(count) }];
  return setQty(items, product.id, known.qty + count);
}

/** Merges lines of the same product into the first of them; no quantity exceeds 999. */
export function joinItems(items: CartItems): CartItems {
  const joined = new Map<string, CartItem>();
  for (const item of items) {
    const qty = clampQty((joined.get(item.id)?.qty ?? 0) + item.qty);
    joined.set(item.id, { ...item, qty });
  }
  return [...joined.values()];
}

/** Replaces a line's quantity, clamped to 1 to 999. Ignores an unknown id and a number that is not whole. */
export function setQty(items: CartItems, id: string, qty: number): CartItems {
  if (!Number.isInteger(qty)) return items;
  return changeQty(items, id, () => qty);
}

/** Adds 1 to a line's quantity, up to 999. Ignores an unknown id. */
export function increaseItem(items: CartItems, id: string): CartItems {
  return changeQty(items, id, (now) => now + 1);
}

/** Takes 1 from a line's quantity; removes the line at 1. Ignores an unknown id. */
export function decreaseItem(items: CartItems, id: string): CartItems {
  return items.flatMap((item) => {
    if (item.id !== id) return [item];
    return item.qty > MIN_QTY ? [{ ...item, qty: item.qty - 1 }] : [];
  });
}

/** Removes a line. Ignores an unknown id. */
export function removeItem(items: CartItems, id: string): CartItems {
  return items.filter((item) => item.id !== id);
}

/** Inserts a removed line at its 0-based index; if the product is in the cart again, adds to that line instead. */
export function restoreItem(items: CartItems, item: CartItem, at: number): CartItems {
  if (items.some(({ id }) => id === item.id)) return addItem(items, item, item.qty);
  return items.toSpliced(at, 0, item);
}

/** The sum of the quantities: the number on the badge. */
export function countItems(items: CartItems): number {
  return items.reduce((count, item) => count + item.qty, 0);
}

/** The sum of the quantities as text: `1 item`, `1,128 items`. */
export function formatItemCount(items: CartItems): string {
  const count = countItems(items);
  return count === 1 ? '1 item' : `${groupDigits(String(count))} items`;
}

export function lineTotal(item: CartItem): Cents {
  return times(toCents(item.price), item.qty);
}

export function cartTotal(items: CartItems): Cents {
  return sum(items.map(lineTotal));
}

/** A whole number of at most three digits from 1 to 999, as typed; `null` for anything else. */
export function parseQty(typed: string): number | null {
  const qty = Number(/^\s*(\d+)\s*$/.exec(typed)?.[1]);
  return qty >= MIN_QTY && qty <= MAX_QTY ? qty : null;
}

/** Whether a value of any type is a quantity: a whole number from 1 to 999. */
export function isQty(value: unknown): value is number {
  return Number.isInteger(value) && clampQty(Number(value)) === value;
}

function changeQty(items: CartItems, id: string, update: (qty: number) => number): CartItems {
  return items.map((item) =>
    item.id === id ? { ...item, qty: clampQty(update(item.qty)) } : item,
  );
}

function clampQty(qty: number): number {
  return Math.min(MAX_QTY, Math.max(MIN_QTY, qty));
}
