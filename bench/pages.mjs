import * as v from 'valibot';

/**
 * A device and its network.
 * @typedef {object} Profile
 * @property {import('playwright-core').BrowserContextOptions} context
 * @property {number} cpu  CPU slowdown factor
 * @property {{ latency: number, rate: number } | null} network  ms added to each request, Mbit/s each way; null: not throttled
 */

/** `phone` is Lighthouse's phone on slow 4G. @type {Readonly<Record<'phone' | 'desktop', Profile>>} */
export const PROFILES = {
  phone: {
    context: {
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    },
    cpu: 4,
    network: { latency: 150, rate: 1.6 },
  },
  desktop: {
    context: { viewport: { width: 1350, height: 940 } },
    cpu: 1,
    network: { latency: 40, rate: 10 },
  },
};

/**
 * A page to measure.
 * @typedef {object} Page
 * @property {string} name
 * @property {string} url
 * @property {string} card   selector of the main content
 * @property {number} count  how many of it must be painted
 * @property {string} add    selector of the Add to Cart buttons; empty: none
 * @property {string} ready  selector that matches once the page answers input; empty: the load event
 */

const CARDS = { card: '[data-product]', count: 20, add: '[data-product] button' };
const HEADING = { card: 'main h1', count: 1, add: '' };

/** The routes of the shop. `:id` is the id of a product. */
export const ROUTES = {
  home: { path: '', ...CARDS },
  products: { path: 'products', ...CARDS },
  product: { path: 'product/:id', ...HEADING },
  cart: { path: 'cart', ...HEADING },
};

/** @typedef {keyof typeof ROUTES} Route */

/**
 * A build that is being served.
 * @typedef {object} Build
 * @property {string} name
 * @property {string} home   address of its home page
 * @property {string} ready  as in `Page`
 */

/**
 * A page of a build, always with the same seed: a different catalogue would load different pictures.
 * @param {Build} build
 * @param {Route} route
 * @param {{ id: string, size: number }} catalogue  a product's id; the number of products
 * @returns {Page}
 */
export function pageOf({ name, home, ready }, route, { id, size }) {
  const { path, ...content } = ROUTES[route];
  return { name, url: `${home}${path.replace(':id', id)}?seed=7&size=${size}`, ready, ...content };
}

const OTHERS = v.object({
  pages: v.array(
    v.strictObject({
      name: v.string(),
      url: v.pipe(v.string(), v.url()),
      card: v.string(),
      count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 20),
      add: v.optional(v.string(), ''),
      ready: v.optional(v.string(), ''),
    }),
  ),
});

/**
 * Reads a list of other shops (see others.example.json). Throws an error that names what is invalid.
 * @param {string} json
 * @returns {Page[]}
 */
export function parseOthers(json) {
  const { output, issues } = v.safeParse(OTHERS, JSON.parse(json));
  if (!issues) return output.pages;
  throw new Error(`${v.getDotPath(issues[0]) ?? 'file'}: ${issues[0].message}`);
}
