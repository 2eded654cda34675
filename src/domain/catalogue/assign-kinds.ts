import { itemAt } from '#lib/item-at.ts';
import { FIELDS, randomUint32, scaleToRange } from '../random.ts';
import type { ProductKey } from './product-id.ts';
import { KINDS, type Finish, type Kind } from '../product-kinds/kinds.ts';

/** A product kind, and how many earlier products of the catalogue have it. */
export interface AssignedKind {
  readonly kind: Kind;
  readonly round: number;
}

/**
 * The kind of a product. Each round of `KINDS.length` products has every kind once, in an order shuffled by seed and
 * round. Throws a `RangeError` for a negative index.
 */
export function assignKind({ seed, index }: ProductKey): AssignedKind {
  const round = Math.floor(index / KINDS.length);
  const kind = shuffled(seed, round)[index % KINDS.length];
  if (!kind) throw new RangeError(`No product has the index ${index}`);
  return { kind, round };
}

/**
 * The finish and the quality, whose words are before the noun in the title. Within a catalogue a kind uses each of its
 * pairs before it repeats one: it starts at a pseudo-random pair and advances by a step that is coprime to their number.
 */
export function assignWords(
  seed: number,
  { kind, round }: AssignedKind,
): { finish: Finish; quality: string } {
  const { finishes, qualities } = kind;
  const pairs = finishes.length * qualities.length;
  const kindIndex = KINDS.indexOf(kind);
  const step = coprime(
    1 + scaleToRange(randomUint32(seed, FIELDS.words, kindIndex), pairs - 1),
    pairs,
  );
  const pair =
    (scaleToRange(randomUint32(seed, FIELDS.words, kindIndex, 1), pairs) + round * step) % pairs;
  return {
    finish: itemAt(finishes, pair % finishes.length),
    quality: itemAt(qualities, Math.floor(pair / finishes.length)),
  };
}

let lastShuffle: { seed: number; round: number; kinds: readonly Kind[] } | undefined;

/** Caches the last shuffle: products are mostly generated in order, and all of a round share it. */
function shuffled(seed: number, round: number): readonly Kind[] {
  if (lastShuffle?.seed !== seed || lastShuffle.round !== round) {
    lastShuffle = { seed, round, kinds: shuffle(seed, round) };
  }
  return lastShuffle.kinds;
}

/** A Fisher–Yates shuffle. */
function shuffle(seed: number, round: number): readonly Kind[] {
  const kinds = [...KINDS];
  for (let last = kinds.length - 1; last > 0; last -= 1) {
    const other = scaleToRange(randomUint32(seed, FIELDS.shuffle, round, last), last + 1);
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
