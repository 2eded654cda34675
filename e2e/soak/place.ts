import { BASE, seededProduct, seededProducts, SEED } from '../fixtures/products.ts';
import { relatedTo } from '#domain/catalogue/related.ts';
import { createCatalogue, DEFAULT_SIZE } from '#domain/catalogue/generate.ts';
import { slowSearch } from '#test-utils/slow-search.ts';

/** What an address of the shop asks for. Off the list, all but screen and id are as here. */
export interface Screen {
  readonly screen: 'home' | 'products' | 'product' | 'cart';
  readonly id: string;
  readonly text: string;
  readonly sort: string;
  readonly rating: string;
  /** As the dropdown has it: `25-50`. */
  readonly price: string;
}

export const SORTS = ['relevance', 'price-low', 'price-high', 'rating'] as const;
export const RATINGS = ['0', '4', '3', '2'] as const;
export const PRICES = ['0-1000', '0-25', '25-50', '50-100', '100-1000'] as const;

const NO_FILTERS = { sort: 'relevance', rating: '0', price: '0-1000' };
export const HOME: Screen = { screen: 'home', id: '', text: '', ...NO_FILTERS };
export const LIST: Screen = { ...HOME, screen: 'products' };
export const CART: Screen = { ...HOME, screen: 'cart' };

export function productPlace(id: string): Screen {
  return { ...HOME, screen: 'product', id };
}

export function withoutFilters(place: Screen): Screen {
  return { ...place, ...NO_FILTERS };
}

export function isFiltered(place: Screen): boolean {
  return !isSame(place, withoutFilters(place));
}

export function isSame(a: Screen, b: Screen): boolean {
  return JSON.stringify(partsOf(a)) === JSON.stringify(partsOf(b));
}

function partsOf({ screen, id, text, sort, rating, price }: Screen): readonly string[] {
  return [screen, id, text, sort, rating, price];
}

/** The address as path and params: the order of the params says nothing. */
export function addressOf(place: Screen): Readonly<Record<string, string>> {
  const { screen, id, text, sort, rating, price } = place;
  const [min = '', max = ''] = price.split('-');
  const path = { home: '', products: 'products', product: `product/${id}`, cart: 'cart' }[screen];
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

const ALL = seededProducts();
const CATALOGUE = createCatalogue(SEED, DEFAULT_SIZE, BASE);

export function productOf(id: string) {
  const found = ALL.find((product) => product.id === id);
  if (!found) throw new RangeError(`The catalogue has no ${id}`);
  return found;
}

/** The ids of the cards a place shows, once they are there. */
export function cardsAt(place: Screen): readonly string[] {
  switch (place.screen) {
    case 'home':
      return ALL.map(({ id }) => id);
    case 'products':
      return listAt(place);
    case 'product':
      // Which are related is no fact of a walk; it has tests of its own.
      return relatedTo(productOf(place.id), CATALOGUE, BASE).map(({ id }) => id);
    case 'cart':
      return [];
    default:
      return place.screen satisfies never;
  }
}

function listAt({ text, sort, rating, price }: Screen): readonly string[] {
  const [min = 0, max = 0] = price.split('-').map(Number);
  const sortBy = SORTS.find((order) => order === sort) ?? 'relevance';
  const query = { text, sortBy, rating: Number(rating), priceRange: { min, max } };
  return slowSearch(ALL, query).map(({ id }) => id);
}

/** The words that a walk searches for: some find much, some little, some nothing. */
export const SEARCHES = [
  seededProduct(3).title,
  seededProduct(10).title.toUpperCase(),
  'the',
  'a',
  'steel',
  ' Steel ',
  'cotton  for',
  'for cotton',
  'é',
  '100% <b>"none"</b> & more',
  'zzz',
  'oak',
  'with',
  'light',
  '   ',
  '',
] as const;
