import { PATHS } from '../../src/router/route-table.mjs';
import { denyClipboard, failInLab, fillLab, openLab } from './lab-steps.mjs';
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
  shareCartByHand,
  stretchCards,
  submitBlank,
  typeInSearch,
  typeQuantity,
  writeReviews,
} from './steps.mjs';

/**
 * Every page and state of the shop, and the steps that lead there. `e2e/accessibility/every-state.spec.ts` tests the
 * same states.
 *
 * @typedef {import('./steps.mjs').Page} Page
 * @typedef {import('./steps.mjs').Products} Products
 *
 * @typedef {object} State
 * @property {string} name
 * @property {string} path             below the base path
 * @property {(products: Products) => Record<string, unknown>} [storage]  localStorage before the visit
 * @property {() => void} [initScript]   runs in the page before the scripts of the shop
 * @property {RegExp} [expects]        console errors to ignore
 * @property {(page: Page, products: Products) => Promise<void>} [act]  the visitor's steps
 * @property {boolean} [clockPaused]   for states that last a moment only
 * @property {number} [moment]         time in ms of one-time animations; otherwise their end
 * @property {boolean} [view]          the viewport instead of the whole page
 * @property {boolean} [varied]        with the VARIANTS too
 * @property {number} [below]          only in viewports narrower than this, in px
 * @property {readonly number[]} [widths] only at these viewport widths, in px
 *
 * @typedef {object} Variant
 * @property {Partial<import('../../e2e/fixtures/preferences.ts').Preferences>} [prefers]
 * @property {(page: Page) => Promise<void>} [afterLoad]      before the steps
 * @property {(page: Page) => Promise<void>} [beforePicture]  after the steps
 * @property {readonly string[]} [states]  names, instead of the `varied` ones
 * @property {readonly ('light' | 'dark')[]} themes
 */

/** @type {readonly State[]} */
const LISTED = [
  { name: 'home', path: '', varied: true },
  { name: 'home-scrolled', path: '', view: true, act: scrollBy(620) },
  { name: 'home-extremes', path: '', act: stretchCards },
  { name: 'products', path: 'products' },
  { name: 'products-filtered', path: 'products?rating=3&sort=price-low', view: true },
  { name: 'skeletons', path: 'products', clockPaused: true, view: true },
  { name: 'results', path: 'products?q=water', varied: true },
  { name: 'none-found', path: 'products?q=zeppelin', view: true },
  { name: 'no-results-without-query', path: 'products?minPrice=999', view: true },
  { name: 'suggestions', path: '', view: true, varied: true, act: typeInSearch('ca') },
  { name: 'history', path: '', storage: searches, view: true, act: typeInSearch('') },
  { name: 'popup', path: '', storage: cartOf(1, 3, 12), view: true, varied: true, act: openPopup },
  { name: 'popup-empty', path: '', view: true, act: openPopup },
  { name: 'card-added', path: '', clockPaused: true, view: true, act: addFromCard },
  { name: 'menu', path: '', below: WIDE, view: true, varied: true, act: openMenu },
  { name: 'product', path: 'product/:id', varied: true },
  { name: 'product-added', path: 'product/:id', clockPaused: true, view: true, act: addToCart },
  { name: 'reviews', path: 'product/:id', varied: true, act: writeReviews(1) },
  { name: 'reviews-50', path: 'product/:id', widths: [390, 1280], act: writeReviews(50) },
  { name: 'product-quantity-wrong', path: 'product/:id', view: true, act: typeQuantity('0') },
  { name: 'review-blank', path: 'product/:id', act: submitBlank },
  { name: 'product-not-found', path: 'product/unknown' },
  { name: 'cart', path: 'cart', storage: cartOf(1, 3, 12), varied: true },
  { name: 'cart-99', path: 'cart', storage: cartOf(999, 120, 7, 1, 1), widths: [390, 1280] },
  { name: 'cart-quantity-wrong', path: 'cart', storage: cartOf(1, 3), act: typeQuantity('1000') },
  { name: 'cart-removed', path: 'cart', storage: cartOf(1, 3, 12), act: removeSecond },
  { name: 'cart-empty', path: 'cart', varied: true },
  { name: 'cart-by-link', path: 'cart#cart=0:3,4:1', storage: cartOf(1), view: true, varied: true },
  { name: 'product-by-link', path: 'product/:id#cart=0:3', view: true },
  { name: 'started-over', path: '#reset', view: true },
  { name: 'cart-link-to-copy', path: 'cart', storage: cartOf(1, 3), act: shareCartByHand },
  {
    name: 'thank-you',
    path: 'cart',
    storage: cartOf(1, 3),
    moment: 700,
    varied: true,
    act: (page) => page.getByRole('button', { name: 'Checkout' }).click(),
  },
  { name: 'not-found', path: 'no/such/page', varied: true },
  {
    name: 'error',
    path: 'product/:id',
    // Only the product page reverses an array, for its reviews.
    initScript: () => {
      Reflect.set(Array.prototype, 'toReversed', () => {
        throw new Error('test error');
      });
    },
    expects: /test error/,
  },
  {
    name: 'lab',
    path: 'cart?lab',
    storage: cartOf(1, 3, 12),
    view: true,
    varied: true,
    act: openLab,
  },
  { name: 'lab-folded', path: '?lab&lab-panel=folded', view: true, act: openLab },
  { name: 'lab-open', path: 'product/:id?lab', view: true, act: fillLab },
  {
    name: 'lab-failed',
    path: 'products?lab=unknown&lab-panel=open',
    initScript: denyClipboard,
    view: true,
    act: failInLab,
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
  'reduced-motion': { prefers: { reducedMotion: 'reduce' }, themes: ['light'] },
  'forced-colors': { prefers: { forcedColors: 'active' }, themes: ['light', 'dark'] },
  rtl: { afterLoad: setDirection('rtl'), themes: ['light'] },
  'text-200': { afterLoad: setTextSize('200%'), themes: ['light'] },
  print: {
    beforePicture: (page) => page.emulateMedia({ media: 'print' }),
    states: ['cart', 'product'],
    themes: ['light', 'dark'],
  },
};

export const VARIANT_WIDTHS = [390, 1280];
