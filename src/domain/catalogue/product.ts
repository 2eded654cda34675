import type { ProductKey } from './product-id.ts';

/** A product (SPEC CAT). Its description is long and seldom shown: `describe.ts` generates it from the key. */
export interface Product extends ProductKey {
  /** Version-8 UUID that encodes seed and index: see `product-id.ts`. */
  readonly id: string;
  readonly title: string;
  /** US dollars with two decimals, `"10.00"` to `"500.00"`. Sums are in cents: see `money.ts`. */
  readonly price: string;
  /** The name of its picture, such as `desk-lamp-sea-green`: see `pictureFile`. */
  readonly picture: string;
  /** Our rating, 1 to 5 whole stars: the product's own, without its reviews. */
  readonly rating: number;
}

/** The same for every product. */
export const BRAND = 'Acme';
export const CATEGORY = 'Electronics';
export const STOCK = 12;

/** The stock keeping unit: the first 8 characters of the id, in capitals. */
export function skuOf(product: Pick<Product, 'id'>): string {
  return product.id.slice(0, 8).toUpperCase();
}
