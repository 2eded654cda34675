import { itemAt } from '#lib/item-at.ts';
import { FIELDS, pick } from '../random.ts';
import { toPrice } from '../money.ts';
import { assignKind, assignWords, type AssignedKind } from './assign-kinds.ts';
import { formatProductId, parseProductId, type ProductKey } from './product-id.ts';
import { lazyList, type LazyList } from './lazy-list.ts';
import type { Product } from './product.ts';

/** A catalogue is defined by a seed and a size. */
export interface Catalogue {
  /** 0 to 4294967295. */
  readonly seed: number;
  readonly products: LazyList;
}

/** How many products a plain start has. */
export const DEFAULT_SIZE = 20;

/** The cents of prices. */
const PRICE_ENDINGS = [0, 50, 90, 95] as const;

/** How many products of a hundred have 1, 1 or 2, … 1 to 5 stars, as in real shops: few are bad. */
const RATING_UP_TO = [4, 12, 30, 68, 100] as const;

/** The first `size` products of a seed. */
export function createCatalogue(seed: number, size: number): Catalogue {
  return { seed, products: lazyList(size, (index) => productAt({ seed, index })) };
}

/** The product of a key: a pure function, the same in every engine and in a catalogue of any size. */
export function productAt(key: ProductKey): Product {
  const { seed, index } = key;
  const assigned = assignKind(key);
  const words = assignWords(seed, assigned);
  return {
    seed,
    index,
    id: formatProductId(key),
    title: titleOf(assigned, words),
    price: toPrice(centsOf(key, assigned)),
    picture: words.finish.picture,
    rating: ratingAt(key),
  };
}

/** The title of the product of a key, without generating the product. */
export function titleAt(key: ProductKey): string {
  const assigned = assignKind(key);
  return titleOf(assigned, assignWords(key.seed, assigned));
}

/** Price in whole US cents, 1000 to 50000. */
export function centsAt(key: ProductKey): number {
  return centsOf(key, assignKind(key));
}

/** Our rating in whole stars, 1 to 5. */
export function ratingAt(key: ProductKey): number {
  const percent = pick(key, FIELDS.rating, 100);
  return 1 + RATING_UP_TO.findIndex((end) => percent < end);
}

/** The product that an id encodes, from any catalogue; `null` for an unknown id. */
export function productFromId(id: string): Product | null {
  const key = parseProductId(id);
  return key && productAt(key);
}

/** Uniform over the amounts in the range of the kind that end as prices do. */
function centsOf(key: ProductKey, { kind: { price } }: AssignedKind): number {
  const at = pick(key, FIELDS.price, (price.to - price.from) * PRICE_ENDINGS.length + 1);
  const dollars = price.from + Math.floor(at / PRICE_ENDINGS.length);
  return 100 * dollars + itemAt(PRICE_ENDINGS, at % PRICE_ENDINGS.length);
}

function titleOf(
  { kind }: AssignedKind,
  { finish, quality }: ReturnType<typeof assignWords>,
): string {
  return `${finish.word} ${quality} ${kind.noun}`;
}
