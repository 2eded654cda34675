import { hasFields, persistedList, parseParts, type PersistedList } from './persisted-list.ts';
import type { SafeStorage } from './storage.ts';
import { isQty, joinItems, type CartItem, type CartItems } from '#domain/cart.ts';
import { BASE_PATH } from '#lib/base-path.ts';
import { productFromId } from '#domain/catalogue/generate.ts';

export const CART_KEY = 'rivulet.cart';

/** The cart as `[{"id", "qty"}]`; the products come back from their ids. */
export function persistedCart(storage: SafeStorage): PersistedList<CartItem> {
  return persistedList({
    storage,
    key: CART_KEY,
    parse: parseCart,
    format: (items) => items.map(({ id, qty }) => ({ id, qty })),
  });
}

/** Every line that can be used, joined by product. */
function parseCart(json: unknown): CartItems | null {
  const lines = parseParts(json, 'A line', 'cart', (line) => {
    const product = isLine(line) && productFromId(line.id, BASE_PATH);
    return product && { ...product, qty: line.qty };
  });
  return lines && joinItems(lines);
}

function isLine(line: unknown): line is { readonly id: string; readonly qty: number } {
  return hasFields(line, ['id', 'qty']) && typeof line.id === 'string' && isQty(line.qty);
}
