import { randomUint32, scaleToRange } from '../random.ts';
import { toPrice } from '../money.ts';
import { assignKind, assignWords, type AssignedKind } from './assign-kinds.ts';
import { formatProductId, parseProductId, type ProductKey } from './product-id.ts';
import type { Tint } from '../product-kinds/kinds.ts';
import { lazyList, type LazyList } from './listing.ts';
import { PICTURE_FOLDER } from '../product-kinds/picture-folder.ts';
import type { Product } from './product.ts';

/** A catalogue is a seed and a size; its products follow from them. */
export interface Catalogue {
  /** 0 to 4294967295. */
  readonly seed: number;
  readonly products: LazyList;
}

export const DEFAULT_SIZE = 20;
export const LOWEST_CENTS = 1000;
export const HIGHEST_CENTS = 50_000;
export const HIGHEST_RATING = 5;

const PRICE = 3;
const RATING = 4;

/** The first `size` products of a seed. `base` is the path the app lives under, with its slashes. */
export function createCatalogue(seed: number, size: number, base: string): Catalogue {
  return { seed, products: lazyList(size, (index) => productAt({ seed, index }, base)) };
}

/** The product at a place: a pure function, the same in every engine and in a catalogue of any size. */
export function productAt(place: ProductKey, base: string): Product {
  const dealt = assignKind(place);
  return {
    id: formatProductId(place),
    title: titleOf(place.seed, dealt),
    price: toPrice(centsAt(place)),
    image: `${base}${PICTURE_FOLDER}/${dealt.kind.slug}.avif`,
    rating: ratingAt(place),
  };
}

export function titleAt(place: ProductKey): string {
  return titleOf(place.seed, assignKind(place));
}

/** Whole US cents, 1000 to 50000. */
export function centsAt(place: ProductKey): number {
  return LOWEST_CENTS + pick(place, PRICE, HIGHEST_CENTS - LOWEST_CENTS + 1);
}

/** Whole stars, 1 to 5. */
export function ratingAt(place: ProductKey): number {
  return 1 + pick(place, RATING, HIGHEST_RATING);
}

/** The product an id stands for, of whatever catalogue; `null` for an id that none has. */
export function productFromId(id: string, base: string): Product | null {
  const place = parseProductId(id);
  return place && productAt(place, base);
}

/** The colour family of the pool that a product's picture lies on; `null` for an unknown id. */
export function tintOf(product: Product): Tint | null {
  const place = parseProductId(product.id);
  return place && assignKind(place).kind.tint;
}

function titleOf(seed: number, dealt: AssignedKind): string {
  const { material, quality } = assignWords(seed, dealt);
  return `${material} ${quality} ${dealt.kind.noun}`;
}

function pick({ seed, index }: ProductKey, fact: number, below: number): number {
  return scaleToRange(randomUint32(seed, index, fact), below);
}
