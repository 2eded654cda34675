import type { Product } from '../catalogue/product.ts';
import { normalize } from './normalize.ts';
import type { SearchIndex } from './search-index.ts';

const MAX_SUGGESTIONS = 8;
/** Characters that the trimmed input needs before anything is suggested. */
const MIN_INPUT_LENGTH = 2;

/** Whether the input, as typed, is long enough for suggestions. */
export function hasEnoughInput(input: string): boolean {
  return Array.from(normalize(input)).length >= MIN_INPUT_LENGTH;
}

/** Words that start with the input, then titles that contain it; at most 8, no duplicates. */
export function suggest(
  { words, titles }: Pick<SearchIndex, 'words' | 'titles'>,
  input: string,
): readonly string[] {
  const start = normalize(input);
  if (!hasEnoughInput(start)) return [];
  const matchingWords = words.filter((word) => word.startsWith(start));
  // A title of one word, in lower case, is listed as that word already.
  const matchingTitles = [...titles]
    .filter(([normal]) => normal.includes(start) && !matchingWords.includes(normal))
    .map(([, title]) => title);
  return [...matchingWords, ...matchingTitles].slice(0, MAX_SUGGESTIONS);
}

/** The first product with a suggestion as its title; `undefined` for a suggested word. */
export function productTitled(
  { entries, products }: SearchIndex,
  suggestion: string,
): Product | undefined {
  const title = normalize(suggestion);
  const entry = entries.find((entry) => entry.title === title);
  return entry && products.at(entry.index);
}

/** The part of a suggestion that matches the input: 0-based start and end, or `null` where it does not occur as typed. */
export function matchedPart(suggestion: string, input: string): readonly [number, number] | null {
  const part = normalize(input);
  const start = suggestion.toLowerCase().indexOf(part);
  return part === '' || start < 0 ? null : [start, start + part.length];
}
