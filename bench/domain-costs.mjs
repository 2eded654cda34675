import { Bench } from 'tinybench';
import { createServer } from 'vite';
import { median as middle, percentile } from './numbers.mjs';

const BASE = '/rivulet/';
/** How long stocking may go on at a stretch in the shop, in milliseconds. */
const SLICE_MS = 8;
/** What a visitor types, key by key; each beginning of 2 characters or more is one typed key. */
const TYPED = ['walnut', 'cotton', 'travel', 'river', 'steel lan', 'zebra'];

/** The rules, as Vite serves them. Close the server when done. */
export async function loadDomain() {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const load = (/** @type {string} */ file) => server.ssrLoadModule(`/src/domain/${file}`);
  /** @type {typeof import('../src/domain/catalogue/generate.ts')} */
  const generate = await load('catalogue/generate.ts');
  /** @type {typeof import('../src/domain/catalogue/related.ts')} */
  const related = await load('catalogue/related.ts');
  /** @type {typeof import('../src/domain/search/stocking.ts')} */
  const stocking = await load('search/stocking.ts');
  /** @type {typeof import('../src/domain/search/search.ts')} */
  const find = await load('search/find.ts');
  /** @type {typeof import('../src/domain/search/suggest.ts')} */
  const suggest = await load('search/suggest.ts');
  /** @type {typeof import('../src/domain/search/query.ts')} */
  const query = await load('search/query.ts');
  return {
    domain: { ...generate, ...related, ...stocking, ...find, ...suggest, ...query },
    close: () => server.close(),
  };
}

/** @typedef {Awaited<ReturnType<typeof loadDomain>>['domain']} Domain */

/**
 * What a catalogue of a size costs, in milliseconds unless the name says otherwise.
 * @param {Domain} domain
 * @param {number} seed
 * @param {number} size
 * @returns {Promise<Record<string, number>>}
 */
export async function costsOf(domain, seed, size) {
  const { createCatalogue, createStocking, createVocabulary, searchProducts, relatedTo, suggest } =
    domain;
  const catalogue = createCatalogue(seed, size, BASE);
  const slices = inSlices(domain, seed, size);
  const shelf = createStocking(catalogue).shelf();
  const vocabulary = createVocabulary(shelf);
  const [product] = catalogue.products.slice(0, 1);
  const keys = TYPED.flatMap((text) => [...text].map((_, end) => text.slice(0, end + 1))).filter(
    (input) => input.trim().length > 1,
  );
  const search = (
    /** @type {Partial<import('../src/domain/search/query.ts').SearchQuery>} */ ask,
  ) => searchProducts(shelf, { ...domain.NO_QUERY, ...ask }).slice(0, 20);

  return {
    'first 20 products': await median(() =>
      createCatalogue(seed, size, BASE).products.slice(0, 20),
    ),
    'stocking, in all': slices.total,
    'stocking, longest slice': slices.longest,
    'words counted': await median(() => createVocabulary(shelf)),
    'suggestions of a key, p95': percentile(
      keys.map((key) => least(() => suggest(vocabulary, key))),
      0.95,
    ),
    'search by one word': await median(() => search({ text: 'walnut' })),
    'search by two words': await median(() => search({ text: 'walnut desk' })),
    'all by price, low first': await median(() => search({ sortBy: 'price-low' })),
    'all by price, high first': await median(() => search({ sortBy: 'price-high' })),
    'all by rating': await median(() => search({ sortBy: 'rating' })),
    'a word by price': await median(() => search({ text: 'cotton', sortBy: 'price-low' })),
    'price from $25 to $50': await median(() => search({ priceRange: { min: 25, max: 50 } })),
    'related products': await median(() => product && relatedTo(product, catalogue, BASE)),
    'bytes per product': bytesPerProduct(domain, seed, size),
  };
}

/**
 * The medians of five runs, each slice as the shop makes it. A fresh catalogue each time: nothing is kept.
 * @param {Domain} domain
 * @param {number} seed
 * @param {number} size
 */
function inSlices({ createCatalogue, createStocking }, seed, size) {
  const runs = Array.from({ length: 5 }, () => {
    const stocking = createStocking(createCatalogue(seed, size, BASE));
    let [total, longest, isDone] = [0, 0, false];
    while (!isDone) {
      const start = performance.now();
      isDone = stocking.fill(() => performance.now() >= start + SLICE_MS);
      const took = performance.now() - start;
      total += took;
      longest = Math.max(longest, took);
    }
    return { total, longest };
  });
  return {
    total: middle(runs.map(({ total }) => total)),
    longest: middle(runs.map(({ longest }) => longest)),
  };
}

/**
 * What shelf and words hold on to, the phrases that all sizes share included.
 * @param {Domain} domain
 * @param {number} seed
 * @param {number} size
 */
function bytesPerProduct({ createCatalogue, createStocking, createVocabulary }, seed, size) {
  const used = () => {
    globalThis.gc?.();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = used();
  const shelf = createStocking(createCatalogue(seed, size, BASE)).shelf();
  const held = { shelf, vocabulary: createVocabulary(shelf) };
  const bytes = used() - before;
  return held.shelf.products.length === size ? Math.max(0, bytes) / size : NaN;
}

/** @param {() => unknown} work */
async function median(work) {
  const bench = new Bench({ time: 150, warmupTime: 50, iterations: 5, warmupIterations: 2 });
  bench.add('work', () => void work());
  const [task] = await bench.run();
  const result = task?.result;
  if (!result || !('latency' in result)) throw new Error('A measurement has failed');
  return result.latency.p50;
}

/**
 * The shortest of 20 runs: what the work itself takes, without what else the machine did.
 * @param {() => unknown} work
 */
function least(work) {
  const times = Array.from({ length: 20 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}
