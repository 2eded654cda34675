import type { CartItems } from './cart.ts';
import { randomUint32 } from '../random.ts';

/** What a checkout has bought (SPEC CART). Its total is `cartTotal(order.items)`. */
export interface Order {
  /** `R-` and eight digits: see `orderNumber`. */
  readonly number: string;
  /** The cart's lines, at least one. */
  readonly items: CartItems;
}

/** The number of a visit's order, `R-48217730`. `count`: 1 for the first order of the visit. */
export function orderNumber(seed: number, count: number): string {
  return `R-${String(randomUint32(seed, count) % 1e8).padStart(8, '0')}`;
}
