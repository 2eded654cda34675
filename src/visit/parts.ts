import * as v from 'valibot';
import { joinLines, MAX_QTY, MIN_QTY, type CartLine } from '#domain/cart/cart.ts';
import { itemsOf } from '#domain/cart/items.ts';
import { createOrder, orderNumber, type Order } from '#domain/cart/order.ts';
import { parseProductId } from '#domain/catalogue/product-id.ts';
import { REVIEW_RATINGS, type AddedReview, type OwnReview } from '#domain/review.ts';
import { isTimestamp, normalizeHistory, type HistoryEntry } from '#domain/search-history.ts';
import { trimmed } from '#domain/text.ts';
import { keysOf, objectOf } from '#lib/typed-object.ts';

/** Describes a thing that the visitor makes. Its value is JSON, in which a product is its id. */
export interface Part<Value> {
  /** What a new visitor has. */
  readonly empty: Value;
  /** The schema of the value. Its messages complete a path, as in `cart[0].qty: must be a whole number …`. */
  readonly schema: v.GenericSchema<unknown, Value>;
  /** Puts a valid value into the form that the shop gives it, for example without duplicates. `seed`: the catalogue's. */
  readonly normalize?: (value: Value, seed: number) => Value;
  /** The storage key, below the prefix; without it the part is in the memory of this tab alone. */
  readonly key?: string;
  /** Not exported with the visit: it is not finished. */
  readonly isDraft?: true;
}

type ByProduct<Value> = Readonly<Record<string, Value>>;

const TEXT = v.string('must be a text');
const VISIBLE = v.pipe(
  TEXT,
  v.check((text) => trimmed(text) !== '', 'must not be blank'),
);
/** In lower case, as the shop writes it. */
const PRODUCT_ID = v.pipe(
  TEXT,
  v.description('The id of a product'),
  v.toLowerCase(),
  v.check((id) => parseProductId(id) !== null, 'must be the id of a product'),
);
const QTY = whole(MIN_QTY, MAX_QTY);
const RATING = v.picklist(REVIEW_RATINGS, 'must be a whole number from 1 to 5');
const PRICE = v.pipe(TEXT, v.regex(/^\d+\.\d\d$/, 'must be a price such as "49.90"'));

const TABLE = {
  cart: part<readonly CartLine[]>({
    empty: [],
    schema: list(v.object({ id: PRODUCT_ID, qty: QTY })),
    normalize: joinLines,
    key: 'cart',
  }),
  history: part<readonly HistoryEntry[]>({
    empty: [],
    schema: list(
      v.object({
        query: VISIBLE,
        timestamp: v.pipe(TEXT, v.check(isTimestamp, 'must be a time by ISO 8601')),
      }),
    ),
    normalize: normalizeHistory,
    key: 'search-history',
  }),
  /** Oldest first. */
  reviews: part<ByProduct<readonly AddedReview[]>>({
    empty: {},
    schema: v.record(
      PRODUCT_ID,
      v.pipe(
        list(v.object({ text: VISIBLE, rating: RATING, name: v.exactOptional(VISIBLE) })),
        v.minLength(1, 'must have a review'),
      ),
    ),
  }),
  drafts: part<ByProduct<OwnReview>>({
    empty: {},
    schema: v.record(PRODUCT_ID, v.object({ text: TEXT, rating: RATING })),
    isDraft: true,
  }),
  /** Oldest first. */
  orders: part<readonly Order[]>({
    empty: [],
    schema: list(
      v.object({
        number: v.pipe(TEXT, v.regex(/^R-\d{8}$/, 'must be R- and eight digits')),
        lines: v.pipe(
          list(v.object({ id: PRODUCT_ID, title: TEXT, price: PRICE, qty: QTY })),
          v.minLength(1, 'must have a line'),
        ),
        total: PRICE,
      }),
    ),
    // Number, titles and prices follow from the seed and the ids.
    normalize: (orders, seed) =>
      orders.map(({ lines }, at) =>
        createOrder(orderNumber(seed, at + 1), itemsOf(joinLines(lines))),
      ),
  }),
};

export type PartName = keyof typeof TABLE;

/** Everything that a visitor has made. */
export type Visit = { readonly [Name in PartName]: (typeof TABLE)[Name]['empty'] };

export const PARTS: { readonly [Name in PartName]: Part<Visit[Name]> } = TABLE;

export const PART_NAMES = keysOf(TABLE);

/** The visit of a new visitor. */
export const NEW_VISIT = objectOf<Visit>(PART_NAMES, (name) => PARTS[name].empty);

/** Infers the value of a part from the type argument alone. */
function part<Value>(one: Part<Value>): Part<Value> {
  return one;
}

function list<Item>(item: v.GenericSchema<unknown, Item>) {
  return v.pipe(v.array(item, 'must be a list'), v.readonly());
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
