import { expect, test, vi } from 'vitest';
import { goods } from '../../testing/goods.ts';
import type { Product } from '../catalogue/product.ts';
import { toCents } from '../money.ts';
import { find } from './find.ts';
import { NO_QUERY, SORT_ORDERS } from './query.ts';
import { createShelf, type Shelf } from './shelf.ts';
import { createVocabulary, suggest } from './suggest.ts';

const isHit = ({ title, description }: Product) =>
  ['walnut', 'desk'].every((word) => `${title} ${description}`.toLowerCase().includes(word));

const SMALL = 300;
const LARGE = 8 * SMALL;
/** Eight times the products may cost eight times the work, a little more for sorting, never 64 times. */
const FAIR = 16;

/** The shelf, and how often its texts and prices were looked at. */
function watched(shelf: Shelf) {
  const looks = { count: 0 };
  const look = <Value>(value: Value) => {
    looks.count += 1;
    return value;
  };
  const entries = shelf.map(({ product, title, text, cents }) => ({
    product,
    get title() {
      return look(title);
    },
    get text() {
      return look(text);
    },
    get cents() {
      return look(cents);
    },
  }));
  return { entries, looks };
}

function looksFor(size: number, work: (shelf: Shelf) => unknown): number {
  const { entries, looks } = watched(createShelf(goods(7, size)));
  work(entries);
  return looks.count;
}

test.each([
  ...SORT_ORDERS.map(
    (sortBy) =>
      [
        `finding by ${sortBy}`,
        (shelf: Shelf) => find(shelf, { ...NO_QUERY, text: 'a', sortBy }),
      ] as const,
  ),
  ['finding nothing', (shelf: Shelf) => find(shelf, { ...NO_QUERY, text: 'zz yy xx' })] as const,
  ['learning the words', createVocabulary] as const,
])('%s looks at a large catalogue about as often per product as at a small one', (_, work) => {
  const ratio = looksFor(LARGE, work) / looksFor(SMALL, work);
  expect(ratio).toBeGreaterThan(4);
  expect(ratio).toBeLessThan(FAIR);
});

test('making a product costs as much in a large catalogue as in a small one', () => {
  const multiply = vi.spyOn(Math, 'imul');
  const costOf = (size: number) => {
    multiply.mockClear();
    goods(7, size);
    return multiply.mock.calls.length;
  };
  expect(costOf(640) / costOf(160)).toBeCloseTo(4, 0);
  multiply.mockRestore();
});

test('100,000 products are made, searched, sorted and suggested from correctly', () => {
  const products = goods(7, 100_000);
  const ids = (some: readonly Product[]) => some.map(({ id }) => id);
  expect(new Set(ids(products)).size).toBe(100_000);
  const shelf = createShelf(products);

  const found = find(shelf, { ...NO_QUERY, text: 'walnut desk', sortBy: 'price-high' });
  expect(ids(found).toSorted()).toEqual(ids(products.filter(isHit)).toSorted());
  const prices = found.map(({ price }) => toCents(price));
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  const all = find(shelf, NO_QUERY);
  expect(all.length === 100_000 && all.every((one, at) => one === products[at])).toBe(true);

  const suggestions = suggest(createVocabulary(shelf), 'wal');
  expect(suggestions[0]).toBe('walnut');
  expect(suggestions).toHaveLength(8);
}, 60_000);
