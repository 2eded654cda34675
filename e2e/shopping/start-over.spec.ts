import type { Page } from '@playwright/test';
import { CART_KEY, HISTORY_KEY, HERO_HEADING } from '../fixtures/config.ts';
import { openPrerendered } from '../fixtures/hold-script.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, Shop, typeInto } from '../fixtures/shop.ts';

const first = seededProduct(0);
const STARTED_OVER = 'Started over as a new visitor.';

const startOver = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Start over' });
const statusOf = (page: Page) => page.getByRole('status').filter({ hasText: 'Started over' });

/** A product page with a review and a draft. */
async function review(page: Page): Promise<void> {
  const shop = new Shop(page);
  await shop.open(`product/${first.id}?seed=7`);
  const field = page.getByRole('textbox', { name: 'Your review' });
  await typeInto(field, 'Holds water.');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await typeInto(field, 'A draft');
}

test('[DATA20, DATA21] Start over makes a new visitor in every tab, and Undo brings all back @engines @smoke', async ({
  shop,
  page,
  context,
}) => {
  await shop.storeCart([{ id: first.id, qty: 2 }]);
  await shop.storeSearches('canoe');
  await review(page);
  const other = await context.newPage();
  await review(other);
  for (const tab of [page, other]) {
    // Opened once all else has been prefetched.
    await new Shop(tab).everythingIsPrefetched();
    await tab.evaluate(() => Object.assign(window, { sameDocument: true }));
  }
  const before = await shop.stored();
  await typeInto(shop.searchBox, 'tea');
  await startOver(page).click();
  await expect(statusOf(page)).toContainText(STARTED_OVER);
  expect(page.url()).toMatch(/\?seed=7$/);
  await expect(shop.searchBox).toHaveValue('');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
    await expect(tab.getByText('Holds water.')).toHaveCount(0);
    await expect(tab.getByRole('textbox', { name: 'Your review' })).toHaveValue('');
  }
  expect(await shop.stored()).not.toHaveProperty(CART_KEY);
  expect(await shop.stored()).not.toHaveProperty(HISTORY_KEY);
  await expect(statusOf(other)).toHaveCount(0);

  await shop.navLink('Home').click();
  await expect(shop.heading).toHaveText(HERO_HEADING);
  await page.goBack();
  await expect(shop.heading).toHaveText(first.title);
  await statusOf(page).getByRole('button', { name: 'Undo' }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
    await expect(tab.getByText('Holds water.')).toBeVisible();
    await expect(tab.getByRole('textbox', { name: 'Your review' })).toHaveValue('A draft');
    expect(await tab.evaluate('sameDocument')).toBe(true);
  }
  expect(await shop.stored()).toEqual(before);
  await expect(statusOf(page)).toHaveCount(0);
});

test('[DATA20] #reset starts over when the visit starts, and when the fragment changes', async ({
  shop,
  page,
}) => {
  await shop.storeCart([{ id: first.id, qty: 2 }]);
  await shop.open('cart?seed=7#reset');
  await expect(page.getByText('Your shopping cart is empty.')).toBeVisible();
  await expect(statusOf(page)).toContainText(STARTED_OVER);
  expect(page.url()).toMatch(/cart\?seed=7$/);
  await statusOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(shop.cartLines).toHaveCount(1);
  await shop.cartIcon.click();
  await expect(shop.popup).toBeVisible();
  await page.evaluate(() => void (location.hash = 'reset'));
  await expect(statusOf(page)).toBeVisible();
  await expect(shop.popup).toHaveCount(0);
  await expect(shop.cartLines).toHaveCount(0);
});

test('[DATA20] Start over that is clicked before the app is ready', async ({ shop, page }) => {
  await shop.storeCart([{ id: first.id, qty: 2 }]);
  const release = await openPrerendered(page, '?seed=7');
  await startOver(page).click();
  await release();
  await expect(statusOf(page)).toBeVisible();
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, empty');
});

test('[DATA22] without BroadcastChannel other tabs follow with cart and history', async ({
  shop,
  page,
  context,
}) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await shop.storeCart([{ id: first.id, qty: 2 }]);
  await review(page);
  const other = await context.newPage();
  await review(other);
  await startOver(page).click();
  await expect(statusOf(page)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  await expect(page.getByText('Holds water.')).toHaveCount(0);
  await expect(other.getByText('Holds water.')).toBeVisible();
});
