import { yieldToMain } from '#lib/yield-to-main.ts';
import type { Catalogue } from '#domain/catalogue/generate.ts';
import type { LazyList } from '#domain/catalogue/listing.ts';
import { asksForAll } from '#domain/search/filters.ts';
import { searchProducts } from '#domain/search/search.ts';
import type { SearchQuery } from '#domain/search/query.ts';
import type { Shelf } from '#domain/search/shelf.ts';
import { formatSearchParams } from '#domain/search/search-params.ts';
import { createStocking, type Stocking } from '#domain/search/stocking.ts';
import { createVocabulary, type Vocabulary } from '#domain/search/suggest.ts';

/** How long stocking may keep the browser from answering at a stretch, in milliseconds. */
const SLICE_MS = 8;
/** A catalogue of no more products is stocked in less than a slice, also on a slow device. */
const MAX_AT_ONCE = 1000;

/** One catalogue's shelf, from its first use on. */
interface Store {
  readonly stocking: Stocking;
  vocabulary?: Vocabulary;
  answer?: { readonly asked: string; readonly found: LazyList };
  /** While the shelf is being stocked in slices, and after. */
  filling?: Promise<void>;
}

const stores = new WeakMap<Catalogue, Store>();

/** The catalogue made ready for searching; what is missing is done at once. */
export function shelfOf(catalogue: Catalogue): Shelf {
  return storeOf(catalogue).stocking.shelf();
}

/** The products that answer a query, in its order. All products need no shelf; the last answer is kept. */
export function productsFor(catalogue: Catalogue, query: SearchQuery): LazyList {
  if (asksForAll(query)) return catalogue.products;
  const store = storeOf(catalogue);
  const asked = formatSearchParams(query);
  if (store.answer?.asked !== asked) {
    store.answer = { asked, found: searchProducts(store.stocking.shelf(), query) };
  }
  return store.answer.found;
}

/** What suggestions are made from; what is missing is done at once. */
export function vocabularyOf(catalogue: Catalogue): Vocabulary {
  const store = storeOf(catalogue);
  return (store.vocabulary ??= createVocabulary(store.stocking.shelf()));
}

/** Whether shelf and vocabulary cost no wait: they are there, or the catalogue is small. */
export function isAtHand(catalogue: Catalogue): boolean {
  const isSmall = catalogue.products.length <= MAX_AT_ONCE;
  return isSmall || storeOf(catalogue).vocabulary !== undefined;
}

/** Makes shelf and vocabulary in slices, so that the visitor is answered in between. */
export function stockShelf(catalogue: Catalogue): Promise<void> {
  const store = storeOf(catalogue);
  return (store.filling ??= fill(catalogue, store.stocking));
}

async function fill(catalogue: Catalogue, stocking: Stocking): Promise<void> {
  let isDone = false;
  while (!isDone) {
    await yieldToMain();
    const end = performance.now() + SLICE_MS;
    isDone = stocking.fill(() => performance.now() >= end);
  }
  await yieldToMain();
  vocabularyOf(catalogue);
}

function storeOf(catalogue: Catalogue): Store {
  const store = stores.get(catalogue) ?? { stocking: createStocking(catalogue) };
  stores.set(catalogue, store);
  return store;
}
