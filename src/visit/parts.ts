import * as v from 'valibot';
import { joinLines, MAX_QTY, MIN_QTY, type CartLine } from '#domain/cart/cart.ts';
import type { Order } from '#domain/cart/order.ts';
import { parseProductId } from '#domain/catalogue/product-id.ts';
import type { AddedReview, ReviewContent } from '#domain/review.ts';
import { isTimestamp, normalizeHistory, type HistoryEntry } from '#domain/search-history.ts';
import { trimmed } from '#domain/text.ts';
import { keysOf } from '#lib/typed-object.ts';

type ByProduct<Value> = Readonly<Record<string, Value>>;

/** Everything that a visitor makes. A part of it is JSON, in which a product is its id. */
export interface Visit {
  readonly cart: readonly CartLine[];
  readonly history: readonly HistoryEntry[];
  /** Oldest first. */
  readonly reviews: ByProduct<readonly AddedReview[]>;
  readonly drafts: ByProduct<ReviewContent>;
  /** Oldest first. */
  readonly orders: readonly Order[];
}

export type PartName = keyof Visit;

/** The visit of a new visitor. */
export const NEW_VISIT: Visit = { cart: [], history: [], reviews: {}, drafts: {}, orders: [] };

export const PART_NAMES = keysOf(NEW_VISIT);

export type StoredName = 'cart' | 'history';

/** How a part is stored. */
export interface StoredPart<Value> {
  /** The storage key, below the prefix. */
  readonly key: string;
  /** Its messages complete a path, as in `cart[0].qty: must be a whole number …`. */
  readonly schema: v.GenericSchema<unknown, Value>;
  /** Puts a valid value into the form that the shop gives it, without duplicates. */
  readonly normalize: (value: Value) => Value;
}

export const TEXT = v.string('must be a text');
export const VISIBLE = v.pipe(
  TEXT,
  v.check((text) => trimmed(text) !== '', 'must not be blank'),
);
export const PRODUCT_ID = productId('id of a product');
export const QTY = whole(MIN_QTY, MAX_QTY);

/** The parts that are stored: they survive a reload, and other tabs follow. The others are in the memory of this tab alone. */
export const STORED: { readonly [Name in StoredName]: StoredPart<Visit[Name]> } = {
  cart: {
    key: 'cart',
    schema: list(v.object({ id: PRODUCT_ID, qty: QTY })),
    normalize: joinLines,
  },
  history: {
    key: 'search-history',
    schema: list(
      v.object({
        query: VISIBLE,
        timestamp: v.pipe(TEXT, v.check(isTimestamp, 'must be a time by ISO 8601')),
      }),
    ),
    normalize: normalizeHistory,
  },
};

export const STORED_NAMES = keysOf(STORED);

export function list<Item>(item: v.GenericSchema<unknown, Item>) {
  return v.pipe(v.array(item, 'must be a list'), v.readonly());
}

/** Schema of a product's id, in lower case, as the shop writes it. `what`: in its message and description. */
export function productId(what: string) {
  const message = `must be the ${what}`;
  return v.pipe(
    v.string(message),
    v.description(`The ${what}`),
    v.toLowerCase(),
    v.check((id) => parseProductId(id) !== null, message),
  );
}

/** Schema of a whole number within these bounds, both included. */
export function whole(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
}
