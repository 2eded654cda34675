/* The parts of the visit that a state contains. */
import * as v from 'valibot';
import { joinLines } from '#domain/cart/cart.ts';
import { itemsOf } from '#domain/cart/items.ts';
import { createOrder, orderNumber } from '#domain/cart/order.ts';
import { REVIEW_RATINGS } from '#domain/review.ts';
import { keysOf } from '#lib/typed-object.ts';
import {
  list,
  PRODUCT_ID,
  QTY,
  STORED,
  TEXT,
  VISIBLE,
  type PartName,
  type StoredPart,
  type Visit,
} from '#visit/parts.ts';

/** How a part is checked. */
interface StatePart<Value> extends Pick<StoredPart<Value>, 'schema'> {
  /** Puts a valid value into the form that the shop gives it. `seed`: the catalogue's. */
  readonly normalize?: (value: Value, seed: number) => Value;
}

/** A state has no drafts of reviews. */
export type StatePartName = Exclude<PartName, 'drafts'>;

const RATING = v.picklist(REVIEW_RATINGS, 'must be a whole number from 1 to 5');
const PRICE = v.pipe(TEXT, v.regex(/^\d+\.\d\d$/, 'must be a price such as "49.90"'));

export const STATE_PARTS: { readonly [Name in StatePartName]: StatePart<Visit[Name]> } = {
  cart: STORED.cart,
  history: STORED.history,
  reviews: {
    schema: v.record(
      PRODUCT_ID,
      v.pipe(
        list(v.object({ text: VISIBLE, rating: RATING, name: v.exactOptional(VISIBLE) })),
        v.minLength(1, 'must have a review'),
      ),
    ),
  },
  orders: {
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
  },
};

export const STATE_PART_NAMES = keysOf(STATE_PARTS);
