import type { Product } from './product.ts';

/** Products in an order, made when they are asked for. A plain array of products is a listing too. */
export interface LazyList {
  readonly length: number;
  /** The product at a 0-based index; `undefined` from `length` on. */
  at(index: number): Product | undefined;
  /** From `start` up to but without `end`, both 0-based; all from `start` on when there is no `end`. */
  slice(start: number, end?: number): readonly Product[];
}

/** A listing whose products come from `make`, anew each time: none is kept. An index below 0 has none. */
export function lazyList(length: number, make: (index: number) => Product | undefined): LazyList {
  return {
    length,
    at: (index) => (index >= 0 && index < length ? make(index) : undefined),
    slice(start, end = length) {
      const count = Math.max(0, Math.min(end, length) - start);
      const made = Array.from({ length: count }, (_, step) => make(start + step));
      return made.filter((product) => product !== undefined);
    },
  };
}
