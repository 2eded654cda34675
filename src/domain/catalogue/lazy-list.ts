import type { Product } from './product.ts';

/** An ordered list whose products are generated when they are read. An array of products is one too. */
export interface LazyList {
  readonly length: number;
  /** The product at a 0-based index; `undefined` from `length` on. */
  at(index: number): Product | undefined;
  /** From `start` up to, but not including, `end`, both 0-based; without `end`, to the last. */
  slice(start: number, end?: number): readonly Product[];
}

/** Calls `generate` at each read, without a cache. An index below 0 or from `length` on has no product. */
export function lazyList(
  length: number,
  generate: (index: number) => Product | undefined,
): LazyList {
  return {
    length,
    at: (index) => (index >= 0 && index < length ? generate(index) : undefined),
    slice(start, end = length) {
      const count = Math.max(0, Math.min(end, length) - start);
      const products = Array.from({ length: count }, (_, step) => generate(start + step));
      return products.filter((product) => product !== undefined);
    },
  };
}
