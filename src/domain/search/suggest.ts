import { normalise } from './normal.ts';
import type { Shelf } from './shelf.ts';

export const MAX_SUGGESTIONS = 8;
/** Characters the input must have, trimmed, before anything is suggested. */
const MIN_INPUT = 2;
/** Words shorter than this are never suggested. */
const MIN_WORD = 3;

/** What suggestions are made from: worked out once for a catalogue, so that a typed key costs little. */
export interface Vocabulary {
  /** Distinct words of titles and descriptions, most frequent first, ties alphabetically. */
  readonly words: readonly string[];
  /** Distinct titles in catalogue order, each with its normal form. */
  readonly titles: ReadonlyMap<string, string>;
}

export function createVocabulary(shelf: Shelf): Vocabulary {
  const counts = new Map<string, number>();
  const titles = new Map<string, string>();
  for (const { text, title, product } of shelf) {
    for (const word of text.split(/[^\p{L}\p{N}]+/u)) {
      if (word.length >= MIN_WORD) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    if (!titles.has(title)) titles.set(title, product.title);
  }
  const ranked = [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return { words: ranked.map(([word]) => word), titles };
}

/** Whether the input, in normal form, is long enough for suggestions. */
export function hasEnoughInput(input: string): boolean {
  return Array.from(normalise(input)).length >= MIN_INPUT;
}

/** Words that start with the input, then titles that contain it; 8 at most, none twice. */
export function suggest({ words, titles }: Vocabulary, input: string): readonly string[] {
  const start = normalise(input);
  if (!hasEnoughInput(start)) return [];
  const found = new Map<string, string>();
  for (const word of words) {
    if (found.size === MAX_SUGGESTIONS) break;
    if (word.startsWith(start)) found.set(word, word);
  }
  for (const [normal, title] of titles) {
    if (found.size === MAX_SUGGESTIONS) break;
    if (normal.includes(start) && !found.has(normal)) found.set(normal, title);
  }
  return [...found.values()];
}

/** Where the input stands in a suggestion: 0-based start and end, or `null` when it is not there as typed. */
export function matchedPart(suggestion: string, input: string): readonly [number, number] | null {
  const part = normalise(input);
  const start = suggestion.toLowerCase().indexOf(part);
  return part === '' || start < 0 ? null : [start, start + part.length];
}
