import * as fc from 'fast-check';
import { DEFAULT_SIZE, productAt } from '#domain/catalogue/generate.ts';
import { MAX_QTY } from '#domain/cart/cart.ts';
import { createOrder, orderNumber } from '#domain/cart/order.ts';
import type { CartItem } from '#domain/cart/items.ts';
import { createReview, REVIEW_RATINGS } from '#domain/review.ts';
import { normalizeHistory } from '#domain/search-history.ts';
import { trimmed } from '#domain/text.ts';
import type { Visit } from '#visit/parts.ts';

/** The catalogue of the generated visits. */
export const VISITED = { seed: 7, size: DEFAULT_SIZE } as const;

/** Products of that catalogue, beyond its size, and of another. */
const anyProduct = fc
  .record({ seed: fc.constantFrom(VISITED.seed, 8), index: fc.integer({ min: 0, max: 30 }) })
  .map((key) => productAt(key));

const anyItem: fc.Arbitrary<CartItem> = fc
  .tuple(anyProduct, fc.integer({ min: 1, max: MAX_QTY }))
  .map(([product, qty]) => Object.assign({ qty }, product));

const anyItems = (minLength: number) =>
  fc.uniqueArray(anyItem, { minLength, maxLength: 6, selector: ({ id }) => id });

const anyText = fc
  .oneof(fc.string(), fc.string({ unit: 'binary' }))
  .map((text) => trimmed(text))
  .filter((text) => text !== '');

const anyHistory = fc
  .array(
    fc.record({
      query: anyText,
      timestamp: fc.date({ noInvalidDate: true }).map((time) => time.toISOString()),
    }),
    { maxLength: 12 },
  )
  .map(normalizeHistory);

const anyReviews = fc
  .array(fc.tuple(anyText, fc.constantFrom(...REVIEW_RATINGS), fc.option(anyText)), {
    minLength: 1,
    maxLength: 3,
  })
  .map((all) =>
    all.flatMap(([text, rating, name]) => {
      const review = createReview(text, rating);
      return review ? [name === null ? review : { ...review, name }] : [];
    }),
  );

/** Anything that a visitor of that catalogue may have made. */
export const anyVisit: fc.Arbitrary<Visit> = fc.record({
  cart: anyItems(0).map((items) => items.map(({ id, qty }) => ({ id, qty }))),
  history: anyHistory,
  reviews: fc
    .array(fc.tuple(anyProduct, anyReviews), { maxLength: 3 })
    .map((all) => Object.fromEntries(all.map(([{ id }, reviews]) => [id, reviews]))),
  drafts: fc.constant({}),
  orders: fc
    .array(anyItems(1), { maxLength: 3 })
    .map((all) => all.map((items, at) => createOrder(orderNumber(VISITED.seed, at + 1), items))),
});
