import { randomUint32, hash32 } from '../random.ts';

/** Identifies a product: its catalogue's 32-bit seed, and its 0-based index in the catalogue. */
export interface ProductKey {
  readonly seed: number;
  readonly index: number;
}

/** The size of the largest catalogue; an id with an index from here on is unknown. */
export const MAX_SIZE = 10_000;

/**
 * The id of a product: a version-8 UUID (RFC 9562, section 5.8) that encodes the key, so that the product can be
 * generated from it. Hex digits: 8 hashed from the index (the SKU; for one seed a bijection, so unique), 8 seed,
 * 8 index, 6 check digits. Seed and index are masked by the first 8, so that ids of neighbours do not look alike.
 */
export function formatProductId({ seed, index }: ProductKey): string {
  const head = hash32(index ^ hash32(seed));
  const check = randomUint32(seed, index);
  const body =
    hex(seed ^ hash32(head + 1), 8) + hex(index ^ hash32(head + 2), 8) + hex(check, 8).slice(2);
  const variant = '89ab'.charAt(check >>> 30);
  return `${hex(head, 8)}-${body.slice(0, 4)}-8${body.slice(4, 7)}-${variant}${body.slice(7, 10)}-${body.slice(10)}`;
}

/**
 * The key that an id encodes, in lower or upper case (RFC 9562, section 4); `null` for any other text. The text is
 * decoded as if it were an id, and the id of the result must equal it.
 */
export function parseProductId(id: string): ProductKey | null {
  const digits = id.replaceAll('-', '');
  const head = number(digits.slice(0, 8));
  const body = digits.slice(8, 12) + digits.slice(13, 16) + digits.slice(17);
  const seed = (number(body.slice(0, 8)) ^ hash32(head + 1)) >>> 0;
  const index = (number(body.slice(8, 16)) ^ hash32(head + 2)) >>> 0;
  return index < MAX_SIZE && formatProductId({ seed, index }) === id.toLowerCase()
    ? { seed, index }
    : null;
}

function hex(value: number, width: number): string {
  return (value >>> 0).toString(16).padStart(width, '0');
}

function number(hexDigits: string): number {
  return Number.parseInt(hexDigits, 16);
}
