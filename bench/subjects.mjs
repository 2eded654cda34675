/** @typedef {import('./open-page.mjs').Subject} Subject */

/** A shop that shows other products on each visit would be measured on other pictures each time. */
const SEED = 'seed=7';

export const LIMIT_PAGE = 'limit page';
export const SHOP = 'Rivulet';
export const PRODUCTS = 'Rivulet /products';

/** @satisfies {Omit<Subject, 'name' | 'url' | 'ready'>} */
const CARDS = { card: '[data-product]', add: '[data-product] button', count: 20 };

/**
 * @param {string} home   the shop's address
 * @param {string} limit  the limit page's
 */
export function ownSubjects(home, limit) {
  return {
    shop: shopAt(home),
    limit: { ...CARDS, name: LIMIT_PAGE, url: limit, ready: '' },
    products: { ...shopAt(home, 'products'), name: PRODUCTS },
  };
}

/**
 * A screen of the shop, always with the same products.
 * @param {string} home
 * @param {string} [path]   below the home page, without a query
 * @param {string} [query]  more of it
 * @returns {Subject}
 */
export function shopAt(home, path = '', query = '') {
  const url = `${home}${path}?${SEED}${query}`;
  return { ...CARDS, name: SHOP, url, ready: 'html[data-ready]' };
}

/**
 * The pages of a configuration (README). Throws on what cannot be used, with words for the user.
 * @param {string} text  JSON
 * @returns {Subject[]}
 */
export function readOthers(text) {
  /** @type {unknown} */
  const parsed = JSON.parse(text);
  const pages = Object(parsed).pages;
  if (!Array.isArray(pages)) throw new Error('It has no list "pages"');
  return pages.map((page) => {
    const { name, url, card, add = '', ready = '', count = 20, ...rest } = Object(page);
    for (const [key, value] of Object.entries({ name, url, card, add, ready })) {
      if (typeof value !== 'string') throw new Error(`"${key}" of a page is not a text`);
    }
    if (!Number.isInteger(count) || count < 0) throw new Error('"count" of a page is no number');
    if (!URL.canParse(url)) throw new Error(`"${url}" is no address`);
    const [unknown] = Object.keys(rest);
    if (unknown) throw new Error(`A page has no "${unknown}"`);
    return { name, url, card, add, ready, count };
  });
}
