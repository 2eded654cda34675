/*
 * The schema of a state. A test generates `lab/state.schema.json` from it. `parse-state.ts` checks what depends on the
 * catalogue.
 */
import * as v from 'valibot';

const TEXT = v.string('must be a text');

function whole(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
}

const QTY = whole(1, 999);
const INDEX = whole(0, 9999);
const PRICE = v.pipe(TEXT, v.regex(/^\d+\.\d\d$/, 'must be a price such as "49.90"'));

/** An object that names a product by its index or its id, with more fields. */
function ofProduct<Fields extends v.ObjectEntries>(fields: Fields) {
  return v.union([
    v.strictObject({ index: INDEX, ...fields }),
    v.strictObject({ id: TEXT, ...fields }),
  ]);
}

function list<Item extends v.GenericSchema>(item: Item) {
  return v.array(item, 'must be a list');
}

const ENTRY = v.strictObject({ query: TEXT, timestamp: TEXT });
const REVIEW = v.strictObject({
  text: TEXT,
  rating: v.picklist([1, 2, 3, 4, 5], 'must be a whole number from 1 to 5'),
});
const ORDER = v.strictObject({
  number: v.pipe(TEXT, v.regex(/^R-\d{8}$/, 'must be R- and eight digits')),
  lines: v.pipe(
    list(ofProduct({ title: TEXT, price: PRICE, qty: QTY })),
    v.minLength(1, 'must have a line'),
  ),
  total: PRICE,
});

export const STATE = v.strictObject({
  state: v.literal(1, 'must be 1'),
  seed: whole(0, 0xffff_ffff),
  size: whole(1, 10_000),
  path: TEXT,
  cart: list(ofProduct({ qty: QTY })),
  history: v.pipe(list(ENTRY), v.maxLength(10, 'must have at most 10 entries')),
  reviews: v.record(v.string(), v.pipe(list(REVIEW), v.minLength(1, 'must have a review'))),
  orders: list(ORDER),
  lab: list(TEXT),
});
