import type { Product } from '../catalogue/product.ts';
import { toCents, type Cents } from '../money.ts';
import { normalise } from './normal.ts';

/** A product made ready for searching: its texts in normal form, its price in cents. */
export interface Entry {
  readonly product: Product;
  readonly title: string;
  readonly text: string;
  readonly cents: Cents;
}

/** All products of a catalogue made ready once, in catalogue order. Everything about searching reads it. */
export type Shelf = readonly Entry[];

export function createShelf(products: readonly Product[]): Shelf {
  return products.map((product) => {
    const title = normalise(product.title);
    const text = `${title} ${normalise(product.description)}`;
    return { product, title, text, cents: toCents(product.price) };
  });
}
