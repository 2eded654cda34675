import type { Page } from '@playwright/test';
import type { LabState } from '../../public/lab/rivulet.d.ts';
import { CART_KEY } from '../fixtures/config.ts';
import { BASE, seededProduct } from '../fixtures/products.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';

const START: LabState = {
  state: 1,
  seed: 7,
  size: 20,
  path: 'cart',
  cart: [
    { index: 0, qty: 3 },
    { id: seededProduct(5, 8).id, qty: 1 },
  ],
  history: [{ query: 'wool', timestamp: '2026-01-01T00:00:00.000Z' }],
  reviews: { 2: [{ text: 'Fine', rating: 4 }] },
  orders: [],
  lab: [],
};
const OTHER = [{ id: seededProduct(9).id, qty: 2 }];

const state = (page: Page) => page.evaluate(() => window.rivulet?.state());
const apply = (page: Page, input: unknown) =>
  page.evaluate(async (input) => {
    try {
      await window.rivulet?.apply(input);
      return 'applied';
    } catch (error) {
      return String(error);
    }
  }, input);

function fragmentOf(state: unknown): string {
  return `#state=${Buffer.from(JSON.stringify(state)).toString('base64url')}`;
}

test(
  '[LAB16] a link opens a state, without Undo for a new visitor',
  {
    tag: '@smoke',
  },
  async ({ page, shop }) => {
    await shop.open(`cart?seed=7&size=20&lab=${fragmentOf(START)}`);
    await expect(shop.cartLines).toHaveCount(2);
    expect(await state(page)).toEqual(START);
    expect(page.url()).toBe(new URL(`${BASE}cart?seed=7&size=20&lab=`, page.url()).href);
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await page.reload();
    await shop.hydrated();
    await expect(shop.cartLines).toHaveCount(2);
  },
);

test('[LAB14, LAB16] a link on another page opens its state, and Undo restores the visit', async ({
  page,
  shop,
}) => {
  await shop.storeCart(OTHER);
  await shop.open(`?lab${fragmentOf(START)}`);
  await expect(shop.heading).toHaveText('Your Cart');
  expect(await state(page)).toEqual(START);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shop.cartLines).toHaveCount(1);
  expect(await state(page)).toEqual({
    ...START,
    cart: [{ index: 9, qty: 2 }],
    history: [],
    reviews: {},
  });
  await page.evaluate((hash) => (location.hash = hash), fragmentOf({ ...START, path: '' }));
  await expect(shop.heading).not.toHaveText('Your Cart');
  await expect(page).not.toHaveURL(/#/);
  expect(await state(page)).toEqual({ ...START, path: '' });
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('[LAB9, LAB14] apply changes the running shop, its storage and the page', async ({
  page,
  shop,
}) => {
  await shop.storeCart(OTHER);
  await shop.open('?seed=7&lab');
  expect(await apply(page, START)).toBe('applied');
  await expect(shop.cartLines).toHaveCount(2);
  expect(
    await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? ''), CART_KEY),
  ).toEqual([
    { id: seededProduct(0).id, qty: 3 },
    { id: seededProduct(5, 8).id, qty: 1 },
  ]);
  // Applying the current state changes nothing and keeps Undo.
  expect(await apply(page, await state(page))).toBe('applied');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await state(page))?.cart).toEqual([{ index: 9, qty: 2 }]);
});

test('[LAB11] a state can be applied on an unknown path', async ({ page, shop }) => {
  await shop.open('nowhere?seed=7&lab');
  const before = await state(page);
  expect(before?.path).toBe('nowhere');
  expect(await apply(page, before)).toBe('applied');
  await expect(shop.heading).toContainText('404');
  expect(await state(page)).toEqual(before);
});

