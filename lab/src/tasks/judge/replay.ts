/* Whether a log explains the states before and after it. What was edited, left out or made up shows as a contradiction. */
import { joinLines, type CartLines } from '#domain/cart/cart.ts';
import { productFromId } from '#domain/catalogue/generate.ts';
import { toCents } from '#domain/money.ts';
import { MAX_HISTORY, type History } from '#domain/search-history.ts';
import type { Ecommerce, EventItem, LogEntry } from '../../lab-api.ts';
import { MAX_ITEMS } from '../../events/items.ts';
import type { ParsedRun } from './parse-run.ts';

/** What a log says. */
export interface Replay {
  readonly cart: CartLines;
  /** Bought in all orders together. */
  readonly bought: CartLines;
  readonly orders: readonly BoughtOrder[];
  /** The orders that the visit still has: what replaces the cart, such as Start over, forgets them. */
  readonly recent: readonly BoughtOrder[];
  /** Product and rating of each review. */
  readonly reviews: readonly string[];
  /** Everything that was searched for. */
  readonly searches: readonly string[];
}

interface BoughtOrder {
  readonly number: string;
  readonly lines: CartLines;
}

/** Replays a log on the cart before it. Throws an `Error` for an event that contradicts the earlier ones or itself. */
export function replay(log: readonly LogEntry[], before: CartLines): Replay {
  let cart = before;
  let bought: CartLines = [];
  const orders: BoughtOrder[] = [];
  let recent: readonly BoughtOrder[] = [];
  const reviews: string[] = [];
  const searches: string[] = [];
  for (const [at, entry] of log.entries()) {
    const { n, t } = entry;
    if (n !== at + 1)
      fail(at, `must have the number ${at + 1}, not ${n}: the log must be complete`);
    if (t < (log[at - 1]?.t ?? 0)) fail(at, 'must not be earlier than the event before it');
    if (entry.event === 'review') reviews.push(reviewKey(entry.item_id, entry.rating));
    if (entry.event === 'search') searches.push(searchKey(entry.search_term));
    if (!('ecommerce' in entry)) continue;
    checkItems(entry.ecommerce, at);
    const lines = linesOf(entry.ecommerce);
    if (READS_CART.has(entry.event) && !sameLines(cart, lines))
      fail(at, 'has another cart than the events before it leave');
    if (entry.event === 'add_to_cart') cart = joinLines([...cart, ...lines]);
    if (entry.event === 'remove_from_cart') cart = take(cart, lines, at);
    if (entry.event === 'replace_cart') {
      cart = lines;
      recent = [];
    }
    if (entry.event === 'purchase') {
      const order = { number: entry.ecommerce.transaction_id ?? '', lines };
      orders.push(order);
      recent = [...recent, order];
      bought = joinLines([...bought, ...lines]);
      cart = [];
    }
  }
  return { cart, bought, orders, recent, reviews, searches };
}

/** Events that have the whole cart. */
const READS_CART: ReadonlySet<string> = new Set(['view_cart', 'begin_checkout', 'purchase']);

/** What of the state after a log the log does not explain; `null` if it explains everything. */
export function unexplained(said: Replay, { before, after }: ParsedRun): string | null {
  const { cart, orders, reviews, history } = after.visit;
  if (!sameLines(cart, said.cart)) return 'after.cart: is not what the log leaves in the cart';
  const [bought, left] = [new Set(said.orders.map(orderKey)), new Set(orders.map(orderKey))];
  if (![...left].every((order) => bought.has(order)))
    return 'after.orders: has an order without its purchase in the log';
  if (!said.recent.every((order) => left.has(orderKey(order))))
    return 'after.orders: lacks an order that the log has';
  const reviewed = new Set(said.reviews);
  for (const [id, all] of Object.entries(reviews)) {
    if (!all.every(({ rating }) => reviewed.has(reviewKey(id, rating))))
      return 'after.reviews: has a review that is not in the log';
  }
  const known = new Set([...keysOf(before.visit.history), ...said.searches]);
  if (!keysOf(history).every((query) => known.has(query)))
    return 'after.history: has a search that is not in the log';
  return null;
}

/** Whether searches of `before` are gone from `after` although there is room for them. */
export function isCleared(before: History, after: History): boolean {
  const left = keysOf(after);
  return left.length < MAX_HISTORY && keysOf(before).some((query) => !left.includes(query));
}

/** Whether both have the same products and quantities, in any order. */
export function sameLines(one: CartLines, other: CartLines): boolean {
  return linesKey(one) === linesKey(other);
}

function linesKey(lines: CartLines): string {
  return lines
    .map(({ id, qty }) => `${qty} ${id}`)
    .toSorted()
    .join();
}

function orderKey({ number, lines }: BoughtOrder): string {
  return `${number} ${linesKey(lines)}`;
}

function reviewKey(id: string, rating: number): string {
  return `${id} ${rating}`;
}

function keysOf(history: History): readonly string[] {
  return history.map(({ query }) => searchKey(query));
}

/** The history joins searches that differ only in case and white space. */
function searchKey(query: string): string {
  return query.trim().toLowerCase().replace(/\s+/g, ' ');
}

function linesOf({ items }: Ecommerce): CartLines {
  return items.map(({ item_id, quantity }) => ({ id: item_id, qty: quantity }));
}

/** Title, price and value follow from products and quantities. */
function checkItems({ items, value }: Ecommerce, at: number): void {
  for (const item of items) {
    const product = productFromId(item.item_id);
    if (product?.id !== item.item_id || product.title !== item.item_name)
      fail(at, `has no product "${item.item_name}"`);
    if (toCents(product.price) !== inCents(item))
      fail(at, `has a wrong price of "${product.title}"`);
  }
  const sum = items.reduce((total, item) => total + inCents(item) * item.quantity, 0);
  if (value !== undefined && items.length < MAX_ITEMS && Math.round(value * 100) !== sum)
    fail(at, 'has a value that is not the sum of its items');
}

function inCents({ price }: EventItem): number {
  return Math.round(price * 100);
}

function take(cart: CartLines, lines: CartLines, at: number): CartLines {
  const taken = new Map(lines.map(({ id, qty }) => [id, qty]));
  const left = cart.map(({ id, qty }) => ({ id, qty: qty - (taken.get(id) ?? 0) }));
  if (
    lines.some(({ id }) => !cart.some((line) => line.id === id)) ||
    left.some(({ qty }) => qty < 0)
  )
    fail(at, 'removes more than the cart has');
  return left.filter(({ qty }) => qty > 0);
}

function fail(at: number, message: string): never {
  throw new Error(`log[${at}]: ${message}`);
}
