import type { CartLines } from '#domain/cart/cart.ts';
import { itemsOf, totalsOf } from '#domain/cart/items.ts';
import { BRAND, CATEGORY, type Product } from '#domain/catalogue/product.ts';
import { toCents, type Cents } from '#domain/money.ts';
import type { Order, OrderLine } from '#domain/cart/order.ts';
import type { Ecommerce, EventItem, ShopEvent } from '../../public/rivulet.d.ts';

/** The limit of Google Analytics 4 for one event. */
export const MAX_ITEMS = 200;

/** A list of products on a page. */
export interface ItemList {
  readonly id: string;
  readonly name: string;
}

export const HOME: ItemList = { id: 'home', name: 'Home' };
export const PRODUCTS: ItemList = { id: 'products', name: 'Products' };
export const RESULTS: ItemList = { id: 'search_results', name: 'Search results' };
export const RELATED: ItemList = { id: 'related_products', name: 'Related Products' };

/** The position of a product in a list. */
export interface Listed {
  readonly list: ItemList;
  /** 0-based. */
  readonly index: number;
}

interface ItemOptions {
  readonly quantity?: number;
  readonly index?: number | undefined;
  readonly list?: ItemList | undefined;
}

function itemOf(
  product: Pick<Product, 'id' | 'title' | 'price'>,
  { quantity = 1, index, list }: ItemOptions = {},
): EventItem {
  return {
    item_id: product.id,
    item_name: product.title,
    item_brand: BRAND,
    item_category: CATEGORY,
    price: toDollars(toCents(product.price)),
    quantity,
    ...(index !== undefined && { index }),
    ...(list && { item_list_id: list.id, item_list_name: list.name }),
  };
}

/** Whole cents as a number of dollars. */
function toDollars(cents: Cents): number {
  return cents / 100;
}

export function listEvent(list: ItemList, products: readonly Product[]): ShopEvent {
  const items = products
    .slice(0, MAX_ITEMS)
    .map((product, index) => itemOf(product, { index, list }));
  return { event: 'view_item_list', ecommerce: { ...listFields(list), items } };
}

export function selectEvent(product: Product, listed: Listed): ShopEvent {
  return {
    event: 'select_item',
    ecommerce: { ...listFields(listed.list), items: [itemOf(product, listed)] },
  };
}

function listFields({ id, name }: ItemList): Pick<Ecommerce, 'item_list_id' | 'item_list_name'> {
  return { item_list_id: id, item_list_name: name };
}

export function viewEvent(product: Product): ShopEvent {
  const value = toDollars(toCents(product.price));
  return { event: 'view_item', ecommerce: { currency: 'USD', value, items: [itemOf(product)] } };
}

export function cartEvent(
  event: 'view_cart' | 'begin_checkout' | 'replace_cart',
  lines: readonly OrderLine[],
): ShopEvent {
  return { event, ecommerce: cartFields(lines) };
}

/** The shop charges neither tax nor shipping. */
export function purchaseEvent({ number, lines }: Order): ShopEvent {
  const order = { transaction_id: number, tax: 0, shipping: 0 };
  return { event: 'purchase', ecommerce: { ...cartFields(lines), ...order } };
}

function cartFields(lines: readonly OrderLine[]): Ecommerce {
  const items = lines.map((line, index) => itemOf(line, { quantity: line.qty, index }));
  return valueOf(lines, items);
}

/**
 * The events of a change of the cart. `listed`: the position of the added product, if a card added it. The value added
 * less the value removed is always the difference between the totals (SPEC LAB21).
 */
export function changeEvents(
  before: CartLines,
  after: CartLines,
  listed: Listed | null,
): readonly ShopEvent[] {
  return [
    ...changeEvent('add_to_cart', increases(before, after), listed),
    ...changeEvent('remove_from_cart', increases(after, before), null),
  ];
}

/** The products of which `after` has more than `before`, and how many. */
function increases(before: CartLines, after: CartLines): CartLines {
  const qtys = new Map(before.map(({ id, qty }) => [id, qty]));
  return after
    .map(({ id, qty }) => ({ id, qty: qty - (qtys.get(id) ?? 0) }))
    .filter(({ qty }) => qty > 0);
}

function changeEvent(
  event: 'add_to_cart' | 'remove_from_cart',
  changes: CartLines,
  listed: Listed | null,
): readonly ShopEvent[] {
  if (changes.length === 0) return [];
  const lines = itemsOf(changes);
  const items = lines.map((line) => itemOf(line, { quantity: line.qty, ...listed }));
  return [{ event, ecommerce: valueOf(lines, items) }];
}

/** The value counts all lines; the items are at most 200. */
function valueOf(lines: readonly OrderLine[], items: readonly EventItem[]): Ecommerce {
  const value = toDollars(totalsOf(lines).total);
  return { currency: 'USD', value, items: items.slice(0, MAX_ITEMS) };
}
