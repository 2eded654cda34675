import * as v from 'valibot';
import { keptList, type KeptList } from '#browser/kept.ts';
import type { SafeStorage } from '#browser/storage.ts';
import { addItem, MAX_QTY, MIN_QTY, type CartItem, type CartItems } from '#domain/cart.ts';
import { productFromId } from '#domain/catalogue/generate.ts';

export const CART_KEY = 'rivulet.cart';

const Line = v.object({
  id: v.string(),
  qty: v.pipe(v.number(), v.integer(), v.minValue(MIN_QTY), v.maxValue(MAX_QTY)),
});

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
    const parsed = v.safeParse(Line, line);
    const product = parsed.success ? productFromId(parsed.output.id, base) : null;
    if (parsed.success && product) return addItem(items, product, parsed.output.qty);
    console.error('A line of the stored cart is not usable and is ignored:', line);
    return items;
  }, []);
}
