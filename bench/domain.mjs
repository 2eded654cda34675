// What the rules in src/domain cost at several sizes of a catalogue, without a browser.
import { readOptions, refuse } from '../scripts/cli.mjs';
import { loadModule } from '../scripts/load-module.mjs';
import { median, table } from './figures.mjs';

const HELP = `
Usage: node bench/domain.mjs [options]

Prints how many milliseconds the rules of the shop take (medians of 15 runs) by
the number of products: creating a catalogue, searching, suggesting, sorting.

  --sizes <list>  numbers of products (20,200,2000,10000)
  --help          show this

Exit code: 0 measured, 2 wrong use.
`;

const RUNS = 15;
const SEED = 7;
const BASE = '/';

const { sizes: list } = readOptions(HELP, {
  sizes: { type: 'string', default: '20,200,2000,10000' },
});
const sizes = list.split(',').map((text) => {
  const size = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (size >= 1 && size <= 10_000) return size;
  return refuse(`A size is a whole number from 1 to 10000, not '${text}'`);
});

const modules = ['catalogue/generate', 'catalogue/related', 'search/search-index', 'search/search'];
const loaded = await Promise.all(
  [...modules, 'search/suggest', 'search/query'].map((name) => loadModule(`src/domain/${name}.ts`)),
);
const domain = Object.assign({}, ...loaded);

// The first size would pay for compilation.
costs(2000);
const columns = sizes.map(costs);
console.log(
  table(
    ['ms at size', ...sizes.map((size) => size.toLocaleString('en-US'))],
    Object.keys(columns[0]).map((name) => [
      name,
      ...columns.map((column) => column[name].toPrecision(2)),
    ]),
  ),
);

/**
 * Milliseconds by operation.
 * @param {number} size
 * @returns {Record<string, number>}
 */
function costs(size) {
  const catalogue = domain.createCatalogue(SEED, size, BASE);
  const index = domain.indexCatalogue(catalogue);
  const first = catalogue.products.at(0);
  const search = (query) => () =>
    domain.searchProducts(index, { ...domain.NO_QUERY, ...query }).slice(0, 20);
  return {
    'first 20 products': time(() => domain.createCatalogue(SEED, size, BASE).products.slice(0, 20)),
    'build the search index': time(() => domain.indexCatalogue(catalogue)),
    'suggest for one key': time(() => domain.suggest(index, 'wal')),
    'search one word': time(search({ text: 'walnut' })),
    'search two words': time(search({ text: 'walnut desk' })),
    'search, sort by price': time(search({ text: 'cotton', sortBy: 'price-low' })),
    'all, sort by rating': time(search({ sortBy: 'rating' })),
    'filter by price': time(search({ priceRange: { min: 25, max: 50 } })),
    'related products': time(() => domain.relatedTo(first, catalogue, BASE)),
  };
}

/** @param {() => unknown} work */
function time(work) {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return median(times);
}
