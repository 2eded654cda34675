import { expect, test, vi } from 'vitest';
import { BASE, sampleProducts } from '#test-utils/products.ts';
import { withDescription } from '#test-utils/plain-search.ts';
import { createCatalogue } from '../catalogue/generate.ts';
import { relatedTo } from '../catalogue/related.ts';
import { toCents } from '../money.ts';
import { searchProducts } from './search.ts';
import { NO_QUERY, SORT_ORDERS } from './query.ts';
import type { Column, Part, Shelf } from './shelf.ts';
import { createStocking } from './stocking.ts';
import { createVocabulary, suggest } from './suggest.ts';

const SMALL = 300;
const LARGE = 8 * SMALL;
/** Eight times the products may cost eight times the work, a little more for sorting, never 64 times. */
const FAIR = 16;

const stocked = (size: number) => createStocking(createCatalogue(7, size, BASE)).shelf();

/** The shelf, and how often its columns were looked at. */
function watched(shelf: Shelf) {
  const looks = { count: 0 };
  const watch = (column: Column): Column =>
    new Proxy(column, {
      get(column, key) {
        looks.count += 1;
        return Reflect.get(column, key);
      },
    });
  const watchPart = ({ phrases, column }: Part) => ({ phrases, column: watch(column) });
  return {
    looks,
    shelf: {
      products: shelf.products,
      titles: watchPart(shelf.titles),
      sentences: shelf.sentences.map(watchPart),
      cents: watch(shelf.cents),
      ratings: watch(shelf.ratings),
    },
  };
}

function looksFor(size: number, work: (shelf: Shelf) => unknown): number {
  const { shelf, looks } = watched(stocked(size));
  work(shelf);
  return looks.count;
}

test.each([
  ...SORT_ORDERS.map(
    (sortBy) =>
      [
        `finding by ${sortBy}`,
        (shelf: Shelf) => searchProducts(shelf, { ...NO_QUERY, text: 'a', sortBy }),
      ] as const,
  ),
  [
    'finding nothing',
    (shelf: Shelf) => searchProducts(shelf, { ...NO_QUERY, text: 'zz yy xx' }),
  ] as const,
  ['learning the words', createVocabulary] as const,
])('%s looks at a large catalogue about as often per product as at a small one', (_, work) => {
  const ratio = looksFor(LARGE, work) / looksFor(SMALL, work);
  expect(ratio).toBeGreaterThan(4);
  expect(ratio).toBeLessThan(FAIR);
});

/** How much is drawn: multiplications of the hash. */
function drawsFor(work: () => unknown): number {
  // Another catalogue's product first, so that nothing is left of an earlier walk.
  sampleProducts(1, 1);
  const multiply = vi.spyOn(Math, 'imul');
  work();
  const draws = multiply.mock.calls.length;
  multiply.mockRestore();
  return draws;
}

test('making a product costs as much in a large catalogue as in a small one', () => {
  expect(
    drawsFor(() => sampleProducts(7, 640)) / drawsFor(() => sampleProducts(7, 160)),
  ).toBeCloseTo(4, 0);
});

test('[CAT28] a catalogue of any size costs nothing until its products are asked for', () => {
  expect(drawsFor(() => createCatalogue(7, 100_000, BASE))).toBe(0);
  const first = (size: number) => () => createCatalogue(7, size, BASE).products.slice(0, 20);
  expect(drawsFor(first(100_000))).toBe(drawsFor(first(20)));
});

test('related products are found without a walk through the whole of a large catalogue', () => {
  const [product] = sampleProducts(7, 1);
  const look = (size: number) => () => relatedTo(product!, createCatalogue(7, size, BASE), BASE);
  expect(drawsFor(look(100_000))).toBe(drawsFor(look(10_000)));
});

test('the shelf of 100,000 products takes at most 32 bytes for each', () => {
  const { titles, sentences, cents, ratings } = stocked(100_000);
  const columns = [titles.column, ...sentences.map(({ column }) => column), cents, ratings];
  const bytes = columns.map((column) =>
    ArrayBuffer.isView(column) ? column.byteLength : Infinity,
  );
  expect(bytes.reduce((sum, some) => sum + some, 0)).toBeLessThanOrEqual(32 * 100_000);
  const phrases = [titles, ...sentences].flatMap((part) => part.phrases);
  expect(phrases.length).toBeLessThan(4000);
});

test('100,000 products are made, searched, sorted and suggested from correctly', () => {
  const products = sampleProducts(7, 100_000);
  expect(new Set(products.map(({ id }) => id)).size).toBe(100_000);
  const shelf = stocked(100_000);

  const found = searchProducts(shelf, {
    ...NO_QUERY,
    text: 'walnut desk',
    sortBy: 'price-high',
  }).slice(0);
  const hits = products.map(withDescription).filter(({ title, description }) => {
    const text = `${title} ${description}`.toLowerCase();
    return text.includes('walnut') && text.includes('desk');
  });
  const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id).toSorted();
  expect(ids(found)).toEqual(ids(hits));
  const prices = found.map(({ price }) => toCents(price));
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  expect(searchProducts(shelf, NO_QUERY)).toHaveLength(100_000);

  const suggestions = suggest(createVocabulary(shelf), 'wal');
  expect(suggestions[0]).toBe('walnut');
  expect(suggestions).toHaveLength(8);
}, 60_000);
