import { relatedTo } from '#domain/catalogue/related.ts';
import { createCatalogue, DEFAULT_SIZE } from '#domain/catalogue/generate.ts';
import { referenceSearch } from '#test-utils/reference-search.ts';
import { BASE, seededProducts, SEED } from '../fixtures/products.ts';

/** What a URL of the shop means; text and filters have their defaults on all screens but the list. */
export interface Screen {
  readonly kind: 'home' | 'products' | 'product' | 'cart';
  readonly id: string;
  readonly text: string;
  readonly sort: string;
  readonly rating: string;
  /** The value of the dropdown, such as `25-50`. */
  readonly price: string;
}

export const FILTERS = {
  sort: ['relevance', 'price-low', 'price-high', 'rating'],
  rating: ['0', '4', '3', '2'],
  price: ['0-1000', '0-25', '25-50', '50-100', '100-1000'],
} as const;

const NO_FILTERS = { sort: 'relevance', rating: '0', price: '0-1000' };
export const HOME: Screen = { kind: 'home', id: '', text: '', ...NO_FILTERS };
export const LIST: Screen = { ...HOME, kind: 'products' };
export const CART: Screen = { ...HOME, kind: 'cart' };

export function withoutFilters(screen: Screen): Screen {
  return { ...screen, ...NO_FILTERS };
}

export function isFiltered(screen: Screen): boolean {
  return !isSame(screen, withoutFilters(screen));
}

/** All screens are copies of HOME, so their keys are in the same order. */
export function isSame(a: Screen, b: Screen): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The URL as path and parameters, because the order of the parameters does not matter. */
export function urlOf({ kind, id, text, sort, rating, price }: Screen): Record<string, string> {
  const [min = '', max = ''] = price.split('-');
  const path = { home: '', products: 'products', product: `product/${id}`, cart: 'cart' }[kind];
  return {
    path: BASE + path,
    seed: String(SEED),
    ...(text !== '' && { q: text }),
    ...(min !== '0' && { minPrice: min }),
    ...(max !== '1000' && { maxPrice: max }),
    ...(rating !== '0' && { rating }),
    ...(sort !== 'relevance' && { sort }),
  };
}

export const ALL = seededProducts();
const CATALOGUE = createCatalogue(SEED, DEFAULT_SIZE, BASE);

export function productOf(id: string) {
  const found = ALL.find((product) => product.id === id);
  if (!found) throw new RangeError(`The catalogue has no ${id}`);
  return found;
}

/** The ids of the product cards on a screen, once it has loaded. */
export function cardsOn({ kind, id, text, sort, rating, price }: Screen): readonly string[] {
  if (kind === 'cart') return [];
  if (kind === 'home') return ALL.map((product) => product.id);
  // `relatedTo` has its own tests.
  if (kind === 'product') return relatedTo(productOf(id), CATALOGUE, BASE).map((it) => it.id);
  const [min = 0, max = 0] = price.split('-').map(Number);
  const sortBy = FILTERS.sort.find((order) => order === sort) ?? 'relevance';
  const query = { text, sortBy, rating: Number(rating), priceRange: { min, max } };
  return referenceSearch(ALL, query).map((product) => product.id);
}
