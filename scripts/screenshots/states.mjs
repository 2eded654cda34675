import { PATHS } from '../../src/router/route-table.mjs';
import {
  WIDE,
  addFromCard,
  addToCart,
  cartOf,
  focusCard,
  openMenu,
  openPopup,
  removeSecond,
  scrollBy,
  searches,
  setDirection,
  setTextSize,
  stretchCards,
  submitBlank,
  typeInSearch,
  typeQuantity,
  writeReviews,
} from './steps.mjs';

/**
 * What `shots.mjs` takes pictures of: every screen and state of the shop, and how a visitor gets
 * there. Whatever is short-lived is taken with the clock stopped.
 *
 * @typedef {import('./steps.mjs').Page} Page
 * @typedef {import('./steps.mjs').Goods} Goods
 *
 * @typedef {object} State
 * @property {string} name
 * @property {string} path             below the base path
 * @property {(goods: Goods) => Record<string, unknown>} [kept]  by key: what an earlier visit stored
 * @property {() => void} [sabotage]   runs in the page before the shop does
 * @property {RegExp} [expects]        the console errors that belong to it
 * @property {(page: Page, goods: Goods) => Promise<void>} [act]
 * @property {boolean} [stopped]       with the clock stopped
 * @property {number} [moment]         in ms: where one-time animations stand; otherwise at their end
 * @property {boolean} [view]          what the window shows, instead of the whole page
 * @property {boolean} [varied]        taken with the VARIANTS too
 * @property {number} [below]          only in windows narrower than this
 * @property {readonly number[]} [widths]
 *
 * @typedef {object} Variant
 * @property {import('playwright-core').BrowserContextOptions} [context]
 * @property {(page: Page) => Promise<void>} [dress]  when the page is loaded
 * @property {(page: Page) => Promise<void>} [last]   when the state is reached
 * @property {readonly string[]} [states]  instead of those that are `varied`
 * @property {readonly string[]} themes
 */

/** @type {readonly State[]} */
const LISTED = [
  { name: 'home', path: '', varied: true },
  { name: 'home-scrolled', path: '', view: true, act: scrollBy(620) },
  { name: 'home-extremes', path: '', act: stretchCards },
  { name: 'products', path: 'products' },
  { name: 'products-filtered', path: 'products?rating=3&sort=price-low', view: true },
  { name: 'skeletons', path: 'products', stopped: true, view: true },
  { name: 'results', path: 'products?q=water', varied: true },
  { name: 'none-found', path: 'products?q=zeppelin', view: true },
  { name: 'no-results-without-query', path: 'products?minPrice=999', view: true },
  { name: 'suggestions', path: '', view: true, varied: true, act: typeInSearch('ca') },
  { name: 'history', path: '', kept: searches, view: true, act: typeInSearch('') },
  { name: 'popup', path: '', kept: cartOf(1, 3, 12), view: true, varied: true, act: openPopup },
  { name: 'popup-empty', path: '', view: true, act: openPopup },
  { name: 'card-added', path: '', stopped: true, view: true, act: addFromCard },
  { name: 'menu', path: '', below: WIDE, view: true, varied: true, act: openMenu },
  { name: 'product', path: 'product/:id', varied: true },
  { name: 'product-added', path: 'product/:id', stopped: true, view: true, act: addToCart },
  { name: 'reviews', path: 'product/:id', varied: true, act: writeReviews(1) },
  { name: 'reviews-50', path: 'product/:id', widths: [390, 1280], act: writeReviews(50) },
  { name: 'product-quantity-wrong', path: 'product/:id', view: true, act: typeQuantity('0') },
  { name: 'review-blank', path: 'product/:id', act: submitBlank },
  { name: 'product-not-found', path: 'product/unknown' },
  { name: 'cart', path: 'cart', kept: cartOf(1, 3, 12), varied: true },
  { name: 'cart-99', path: 'cart', kept: cartOf(999, 120, 7, 1, 1), widths: [390, 1280] },
  { name: 'cart-quantity-wrong', path: 'cart', kept: cartOf(1, 3), act: typeQuantity('1000') },
  { name: 'cart-removed', path: 'cart', kept: cartOf(1, 3, 12), act: removeSecond },
  { name: 'cart-empty', path: 'cart', varied: true },
  {
    name: 'thank-you',
    path: 'cart',
    kept: cartOf(1, 3),
    moment: 700,
    varied: true,
    act: (page) => page.getByRole('button', { name: 'Checkout' }).click(),
  },
  { name: 'not-found', path: 'no/such/page', varied: true },
  {
    name: 'error',
    path: 'product/:id',
    // Of all pages only a product's turns a list round, for its reviews.
    sabotage: () => {
      Reflect.set(Array.prototype, 'toReversed', () => {
        throw new Error('ran dry');
      });
    },
    expects: /ran dry/,
  },
  { name: 'focus-card', path: '', view: true, act: focusCard('link') },
  { name: 'focus-button', path: '', view: true, act: focusCard('button') },
];

/**
 * With the pages of the route table that are not listed above.
 * @type {readonly State[]}
 */
export const STATES = [
  ...LISTED,
  ...PATHS.filter((path) => !LISTED.some((state) => state.path === path)).map((path) => ({
    name: path,
    path,
  })),
];

/** @type {Readonly<Record<string, Variant>>} */
export const VARIANTS = {
  'reduced-motion': { context: { reducedMotion: 'reduce' }, themes: ['light'] },
  'forced-colors': { context: { forcedColors: 'active' }, themes: ['light', 'dark'] },
  rtl: { dress: setDirection('rtl'), themes: ['light'] },
  'text-200': { dress: setTextSize('200%'), themes: ['light'] },
  print: {
    last: (page) => page.emulateMedia({ media: 'print' }),
    states: ['cart', 'product'],
    themes: ['light', 'dark'],
  },
};

export const VARIANT_WIDTHS = [390, 1280];
