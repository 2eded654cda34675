/* The schemas of parameters that several tools have. A message completes the name of the parameter: see `parseInput`. */
import * as v from 'valibot';
import { MAX_QTY, MIN_QTY } from '#domain/cart/cart.ts';
import { productId, TEXT, whole } from '#visit/parts.ts';

export const PRODUCT_ID = productId('id of a product, from search_products');

export const QUANTITY = integer(MIN_QTY, MAX_QTY, 'How many: a whole number from 1 to 999');

/** A whole number, both ends included. */
export function integer(least: number, most: number, description: string) {
  return v.pipe(whole(least, most), v.description(description));
}

/** A text of at most `longest` characters, counted as JavaScript does. `schema`: of the text. */
export function text(longest: number, description: string, schema: v.GenericSchema<string> = TEXT) {
  return v.pipe(
    schema,
    v.check(({ length }) => length <= longest, `must have at most ${longest} characters`),
    v.description(`${description}; at most ${longest} characters`),
  );
}
