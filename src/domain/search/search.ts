import { lazyList, type LazyList } from '../catalogue/listing.ts';
import { normalize, wordsOf } from './normalize.ts';
import { asksForAll } from './filters.ts';
import { MAX_RATING, type Filters, type SearchQuery } from './query.ts';
import type { Part, Shelf } from './shelf.ts';

/** The products that answer a query, in its order. Linear in the catalogue. */
export function searchProducts(shelf: Shelf, query: SearchQuery): LazyList {
  const { products } = shelf;
  if (asksForAll(query)) return products;
  const phrase = normalize(query.text);
  const found = inOrder(matching(shelf, wordsOf(phrase), query), rankOf(shelf, phrase, query));
  return lazyList(found.length, (place) => products.at(found[place] ?? products.length));
}

/** 0-based indexes of products. */
type Indexes = Uint32Array;

/**
 * The products that pass the filters and hold every word, in catalogue order. The whole phrase needs no
 * look of its own: a text that holds it holds each of its words. Each word leaves fewer for the next.
 */
function matching(shelf: Shelf, words: readonly string[], filters: Filters): Indexes {
  const passing = new Uint32Array(shelf.products.length)
    .map((_, index) => index)
    .filter((index) => passes(shelf, index, filters));
  return [...new Set(words)].reduce((found, word) => found.filter(holds(shelf, word)), passing);
}

function passes({ cents, ratings }: Shelf, index: number, filters: Filters): boolean {
  const { priceRange, rating } = filters;
  const price = cents[index] ?? 0;
  return (
    price >= priceRange.min * 100 &&
    price <= priceRange.max * 100 &&
    (ratings[index] ?? 0) >= rating
  );
}

/** A word holds no white space, so it stands within one phrase or nowhere: each phrase is looked at once. */
function holds({ titles, sentences }: Shelf, word: string): (index: number) => boolean {
  const parts = [titles, ...sentences].map((part) => look(part, (text) => text.includes(word)));
  return (index) => parts.some((has) => has(index));
}

/** What `see` says of a product's phrase, asked once for each phrase. */
function look<Seen>({ phrases, column }: Part, see: (phrase: string) => Seen) {
  const seen = phrases.map(see);
  return (index: number): Seen | undefined => seen[column[index] ?? 0];
}

/** What products are put in order by: whole numbers from 0 to 65,535, the least first; `null` for catalogue order. */
type Rank = ((index: number) => number) | null;

function rankOf({ titles, cents, ratings }: Shelf, phrase: string, { sortBy }: Filters): Rank {
  switch (sortBy) {
    case 'relevance': {
      const tier = look(titles, (title) => tierOf(title, phrase));
      return phrase === '' ? null : (index) => tier(index) ?? 0;
    }
    case 'price-low':
      return (index) => cents[index] ?? 0;
    case 'price-high':
      return (index) => RANKS - 1 - (cents[index] ?? 0);
    case 'rating':
      return (index) => MAX_RATING - (ratings[index] ?? 0);
    default:
      return sortBy satisfies never;
  }
}

/** More than any price in cents, as a shelf holds them. */
const RANKS = 0x1_0000;

/** Titles that are the phrase, then titles that contain it, then the rest. */
function tierOf(title: string, phrase: string): number {
  if (title === phrase) return 0;
  return title.includes(phrase) ? 1 : 2;
}

/**
 * Sorts by counting: how many have each rank says where the products of the next rank begin. Linear, and
 * stable, as products of one rank are put down in the order in which they were found.
 */
function inOrder(found: Indexes, rank: Rank): Indexes {
  if (!rank) return found;
  const places = new Uint32Array(RANKS);
  for (const index of found) places[rank(index)] = (places[rank(index)] ?? 0) + 1;
  let before = 0;
  for (let at = 0; at < RANKS; at += 1) {
    const count = places[at] ?? 0;
    places[at] = before;
    before += count;
  }
  const order = new Uint32Array(found.length);
  for (const index of found) {
    const place = places[rank(index)] ?? 0;
    order[place] = index;
    places[rank(index)] = place + 1;
  }
  return order;
}
