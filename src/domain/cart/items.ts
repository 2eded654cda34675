import { productFromId } from '../catalogue/generate.ts';
import type { Product } from '../catalogue/product.ts';
import { sum, times, toCents, type Cents } from '../money.ts';
import { countItems, type CartLine, type CartLines } from './cart.ts';

/** A line of the cart with its product. */
export interface CartItem extends Product, CartLine {}

export type CartItems = readonly CartItem[];

/** What a cart amounts to. */
interface Totals {
  /** The sum of the quantities. */
  readonly count: number;
  readonly total: Cents;
}

const generated = new WeakMap<CartLine, CartItem>();

/** The lines with their products; the same line gives the same item. Leaves out unknown ids. */
export function itemsOf(lines: CartLines): CartItems {
  return lines.flatMap((line) => {
    const known = generated.get(line);
    if (known) return [known];
    const product = productFromId(line.id);
    if (!product) return [];
    const item = { ...product, qty: line.qty };
    generated.set(line, item);
    return [item];
  });
}

export function totalsOf(items: readonly Priced[]): Totals {
  return { count: countItems(items), total: sum(items.map(lineTotal)) };
}

export function lineTotal({ price, qty }: Priced): Cents {
  return times(toCents(price), qty);
}

/** A line of the cart or of an order. */
type Priced = CartLine & Pick<Product, 'price'>;
