/**
 * Deterministic pseudo-random numbers by hashing (a counter-based generator). Each field of a product is computed from
 * (seed, index, field number) alone, so that a new field or a larger catalogue changes no existing value. Each field has a
 * number of its own, which is never reused.
 */
export const FIELDS = {
  shuffle: 1,
  words: 2,
  price: 3,
  rating: 4,
  opening: 5,
  detail: 6,
  closing: 7,
} as const;

/**
 * A bijective 32-bit integer hash with good avalanche.
 * Constants: "lowbias32", C. Wellons, Hash Prospector (public domain).
 */
export function hash32(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return (x ^ (x >>> 15)) >>> 0;
}

/** A pseudo-random 32-bit number for a list of whole numbers; their order matters. */
export function randomUint32(...parts: readonly number[]): number {
  let state = 0x9e3779b9;
  for (const part of parts) state = hash32(state ^ hash32(part));
  return state;
}

/** The UTF-16 codes of a text, for `randomUint32`. */
export function codesOf(text: string): readonly number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

/** A pseudo-random whole number from 0 to `below - 1` for a field of a product. */
export function pick(
  { seed, index }: { readonly seed: number; readonly index: number },
  field: number,
  below: number,
): number {
  return scaleToRange(randomUint32(seed, index, field), below);
}

/** Scales a 32-bit number to a whole number from 0 to `below - 1`, uniform to within 1 in 2^32 / below. */
export function scaleToRange(value: number, below: number): number {
  return Math.floor((value / 0x1_0000_0000) * below);
}
