import { FIELDS, randomUint32, scaleToRange } from '../random.ts';
import { toPrice } from '../money.ts';
import { assignKind, assignWords, type AssignedKind } from './assign-kinds.ts';
import { formatProductId, parseProductId, type ProductKey } from './product-id.ts';
import type { Tint } from '../product-kinds/kinds.ts';
import { lazyList, type LazyList } from './lazy-list.ts';
import { pictureOf } from '../product-kinds/picture-of.ts';
import type { Product } from './product.ts';

/** A catalogue is defined by a seed and a size. */
export interface Catalogue {
  /** 0 to 4294967295. */
  readonly seed: number;
  readonly products: LazyList;
}

/** How many products a plain start has. */
export const DEFAULT_SIZE = 20;
export const LOWEST_CENTS = 1000;
export const HIGHEST_CENTS = 50_000;
export const HIGHEST_RATING = 5;

/** The first `size` products of a seed. */
export function createCatalogue(seed: number, size: number): Catalogue {
  return { seed, products: lazyList(size, (index) => productAt({ seed, index })) };
}

/** The product of a key: a pure function, the same in every engine and in a catalogue of any size. */
export function productAt(key: ProductKey): Product {
  const assigned = assignKind(key);
  return {
    id: formatProductId(key),
    title: titleOf(key.seed, assigned),
    price: toPrice(centsAt(key)),
    image: pictureOf(assigned.kind.slug),
    rating: ratingAt(key),
  };
}

/** The title of the product of a key, without generating the product. */
export function titleAt(key: ProductKey): string {
  return titleOf(key.seed, assignKind(key));
}

/** Price in whole US cents, 1000 to 50000. */
export function centsAt(key: ProductKey): number {
  return LOWEST_CENTS + pick(key, FIELDS.price, HIGHEST_CENTS - LOWEST_CENTS + 1);
}

/** Our rating in whole stars, 1 to 5. */
export function ratingAt(key: ProductKey): number {
  return 1 + pick(key, FIELDS.rating, HIGHEST_RATING);
}

/** The product that an id encodes, from any catalogue; `null` for an unknown id. */
export function productFromId(id: string): Product | null {
  const key = parseProductId(id);
  return key && productAt(key);
}

/** The tint behind a product's picture; `undefined` for an unknown id. */
export function tintOf(product: Product): Tint | undefined {
  const key = parseProductId(product.id);
  return key ? assignKind(key).kind.tint : undefined;
}

function titleOf(seed: number, assigned: AssignedKind): string {
  const { material, quality } = assignWords(seed, assigned);
  return `${material} ${quality} ${assigned.kind.noun}`;
}

function pick({ seed, index }: ProductKey, field: number, below: number): number {
  return scaleToRange(randomUint32(seed, index, field), below);
}
