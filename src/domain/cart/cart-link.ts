import { joinLines, parseQty, type CartLine, type CartLines } from './cart.ts';
import type { Catalogue } from '../catalogue/generate.ts';
import { parseProductId } from '../catalogue/product-id.ts';

/** How the fragment of a URL that contains a cart begins (SPEC CART33). */
const PREFIX = '#cart=';

/**
 * What people and programs put behind an address: parameters, such as `&utm_source=…`, and behind the last quantity
 * punctuation or words. Not a decimal point with a digit: that quantity is invalid.
 */
const APPENDED = /[&?#][\w.-]+=.*$|(:\s*\d+)(?:[\W_]+|(?:\.\D|[^\w.,:])(?:(?!:\s*\d).)*)$/s;

/** How many different products a link can put into the cart: a cart of 50,000 lines would block the shop. */
export const MAX_LINES = 1000;

/** A cart as a fragment contains it. */
interface CartLink {
  readonly lines: CartLines;
  /** The entries that are invalid or too many, as given. */
  readonly ignored: readonly string[];
}

/**
 * Reads `#cart=0:3,{id}:1`: pairs of a 0-based index in the catalogue, or of the id of any product, and a quantity.
 * Pairs of the same product are joined, and what is appended is cut off. Never throws.
 */
export function parseCartLink(hash: string, catalogue: Catalogue): CartLink {
  const ignored: string[] = [];
  const entries: CartLine[] = [];
  const list = decode(hash.slice(PREFIX.length)).replace(APPENDED, '$1');
  for (const entry of list.split(',')) {
    const line = parseEntry(entry, catalogue);
    if (line) entries.push(line);
    else if (entry !== '') ignored.push(entry);
  }
  const lines = joinLines(entries);
  const surplus = lines.slice(MAX_LINES).map(({ id, qty }) => `${id}:${qty}`);
  return { lines: lines.slice(0, MAX_LINES), ignored: [...ignored, ...surplus] };
}

/** The fragment for a cart: products of this catalogue by index, all others by id. */
export function formatCartLink(lines: CartLines, { seed, products }: Catalogue): string {
  const entries = lines.map(
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
function parseEntry(entry: string, catalogue: Catalogue): CartLine | null {
  const [name = '', typed = '', ...others] = entry.split(':');
  const id = findId(name.trim(), catalogue);
  const qty = parseQty(typed);
  return id !== null && qty !== null && others.length === 0 ? { id, qty } : null;
}

/** The id of the product of an index or an id. */
function findId(name: string, { products }: Catalogue): string | null {
  if (/^\d{1,10}$/.test(name)) return products.at(Number(name))?.id ?? null;
  return parseProductId(name) && name.toLowerCase();
}

/** Percent-decodes a text; unlike `decodeURIComponent` it accepts malformed escapes, and leaves them. */
function decode(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}
