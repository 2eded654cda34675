import { normalize } from './normalize.ts';
import type { Part, Shelf } from './shelf.ts';

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

/** Counts by phrase: how often a word stands in it, times the products that have it. */
export function createVocabulary({ products, titles, sentences }: Shelf): Vocabulary {
  const counts = new Map<string, number>();
  for (const { phrase, times } of [titles, ...sentences].flatMap(uses)) {
    for (const word of longWords(phrase)) counts.set(word, (counts.get(word) ?? 0) + times);
  }
  const ranked = [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const shown = new Map<string, string>();
  for (const { phrase, first } of uses(titles)) {
    if (!shown.has(phrase)) shown.set(phrase, products.at(first)?.title ?? phrase);
  }
  return { words: ranked.map(([word]) => word), titles: shown };
}

/** The phrases that products have, each with how many have it and the 0-based index of the first. */
function uses({ phrases, column }: Part) {
  const all = phrases.map((phrase) => ({ phrase, times: 0, first: 0 }));
  for (let index = column.length - 1; index >= 0; index -= 1) {
    const use = all[column[index] ?? 0];
    if (!use) continue;
    use.times += 1;
    use.first = index;
  }
  return all;
}

function longWords(phrase: string): readonly string[] {
  return phrase.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= MIN_WORD);
}

/** Whether the input, in normal form, is long enough for suggestions. */
export function hasEnoughInput(input: string): boolean {
  return Array.from(normalize(input)).length >= MIN_INPUT;
}

/** Words that start with the input, then titles that contain it; 8 at most, none twice. */
export function suggest({ words, titles }: Vocabulary, input: string): readonly string[] {
  const start = normalize(input);
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
  const part = normalize(input);
  const start = suggestion.toLowerCase().indexOf(part);
  return part === '' || start < 0 ? null : [start, start + part.length];
}
