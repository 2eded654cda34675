import * as v from 'valibot';
import { isQty, joinItems, type CartItem, type CartItems } from '#domain/cart/cart.ts';
import { productFromId } from '#domain/catalogue/generate.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { BASE_PATH } from '#lib/base-path.ts';
import { CART_KEY } from './keys.ts';
import { parseItems, persistedList, type PersistedList } from './persisted-list.ts';
import type { SafeStorage } from './storage.ts';

/** The cart as `[{"id", "qty"}]`. The products are generated from their ids. */
export function persistedCart(storage: SafeStorage): PersistedList<CartItem> {
  return persistedList({
    storage,
    key: CART_KEY,
    parse: parseCart,
    format: (items) => items.map(({ id, qty }) => ({ id, qty })),
  });
}

/** The valid lines; lines of the same product are joined. */
function parseCart(json: unknown): CartItems | null {
  const lines = parseItems(json, 'A line', 'cart', LINE);
  return lines && joinItems(lines);
}

const LINE = v.pipe(
  v.object({
    id: v.pipe(
      v.string(),
      v.transform((id) => productFromId(id, BASE_PATH)),
      v.custom<Product>((product) => product !== null),
    ),
    qty: v.custom<number>(isQty),
  }),
  v.transform(({ id: product, qty }) => ({ ...product, qty })),
);
