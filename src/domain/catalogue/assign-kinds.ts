import { randomUint32, scaleToRange } from '../random.ts';
import type { ProductKey } from './product-id.ts';
import { KINDS, type Kind } from '../product-kinds/kinds.ts';

/** A kind, and how often it was dealt before in this catalogue (0-based). */
export interface AssignedKind {
  readonly kind: Kind;
  readonly round: number;
}

const SHUFFLE = 1;
const WORDS = 2;

/**
 * The kind of a product: like cards from a pack that is shuffled again when it runs out, so no kind
 * repeats until all were dealt.
 */
export function assignKind({ seed, index }: ProductKey): AssignedKind {
  const round = Math.floor(index / KINDS.length);
  const kind = packOf(seed, round)[index % KINDS.length];
  if (!kind) throw new RangeError(`No product has the index ${index}`);
  return { kind, round };
}

/**
 * The two words before the noun. Within one catalogue a kind runs through all its pairs of words before
 * one comes again: by a step that shares no factor with their number, from a place of its own.
 */
export function assignWords(
  seed: number,
  { kind, round }: AssignedKind,
): { material: string; quality: string } {
  const pairs = kind.materials.length * kind.qualities.length;
  const code = KINDS.indexOf(kind);
  const step = coprime(1 + scaleToRange(randomUint32(seed, WORDS, code), pairs - 1), pairs);
  const pair = (scaleToRange(randomUint32(seed, WORDS, code, 1), pairs) + round * step) % pairs;
  return {
    material: kind.materials[pair % kind.materials.length] ?? '',
    quality: kind.qualities[Math.floor(pair / kind.materials.length)] ?? '',
  };
}

let pack: { seed: number; round: number; kinds: readonly Kind[] } | undefined;

/** The last pack is kept: products are mostly made in order, and one pack serves a whole round. */
function packOf(seed: number, round: number): readonly Kind[] {
  if (pack?.seed !== seed || pack.round !== round)
    pack = { seed, round, kinds: shuffle(seed, round) };
  return pack.kinds;
}

/** Fisher and Yates. */
function shuffle(seed: number, round: number): readonly Kind[] {
  const kinds = [...KINDS];
  for (let last = kinds.length - 1; last > 0; last -= 1) {
    const other = scaleToRange(randomUint32(seed, SHUFFLE, round, last), last + 1);
    const [a, b] = [kinds[last], kinds[other]];
    if (a && b) [kinds[last], kinds[other]] = [b, a];
  }
  return kinds;
}

function coprime(from: number, to: number): number {
  return gcd(from, to) === 1 ? from : coprime((from % to) + 1, to);
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
