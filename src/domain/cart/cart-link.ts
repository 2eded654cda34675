import { joinItems, parseQty, type CartItem, type CartItems } from './cart.ts';
import { productFromId, type Catalogue } from '../catalogue/generate.ts';
import { parseProductId } from '../catalogue/product-id.ts';
import type { Product } from '../catalogue/product.ts';

/** How the fragment of a URL that contains a cart begins (SPEC CART33). */
const PREFIX = '#cart=';

/** How many different products a link can put into the cart: a cart of 50,000 lines would block the shop. */
export const MAX_LINES = 1000;

/** A cart as a fragment contains it. */
export interface CartLink {
  readonly items: CartItems;
  /** The entries that are invalid or too many, as given. */
  readonly ignored: readonly string[];
}

/**
 * Reads `#cart=0:3,{id}:1`: pairs of a 0-based index in the catalogue, or of the id of any product, and a quantity.
 * Pairs of the same product are joined. `base`: the base path. Never throws.
 */
export function parseCartLink(hash: string, catalogue: Catalogue, base: string): CartLink {
  const ignored: string[] = [];
  const lines: CartItem[] = [];
  for (const entry of decodeASCII(hash.slice(PREFIX.length)).split(',')) {
    const line = parseEntry(entry, catalogue, base);
    if (line) lines.push(line);
    else if (entry !== '') ignored.push(entry);
  }
  const items = joinItems(lines);
  const surplus = items.slice(MAX_LINES).map(({ id, qty }) => `${id}:${qty}`);
  return { items: items.slice(0, MAX_LINES), ignored: [...ignored, ...surplus] };
}

/** The fragment for a cart: products of this catalogue by index, all others by id. */
export function formatCartLink(items: CartItems, { seed, products }: Catalogue): string {
  const entries = items.map(
    ({ id, qty }) => `${indexInCatalogue(id, seed, products.length) ?? id}:${qty}`,
  );
  return PREFIX + entries.join(',');
}

/** The 0-based index of a product in the catalogue of this seed and size; `null` for a product of another one. */
export function indexInCatalogue(id: string, seed: number, size: number): number | null {
  const key = parseProductId(id);
  return key?.seed === seed && key.index < size ? key.index : null;
}

/** `null` for an entry that is not a known product and a quantity. */
function parseEntry(entry: string, catalogue: Catalogue, base: string): CartItem | null {
  const [name = '', typed = '', ...others] = entry.split(':');
  const product = findProduct(name.trim(), catalogue, base);
  const qty = parseQty(typed);
  return product && qty !== null && others.length === 0 ? { ...product, qty } : null;
}

/** The product of an index or an id. */
function findProduct(name: string, { products }: Catalogue, base: string): Product | null {
  if (/^\d{1,10}$/.test(name)) return products.at(Number(name)) ?? null;
  return productFromId(name, base);
}

/** Percent-decodes the ASCII characters; unlike `decodeURIComponent` it accepts malformed escapes, and leaves them. */
function decodeASCII(text: string): string {
  return text.replaceAll(/%([0-7][\da-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
