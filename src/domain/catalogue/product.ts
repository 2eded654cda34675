/** A good on sale (SPEC CAT). Its description is long and seldom read: `describe.ts` works it out from the id. */
export interface Product {
  /** Version-8 UUID that carries the seed and the index: see `id.ts`. */
  readonly id: string;
  readonly title: string;
  /** US dollars with two decimals, `"10.00"` to `"500.00"`. Sums are made in cents: see `money.ts`. */
  readonly price: string;
  /** Path of the 300×300 picture from the origin, base path included. */
  readonly image: string;
  /** 1 to 5 stars, whole. */
  readonly rating: number;
}

/** What the product page says of every product alike. */
export const BRAND = 'Acme';
export const CATEGORY = 'Electronics';
export const STOCK = 12;

/** The stock keeping unit: the first 8 characters of the id, in capitals. */
export function skuOf(product: Product): string {
  return product.id.slice(0, 8).toUpperCase();
}

/** The 600×600 twin of a picture, for dense screens. */
export function denseImage(image: string): string {
  return image.replace(/\.avif$/, '@2x.avif');
}
