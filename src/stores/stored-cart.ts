import { hasFields, keptList, type KeptList } from '#browser/kept.ts';
import type { SafeStorage } from '#browser/storage.ts';
import { addItem, isQty, type CartItem, type CartItems } from '#domain/cart.ts';
import { productFromId } from '#domain/catalogue/generate.ts';

export const CART_KEY = 'rivulet.cart';

/** The cart as `[{"id", "qty"}]`; the products come back from their ids. */
export function storedCart(storage: SafeStorage, base: string): KeptList<CartItem> {
  return keptList({
    storage,
    key: CART_KEY,
    parse: (json) => parseCart(json, base),
    format: (items) => items.map(({ id, qty }) => ({ id, qty })),
  });
}

/** Every line that can be used, joined by product; what cannot is logged and left out, line by line. */
function parseCart(json: unknown, base: string): CartItems | null {
  if (!Array.isArray(json)) {
    console.error('The stored cart is not a list and is ignored:', json);
    return null;
  }
  return json.reduce<CartItems>((items, line: unknown) => {
    const product = isLine(line) ? productFromId(line.id, base) : null;
    if (isLine(line) && product) return addItem(items, product, line.qty);
    console.error('A line of the stored cart is not usable and is ignored:', line);
    return items;
  }, []);
}

function isLine(line: unknown): line is { readonly id: string; readonly qty: number } {
  return hasFields(line, ['id', 'qty']) && typeof line.id === 'string' && isQty(line.qty);
}
