import { cartTotal, type CartItems } from '#domain/cart/cart.ts';
import { BRAND, CATEGORY, type Product } from '#domain/catalogue/product.ts';
import { sum, times, toCents, type Cents } from '#domain/money.ts';
import type { Order } from '#domain/cart/order.ts';
import type { Ecommerce, EventItem, ShopEvent } from '../lab-api.ts';

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

function itemOf(product: Product, { quantity = 1, index, list }: ItemOptions = {}): EventItem {
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

export function cartEvent(event: 'view_cart' | 'begin_checkout', items: CartItems): ShopEvent {
  return { event, ecommerce: cartFields(items) };
}

/** The shop charges neither tax nor shipping. */
export function purchaseEvent({ number, items }: Order): ShopEvent {
  const order = { transaction_id: number, tax: 0, shipping: 0 };
  return { event: 'purchase', ecommerce: { ...cartFields(items), ...order } };
}

function cartFields(items: CartItems): Ecommerce {
  return {
    currency: 'USD',
    value: toDollars(cartTotal(items)),
    items: items
      .slice(0, MAX_ITEMS)
      .map((item, index) => itemOf(item, { quantity: item.qty, index })),
  };
}

/** A product, and how many of it were added or removed. */
interface Change {
  readonly product: Product;
  readonly quantity: number;
}

/**
 * The events of a change of the cart. `listed`: the position of the added product, if a card added it. The value added
 * less the value removed is always the difference between the totals (SPEC LAB21).
 */
export function changeEvents(
  before: CartItems,
  after: CartItems,
  listed?: Listed | null,
): readonly ShopEvent[] {
  return [
    ...changeEvent('add_to_cart', increases(before, after), listed),
    ...changeEvent('remove_from_cart', increases(after, before)),
  ];
}

/** The products of which `after` has more than `before`. */
function increases(before: CartItems, after: CartItems): readonly Change[] {
  const qtys = new Map(before.map(({ id, qty }) => [id, qty]));
  return after.flatMap((product) => {
    const quantity = product.qty - (qtys.get(product.id) ?? 0);
    return quantity > 0 ? [{ product, quantity }] : [];
  });
}

function changeEvent(
  event: 'add_to_cart' | 'remove_from_cart',
  changes: readonly Change[],
  listed?: Listed | null,
): readonly ShopEvent[] {
  if (changes.length === 0) return [];
  const value = sum(
    changes.map(({ product, quantity }) => times(toCents(product.price), quantity)),
  );
  const items = changes
    .slice(0, MAX_ITEMS)
    .map(({ product, quantity }) => itemOf(product, { quantity, ...listed }));
  return [{ event, ecommerce: { currency: 'USD', value: toDollars(value), items } }];
}
