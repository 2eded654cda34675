import type { Page } from '@playwright/test';
import { catalogueFacts } from '#domain/catalogue-facts.ts';
import type { LabState } from '../public/rivulet.d.ts';
import { CART_KEY } from '../../e2e/fixtures/config.ts';
import { BASE, seededProduct } from '../../e2e/fixtures/products.ts';
import { expect, test } from '../../e2e/fixtures/shop.ts';

const START: LabState = {
  state: 1,
  seed: 7,
  size: 20,
  path: 'cart',
  cart: [
    { index: 0, qty: 3 },
    { id: seededProduct(5, 8).id, qty: 1 },
  ],
  history: [{ query: 'walnut', timestamp: '2026-01-01T00:00:00.000Z' }],
  reviews: { 2: [{ text: 'Fine', rating: 4 }] },
  orders: [],
  lab: [],
};
const INVALID = { ...START, cart: [{ index: 0, qty: 1000 }] };
const ERROR = 'cart[0].qty: must be a whole number from 1 to 999';

const state = (page: Page) => page.evaluate(() => window.rivulet?.state());

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

function fragmentOf(state: unknown): string {
  return `#state=${Buffer.from(JSON.stringify(state)).toString('base64url')}`;
}

/** Follows a link within the page. */
const follow = (page: Page, fragment: string) =>
  page.evaluate((hash) => (location.hash = hash), fragment);

test('[LAB14, LAB16, LAB46, LAB47] a link opens a state on its page, and Undo restores the visit unless it was new', async ({
  page,
  shop,
}) => {
  await shop.open(`cart?seed=7&size=20&lab=${fragmentOf(START)}`);
  await expect(shop.cartLines).toHaveCount(2);
  expect(await state(page)).toEqual(START);
  expect(page.url()).toBe(new URL(`${BASE}cart?seed=7&size=20&lab=`, page.url()).href);
  await expect(undo(page)).toHaveCount(0);

  // A link of another page: the next document applies it.
  const elsewhere = { ...START, path: 'products?q=walnut', cart: [{ index: 9, qty: 2 }] };
  await shop.open(`?lab${fragmentOf(elsewhere)}`);
  await expect(shop.heading).toHaveText('Results for "walnut"');
  expect(await state(page)).toEqual(elsewhere);
  await undo(page).click();
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 4 items');
  expect(await state(page)).toEqual({ ...START, path: elsewhere.path, reviews: {} });

  await follow(page, fragmentOf(START));
  await expect(shop.heading).toHaveText('Your Cart');
  await expect(page).not.toHaveURL(/#/);
  expect(await state(page)).toEqual(START);
  await expect(undo(page)).toBeVisible();

  await follow(page, fragmentOf({ ...START, seed: 8, size: 30, lab: ['clock_1767225600000'] }));
  await expect(page).toHaveURL(/cart\?seed=8&size=30&lab=clock_1767225600000$/);
  await shop.hydrated();
  expect(await page.evaluate(() => Date.now())).toBe(1_767_225_600_000);
  expect((await state(page))?.cart).toEqual([
    { index: 0, qty: 3 },
    { index: 5, qty: 1 },
  ]);
});

test('[LAB9, LAB12, LAB45, LAB47, LAB48] scripts apply and reset a state, and an invalid one changes nothing', async ({
  page,
  shop,
}) => {
  const apply = (input: unknown) =>
    page.evaluate(async (input) => {
      try {
        await window.rivulet?.apply(input);
        return 'applied';
      } catch (error) {
        return String(error);
      }
    }, input);
  const names = () =>
    page.evaluate(() => window.rivulet?.log().map(({ n, event }) => `${n} ${event}`));
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('state')) warnings.push(message.text());
  });
  await shop.storeCart([{ id: seededProduct(9).id, qty: 2 }]);
  await shop.open(`nowhere?seed=7&lab${fragmentOf(INVALID)}`);
  await expect(page).not.toHaveURL(/#/);
  const before = await state(page);
  expect(before).toMatchObject({ path: 'nowhere', cart: [{ index: 9, qty: 2 }] });
  expect(await apply(INVALID)).toBe(`StateError: ${ERROR}`);
  await follow(page, '#state=%');
  await expect(page).not.toHaveURL(/#/);
  expect(warnings).toEqual([
    `The state in the URL is invalid and ignored. ${ERROR}`,
    'The state in the URL is invalid and ignored. state: must be JSON',
  ]);
  // Applying the current state changes nothing, not even an unknown page.
  expect(await apply(before)).toBe('applied');
  await expect(shop.heading).toContainText('404');
  expect(await state(page)).toEqual(before);

  await test.step('[LAB9, LAB14, LAB45] a state is applied, and Undo restores the visit', async () => {
    expect(await apply(START)).toBe('applied');
    await expect(shop.cartLines).toHaveCount(2);
    const stored = JSON.parse((await shop.stored())[CART_KEY] ?? '');
    expect(stored).toEqual([{ id: seededProduct(0).id, qty: 3 }, START.cart[1]]);
    expect(await apply(await state(page))).toBe('applied');
    await undo(page).click();
    await expect(shop.cartLines).toHaveCount(1);
    expect((await state(page))?.cart).toEqual(before?.cart);
  });

  await test.step('[LAB9, LAB53] reset empties visit and log', async () => {
    await expect.poll(names).toEqual(['1 view_cart', '2 undo']);
    await page.evaluate(() => window.rivulet?.reset());
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, empty');
    expect(await names()).toEqual([]);
    expect(await state(page)).toEqual({ ...START, cart: [], history: [], reviews: {} });
    await undo(page).click();
    await expect(shop.cartLines).toHaveCount(1);
    expect(await names()).toEqual(['1 view_cart', '2 undo', '3 undo']);
  });
});

test('[LAB9] scripts read the catalogue, also of a faulty shop', async ({ page, shop }) => {
  await shop.open('?seed=7&size=30&lab=money-format');
  expect(await page.evaluate(() => window.rivulet?.catalogue())).toEqual(
    catalogueFacts({ seed: 7, size: 30 }, BASE),
  );
});
