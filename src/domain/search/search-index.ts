import { centsAt, ratingAt, titleAt, type Catalogue } from '../catalogue/generate.ts';
import type { LazyList } from '../catalogue/lazy-list.ts';
import { descriptionOf } from '../catalogue/describe.ts';
import { normalize } from './normalize.ts';

/** The fields of a product that the search reads. */
interface Searchable {
  readonly title: string;
  readonly description: string;
  /** Whole US cents. */
  readonly cents: number;
  /** Whole stars, 1 to 5. */
  readonly rating: number;
}

/** A product in the index; its texts are normalized once, as `normalize` does. */
export interface IndexEntry {
  /** 0-based index in the catalogue. */
  readonly index: number;
  readonly title: string;
  /** Title, space, description. */
  readonly text: string;
  readonly cents: number;
  readonly rating: number;
}

/** A catalogue prepared for searching and for suggestions. */
export interface SearchIndex {
  readonly products: LazyList;
  /** In catalogue order. */
  readonly entries: readonly IndexEntry[];
  /** Distinct words of titles and descriptions, most frequent first, ties alphabetically. */
  readonly words: readonly string[];
  /** Distinct titles in catalogue order: from the normalized title to the one that is shown. */
  readonly titles: ReadonlyMap<string, string>;
}

/** Shorter words are never suggested. */
const MIN_WORD_LENGTH = 3;

/** Indexes a generated catalogue without generating its products. */
export function indexCatalogue({ seed, products }: Catalogue): SearchIndex {
  const searchables = Array.from({ length: products.length }, (_, index) => {
    const key = { seed, index };
    return {
      title: titleAt(key),
      description: descriptionOf(key),
      cents: centsAt(key),
      rating: ratingAt(key),
    };
  });
  return createSearchIndex(products, searchables);
}

/** `searchables`: one for each product, in the same order. */
export function createSearchIndex(
  products: LazyList,
  searchables: readonly Searchable[],
): SearchIndex {
  const titles = new Map<string, string>();
  const entries = searchables.map(({ title, description, cents, rating }, index) => {
    const normalTitle = normalize(title);
    if (!titles.has(normalTitle)) titles.set(normalTitle, title);
    return { index, title: normalTitle, text: normalize(`${title} ${description}`), cents, rating };
  });
  return { products, entries, words: wordsByFrequency(entries), titles };
}

function wordsByFrequency(entries: readonly IndexEntry[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { text } of entries) {
    for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) {
      if (word.length >= MIN_WORD_LENGTH) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([word]) => word);
}
