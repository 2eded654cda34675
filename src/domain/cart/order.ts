import { toPrice } from '../money.ts';
import { randomUint32 } from '../random.ts';
import { totalsOf, type CartItem } from './items.ts';

/** A line of an order: a copy of what was bought, and at which price. */
export type OrderLine = Pick<CartItem, 'id' | 'title' | 'price' | 'qty'>;

/** What a checkout has bought (SPEC CART). */
export interface Order {
  /** `R-` and eight digits: see `orderNumber`. */
  readonly number: string;
  /** The cart's lines, at least one. */
  readonly lines: readonly OrderLine[];
  /** The sum of the lines in US dollars, `"49.90"`. */
  readonly total: string;
}

/** The order of these items, at least one. */
export function createOrder(number: string, items: readonly OrderLine[]): Order {
  const lines = items.map(({ id, title, price, qty }) => ({ id, title, price, qty }));
  return { number, lines, total: toPrice(totalsOf(items).total) };
}

/** The number of a visit's order, `R-48217730`. `count`: 1 for the first order of the visit. */
export function orderNumber(seed: number, count: number): string {
  return `R-${String(randomUint32(seed, count) % 1e8).padStart(8, '0')}`;
}
