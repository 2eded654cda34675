import type { Page } from '@playwright/test';
import { ROUTES } from '#router/route-table.ts';
import { fakeModelContext, startTool } from '../fixtures/fake-model-context.ts';
import { seededProduct } from '../fixtures/products.ts';
import type { Shop } from '../fixtures/shop.ts';
import { LAB_STATES } from '../../lab/e2e/states.ts';
import type { State } from './state.ts';
import {
  WIDE,
  addFromCard,
  openMenu,
  openPopup,
  removeSecond,
  shareCartByHand,
  storeCart,
  stretchCards,
  submitReviews,
  typeInSearch,
  typeQuantity,
  type Step,
} from './steps.ts';

const ID = seededProduct(0).id;
const PRODUCT = `product/${ID}`;
/** Of a word of the catalogue: `la` of Lamp. */
const WORD_START = seededProduct(0).title.split(' ').at(-1)?.slice(0, 2).toLowerCase() ?? '';
const main = (page: Page) => [page.getByRole('main')];
/** The live region outside `main`. */
const announcer = (page: Page) => page.locator('[role="status"]:not(main *, #start-status)');

const LISTED: readonly State[] = [
  { name: 'home', path: '', varied: true, regions: main },
  {
    name: 'home-scrolled',
    path: '',
    view: true,
    act: ({ page }) => page.evaluate(() => scrollTo(0, 620)),
  },
  { name: 'home-extremes', path: '', act: stretchCards },
  { name: 'products', path: 'products' },
  {
    name: 'products-filtered',
    path: 'products?rating=3&sort=price-low',
    view: true,
    regions: main,
  },
  { name: 'skeletons', path: 'products', clockPaused: true, view: true },
  { name: 'results', path: 'products?q=water', varied: true },
  { name: 'none-found', path: 'products?q=zeppelin', view: true, regions: main },
  {
    name: 'suggestions',
    path: '',
    view: true,
    varied: true,
    act: typeInSearch(WORD_START, 'ArrowDown'),
    regions: (page) => [page.getByRole('banner'), announcer(page)],
  },
  {
    name: 'history',
    path: '',
    before: (shop) =>
      shop.storeSearches(
        'toaster',
        'something for a long day by the water',
        'lantern',
        'tent',
        'radio',
      ),
    view: true,
    act: typeInSearch(''),
    regions: (page) => [page.getByRole('dialog')],
  },
  {
    name: 'popup',
    path: '',
    before: storeCart(1, 3, 12),
    view: true,
    varied: true,
    act: openPopup,
    regions: (page) => [page.getByRole('banner')],
  },
  { name: 'popup-empty', path: '', view: true, act: openPopup },
  { name: 'card-added', path: '', clockPaused: true, view: true, act: addFromCard },
  {
    name: 'menu',
    path: '',
    below: WIDE,
    view: true,
    varied: true,
    act: openMenu,
    regions: (page) => [page.getByRole('dialog')],
  },
  { name: 'product', path: PRODUCT, varied: true, regions: main },
  {
    name: 'reviews',
    path: PRODUCT,
    varied: true,
    act: submitReviews,
    regions: (page) => [page.getByRole('form')],
  },
  { name: 'product-quantity-wrong', path: PRODUCT, view: true, act: typeQuantity('0') },
  { name: 'cart', path: 'cart', before: storeCart(1, 3, 120), varied: true, regions: main },
  { name: 'cart-99', path: 'cart', before: storeCart(999, 120, 7, 1, 1) },
  {
    name: 'cart-removed',
    path: 'cart',
    before: storeCart(1, 3),
    act: async (shop) => {
      await removeSecond(shop);
      await typeQuantity('1000')(shop);
    },
    regions: (page) => [
      page.locator('main [role=status]:has(button)'),
      page.getByRole('list', { name: 'Cart items' }),
    ],
  },
  {
    name: 'cart-by-link',
    path: 'cart#cart=0:3,4:1',
    before: storeCart(1),
    view: true,
    varied: true,
  },
  {
    name: 'started-over',
    path: 'cart#reset',
    view: true,
    regions: main,
  },
  { name: 'cart-link-to-copy', path: 'cart', before: storeCart(1, 3), act: shareCartByHand },
  {
    name: 'thank-you',
    path: 'cart',
    before: storeCart(1, 3),
    moment: 700,
    varied: true,
    act: ({ page }) => page.getByRole('button', { name: 'Checkout' }).click(),
    regions: main,
  },
  {
    name: 'agent-acts',
    path: PRODUCT,
    before: ({ page }) => fakeModelContext(page),
    clockPaused: true,
    view: true,
    varied: true,
    act: async ({ page }) => {
      await startTool(page, 'add_to_cart', { id: ID, quantity: 12 });
      await page.getByText('An agent has changed your cart').waitFor();
    },
    regions: (page) => [page.locator('main > [role=status]')],
  },
  {
    name: 'agent-asks',
    path: 'cart',
    before: async (shop) => {
      await fakeModelContext(shop.page);
      await storeCart(1, 3, 120)(shop);
    },
    view: true,
    varied: true,
    act: async ({ page }) => {
      await startTool(page, 'check_out');
      await page.getByRole('dialog').waitFor();
    },
    regions: (page) => [page.getByRole('dialog')],
  },
  {
    name: 'not-found',
    path: 'no/such/page',
    varied: true,
    regions: (page) => [page.locator('body')],
  },
  {
    name: 'error',
    path: PRODUCT,
    // Only the product page reverses an array, for its reviews.
    before: ({ page }) =>
      page.addInitScript(() => {
        Reflect.set(Array.prototype, 'toReversed', () => {
          throw new Error('test error');
        });
      }),
    expects: /test error/,
  },
];

/** With the pages of the route table that are not listed above. */
export const STATES: readonly State[] = [
  ...LISTED,
  ...LAB_STATES,
  ...Object.values(ROUTES)
    .map(({ path }) => path.slice(1).replace(':id', ID))
    .filter((path) => !LISTED.some((state) => state.path === path))
    .map((path) => ({ name: path, path })),
];

/** Brings the shop to a state; `afterLoad` runs before the steps of the state. */
export async function visitState(
  shop: Shop,
  { path, before, act, clockPaused }: State,
  { size, afterLoad }: { readonly size?: number; readonly afterLoad?: Step | undefined } = {},
): Promise<void> {
  if (clockPaused) await shop.stopClock();
  await before?.(shop);
  const url = new URL(path, 'https://shop.example');
  url.searchParams.set('seed', '7');
  if (size) url.searchParams.set('size', String(size));
  await shop.page.goto(`.${url.pathname}${url.search}${url.hash}`);
  await shop.hydrated();
  await afterLoad?.(shop);
  await act?.(shop);
}