test('[LAB15] a state of another catalogue or with other options reloads the page', async ({
  page,
  shop,
}) => {
  await shop.open('?seed=7&lab');
  const other: LabState = { ...START, seed: 8, size: 30, lab: ['clock_1767225600000'] };
  const there: LabState = {
    ...other,
    cart: [
      { index: 0, qty: 3 },
      { index: 5, qty: 1 },
    ],
  };
  expect(await apply(page, other)).toBe('applied');
  await shop.hydrated();
  await expect(shop.heading).toHaveText('Your Cart');
  expect(await state(page)).toEqual(there);
  expect(await page.evaluate(() => Date.now())).toBe(1_767_225_600_000);
  expect(page.url()).toContain('cart?seed=8&size=30&lab=clock_1767225600000');
});

test('[LAB12, LAB17] an invalid state changes nothing and is reported with the path of the error', async ({
  page,
  shop,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('state')) warnings.push(message.text());
  });
  await shop.storeCart(OTHER);
  const invalid = { ...START, cart: [{ index: 0, qty: 1000 }] };
  await shop.open(`cart?seed=7&lab${fragmentOf(invalid)}`);
  const error = 'cart[0].qty: must be a whole number from 1 to 999';
  await expect(page).not.toHaveURL(/#/);
  expect(warnings).toEqual([`The state in the URL is invalid and ignored. ${error}`]);
  const before = await state(page);
  expect(before?.cart).toEqual([{ index: 9, qty: 2 }]);
  expect(await apply(page, invalid)).toBe(`StateError: ${error}`);
  for (const hash of ['#state=', '#state=%', '#state=bnVsbA', '#state=🌊', '#state=e30=']) {
    await page.evaluate((hash) => (location.hash = hash), hash);
    await expect(page).not.toHaveURL(/#/);
  }
  expect(await state(page)).toEqual(before);
  expect(warnings).toHaveLength(6);
  await expect(shop.cartLines).toHaveCount(1);
});

test('[LAB18] the same steps with a stopped clock give the same state, byte for byte', async ({
  browser,
}) => {
  const texts: string[] = [];
  for (const _ of [1, 2]) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(
      `${test.info().project.use.baseURL ?? ''}?seed=7&lab=clock_1767225600000&lab-panel=off`,
    );
    const box = page.getByRole('combobox', { name: 'Search products' });
    await typeInto(box, 'canoe');
    await box.press('Enter');
    await page.goto(`${test.info().project.use.baseURL ?? ''}product/${seededProduct(0).id}`);
    await typeInto(page.getByLabel('Your review'), 'Fine');
    await page.getByRole('button', { name: 'Submit Review' }).click();
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(page.getByText('Thank you')).toBeVisible();
    texts.push(await page.evaluate(() => JSON.stringify(window.rivulet?.state())));
    await context.close();
  }
  expect(texts[0]).toBe(texts[1]);
  expect(JSON.parse(texts[0] ?? '')).toMatchObject({
    history: [{ query: 'canoe', timestamp: '2026-01-01T00:00:00.000Z' }],
    reviews: { 0: [{ text: 'Fine', rating: 5 }] },
    orders: [{ lines: [{ index: 0, qty: 1 }] }],
    lab: ['clock_1767225600000'],
  });
});

test('[LAB23, LAB27] reset empties visit and log, and Undo restores both', async ({
  page,
  shop,
}) => {
  await shop.open(`?seed=7&size=20&lab${fragmentOf({ ...START, path: '' })}`);
  await shop.cards.first().getByRole('button', { name: 'Add to Cart' }).click();
  const names = () =>
    page.evaluate(() => window.rivulet?.log().map(({ n, event }) => `${n} ${event}`));
  expect(await names()).toEqual(['1 view_item_list', '2 add_to_cart']);
  await page.evaluate(() => window.rivulet?.reset());
  expect(await names()).toEqual([]);
  expect(await state(page)).toEqual({ ...START, path: '', cart: [], history: [], reviews: {} });
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, empty');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await names()).toEqual(['1 view_item_list', '2 add_to_cart', '3 undo']);
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 5 items');
});
