import * as v from 'valibot';
import { cartTotal, type CartItem } from '#domain/cart/cart.ts';
import { productAt } from '#domain/catalogue/generate.ts';
import { parseProductId } from '#domain/catalogue/product-id.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { toPrice } from '#domain/money.ts';
import { orderNumber, type Order } from '#domain/cart/order.ts';
import { createReview, type Review } from '#domain/review.ts';
import { normalizeHistory, type History } from '#domain/search-history.ts';
import { BASE_PATH } from '#lib/base-path.ts';
import { isTimestamp } from '#stores/persistence/persisted-history.ts';
import type { Visit } from '#stores/start-over/visit.ts';
import { parseLabOptions } from '../options.ts';
import type { LabState, ProductState } from '../lab-api.ts';
import { errorOf, stateError } from './state-error.ts';
import { formatState } from './format-state.ts';
import { parseStatePath } from './path.ts';
import { STATE } from './schema.ts';

export interface ParsedState {
  /** As `formatState` formats it. */
  readonly state: LabState;
  readonly visit: Visit;
}

type Output = v.InferOutput<typeof STATE>;

/**
 * Parses a state, given as an object or as its JSON text. Throws a `StateError` for the first error. `here`: the
 * current path, which is valid even if the shop has no such page (404).
 */
export function parseState(input: unknown, here?: string): ParsedState {
  const result = v.safeParse(STATE, typeof input === 'string' ? parseJson(input) : input, {
    abortEarly: true,
  });
  if (!result.success) throw errorOf(result.issues[0]);
  const { cart, history, reviews, orders, seed, size, path, lab } = result.output;
  const find = productFinder(result.output);
  const visit: Visit = {
    items: parseLines(cart, 'cart', find),
    history: parseHistory(history),
    reviews: parseReviews(reviews, find),
    drafts: {},
    orders: orders.map((order, at) => parseOrder(order, at, seed, find)),
  };
  const canonicalPath = path === here ? here : parseStatePath(path);
  const context = { seed, size, path: canonicalPath, lab: parseOptions(lab) };
  return { state: formatState(visit, context), visit };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw stateError('', 'must be JSON');
  }
}

type FindProduct = (at: string, product: ProductState) => Product;

function productFinder({ seed, size }: Output): FindProduct {
  return (at, { index, id }) => {
    if (index !== undefined && index >= size) {
      throw stateError(`${at}.index`, `must be below the catalogue's size, ${size}`);
    }
    const key = index === undefined ? parseProductId(id ?? '') : { seed, index };
    if (!key) throw stateError(`${at}.id`, 'must be the id of a product');
    return productAt(key, BASE_PATH);
  };
}

function parseLines(
  lines: readonly (ProductState & { readonly qty: number })[],
  path: string,
  find: FindProduct,
): readonly CartItem[] {
  const seen = new Map<string, number>();
  return lines.map((line, at) => {
    const product = find(`${path}[${at}]`, line);
    const first = seen.get(product.id);
    if (first !== undefined)
      throw stateError(`${path}[${at}]`, `has the product of ${path}[${first}]`);
    seen.set(product.id, at);
    return { ...product, qty: line.qty };
  });
}

function parseHistory(history: Output['history']): History {
  for (const [at, { query, timestamp }] of history.entries()) {
    const path = `history[${at}]`;
    if (normalizeHistory([{ query, timestamp }])[0]?.query !== query || query === '') {
      throw stateError(`${path}.query`, 'must be trimmed and not blank');
    }
    if (!isTimestamp(timestamp))
      throw stateError(`${path}.timestamp`, 'must be a time by ISO 8601');
    const earlier = history.slice(0, at + 1);
    if (normalizeHistory(earlier).length <= at) throw stateError(path, 'repeats an earlier query');
  }
  return history;
}

function parseReviews(reviews: Output['reviews'], find: FindProduct): Visit['reviews'] {
  const parsed: Record<string, readonly Review[]> = {};
  for (const [key, list] of Object.entries(reviews)) {
    const path = `reviews.${key}`;
    const index = /^(?:0|[1-9]\d{0,3})$/.test(key) ? Number(key) : null;
    const { id } = find(path, index === null ? { id: key } : { index });
    if (id in parsed) throw stateError(path, 'has the product of other reviews');
    parsed[id] = list.map(({ text, rating }, at) => {
      const review = createReview(text, rating);
      if (review?.text === text) return review;
      throw stateError(`${path}[${at}].text`, 'must be trimmed and not blank');
    });
  }
  return parsed;
}

function parseOrder(
  { number, lines, total }: Output['orders'][number],
  at: number,
  seed: number,
  find: FindProduct,
): Order {
  const path = `orders[${at}]`;
  const items = parseLines(lines, `${path}.lines`, find);
  const requireEqual = (field: string, value: string, expected: string) => {
    if (value !== expected)
      throw stateError(`${path}.${field}`, `must be ${JSON.stringify(expected)}`);
  };
  requireEqual('number', number, orderNumber(seed, at + 1));
  for (const [line, { title, price }] of items.entries()) {
    requireEqual(`lines[${line}].title`, lines[line]?.title ?? '', title);
    requireEqual(`lines[${line}].price`, lines[line]?.price ?? '', price);
  }
  requireEqual('total', total, toPrice(cartTotal(items)));
  return { number, items };
}

function parseOptions(lab: readonly string[]): readonly string[] {
  const { valid } = parseLabOptions(lab.join(','), null);
  const at = lab.findIndex((option, index) => valid[index] !== option);
  if (at !== -1) throw stateError(`lab[${at}]`, 'must be an option of the lab, such as clock_0');
  return valid;
}
