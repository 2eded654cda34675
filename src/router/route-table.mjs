/**
 * Every page of the shop, one row each. The row's name is also the name of the page's file: `about` is
 * `src/pages/about/AboutPage.tsx`, which exports `AboutPage`. Plain JavaScript, as Node.js scripts import it too.
 *
 * @typedef {object} Row
 * @property {string} path         from the shop's root; `:name` matches one segment, which the page gets as a prop
 * @property {string} [title]      the page's part of `document.title`; without it the title is the shop's
 * @property {string} [description]  for search engines; without it that of shop.config.json, else the home page's
 * @property {boolean} prerender   whether the build writes a document for it, which hosts serve with status 200
 * @property {boolean} sitemap     whether it is listed in `sitemap.xml`
 */
export const ROUTES = /** @type {const} @satisfies {Readonly<Record<string, Row>>} */ ({
  home: { path: '/', prerender: true, sitemap: true },
  products: { path: '/products', title: 'Products', prerender: true, sitemap: true },
  product: { path: '/product/:id', prerender: true, sitemap: false },
  cart: { path: '/cart', title: 'Cart', prerender: true, sitemap: true },
});

/** The document for every path without one. Hosts send it with status 404. */
export const NOT_FOUND_DOCUMENT = '404.html';

/**
 * The prerendered document of a page, below the build's folder; `null` for a page without one. A path with a parameter
 * has one document for all of its values.
 * @param {Row} row
 * @returns {string | null}
 */
export function documentOf({ path, prerender }) {
  if (!prerender) return null;
  const [name = '', parameter] = path.slice(1).split('/:');
  if (parameter !== undefined) return `${name}.html`;
  return name === '' ? 'index.html' : `${name}/index.html`;
}

/** @type {readonly Row[]} */
const ROWS = Object.values(ROUTES);

/** Every document that the build writes, in the table's order. */
export const DOCUMENTS = [...ROWS.flatMap((row) => documentOf(row) ?? []), NOT_FOUND_DOCUMENT];

/** The path of every page below the base path, without a leading slash. */
export const PATHS = ROWS.map(({ path }) => path.slice(1));

/** The paths that `sitemap.xml` lists. */
export const SITEMAP_PATHS = ROWS.filter(({ sitemap }) => sitemap).map(({ path }) => path.slice(1));
