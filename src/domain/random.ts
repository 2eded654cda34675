/**
 * Numbers that look random but follow from what goes in: a counter-based generator. Every fact of a
 * product is drawn from (seed, index, fact) alone, so a new fact, or a larger catalogue, shifts no other.
 */

/**
 * A well mixed 32-bit number for every 32-bit number, and no two alike (a bijection).
 * Constants: "lowbias32", C. Wellons, Hash Prospector (public domain).
 */
export function hash32(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return (x ^ (x >>> 15)) >>> 0;
}

/** One 32-bit draw for a list of whole numbers; the order matters. */
export function randomUint32(...parts: readonly number[]): number {
  let state = 0x9e3779b9;
  for (const part of parts) state = hash32(state ^ hash32(part));
  return state;
}

/** Turns a 32-bit draw into a whole number from 0 to `below - 1`, evenly to within 1 in 2^32 / below. */
export function scaleToRange(drawn: number, below: number): number {
  return Math.floor((drawn / 0x1_0000_0000) * below);
}
