/* The product kinds: the table of the goods (goods/goods.json), as the build reads it. */
import { KINDS as ALL } from '#goods/kinds.ts';

/** A colour or material that a kind comes in. */
export interface Finish {
  /** In the title, such as `Sea Green`. */
  readonly word: string;
  /** The name of its picture, such as `desk-lamp-sea-green`. */
  readonly picture: string;
}

/** A product kind. A title is `${finish} ${quality} ${noun}`; every quality suits every finish. */
export interface Kind {
  readonly slug: string;
  readonly noun: string;
  /** In whole US dollars, both ends included. */
  readonly price: { readonly from: number; readonly to: number };
  readonly qualities: readonly string[];
  readonly finishes: readonly Finish[];
}

/** The products of a seed depend on the order and the number of kinds: changing either changes every catalogue. */
export const KINDS: readonly Kind[] = ALL;
