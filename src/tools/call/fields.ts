/* The schemas of parameters that several tools have. A message is a sentence that says what to do. */
import * as v from 'valibot';
import { MAX_QTY, MIN_QTY } from '#domain/cart/cart.ts';
import { parseProductId } from '#domain/catalogue/product-id.ts';

/** In lower case, as the shop writes it. */
export const PRODUCT_ID = v.pipe(
  v.string('id must be a text: the id of a product, from search_products.'),
  v.description('The id of a product, from search_products'),
  v.toLowerCase(),
  v.check(
    (id) => parseProductId(id) !== null,
    'No product has this id. Search with search_products.',
  ),
);

export const QUANTITY = whole(
  'quantity',
  MIN_QTY,
  MAX_QTY,
  'How many: a whole number from 1 to 999',
);

/** A whole number, both ends included. `name`: the parameter's. */
export function whole(name: string, least: number, most: number, description: string) {
  const message = `${name} must be a whole number from ${least} to ${most}.`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(most, message),
    v.description(description),
  );
}

/** A text of at most `longest` characters, counted as JavaScript does. */
export function text(name: string, longest: number, description: string) {
  return v.pipe(
    v.string(`${name} must be a text.`),
    v.check(({ length }) => length <= longest, `${name} must have at most ${longest} characters.`),
    v.description(`${description}; at most ${longest} characters`),
  );
}
