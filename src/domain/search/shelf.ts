import type { LazyList } from '../catalogue/listing.ts';

/** Numbers by a product's 0-based index. */
export type Column = ArrayLike<number>;

/** One part of every product's text. Products share few phrases, so each is kept and searched once. */
export interface Part {
  /** In normal form, in the order of the first products that have them. */
  readonly phrases: readonly string[];
  /** Of each product: the 0-based number of its phrase. */
  readonly column: Column;
}

/**
 * A catalogue made ready for searching, in catalogue order. A product's text is its title and then its
 * sentences, a space between each two. Everything about searching reads it.
 */
export interface Shelf {
  readonly products: LazyList;
  readonly titles: Part;
  readonly sentences: readonly Part[];
  /** Prices in whole US cents, below 65,536. */
  readonly cents: Column;
  /** 1 to 5. */
  readonly ratings: Column;
}
