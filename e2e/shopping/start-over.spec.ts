import type { Page } from '@playwright/test';
import { HERO_HEADING } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, Shop, typeInto } from '../fixtures/shop.ts';

const first = seededProduct(0);

const startOver = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Start over' });
const statusOf = (page: Page) => page.getByRole('status').filter({ hasText: 'Started over' });

test('Start over empties the shop, and Undo brings all back, in other tabs cart and history alone @engines', async ({
  shop,
  page,
  context,
}) => {
  await shop.storeCart([{ id: first.id, qty: 2 }]);
  await shop.storeSearches('toaster');
  const other = new Shop(await context.newPage());
  for (const { page: tab } of [shop, other]) {
    await new Shop(tab).open(`product/${first.id}?seed=7`);
    await typeInto(tab.getByRole('textbox', { name: 'Your review' }), 'Holds water.');
    await tab.getByRole('button', { name: 'Submit Review' }).click();
  }
  const before = await shop.stored();
  await page.getByRole('button', { name: 'Submit Review' }).click();
  const hint = page.getByText('Write a few words first.');
  await expect(hint).toBeVisible();
  await typeInto(shop.searchBox, 'tea');
  await test.step('[DATA20, DATA21] Start over empties the shop, and says so', async () => {
    // In Firefox a tab behind another has no focus.
    await page.bringToFront();
    await startOver(page).click();
    await expect(statusOf(page)).toContainText('Started over as a new visitor.');
    await expect(statusOf(page).getByRole('button', { name: 'Undo' })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(shop.searchBox).toHaveValue('');
    await expect(page.getByText('Holds water.')).toHaveCount(0);
    await expect(hint).toHaveCount(0);
    expect(await shop.stored()).toEqual({});
  });
  await test.step('[DATA26] another tab follows with the cart, and keeps its review', async () => {
    await expect(other.cartIcon).toHaveAccessibleName('Cart, empty');
    await expect(other.page.getByText('Holds water.')).toBeVisible();
    await expect(statusOf(other.page)).toHaveCount(0);
  });

  await test.step('[DATA33] Undo brings all back, also after a navigation', async () => {
    await shop.navLink('Home').click();
    await expect(shop.heading).toHaveText(HERO_HEADING);
    await page.goBack();
    await expect(shop.heading).toHaveText(first.title);
    await statusOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Holds water.')).toBeVisible();
    for (const tab of [shop, other]) {
      await expect(tab.cartIcon).toHaveAccessibleName('Cart, 2 items');
    }
    expect(await shop.stored()).toEqual(before);
    await expect(statusOf(page)).toHaveCount(0);
  });
});

test('[DATA20, DATA32] #reset starts over when the visit starts, and when the fragment changes', async ({
  shop,
  page,
}) => {
  await shop.storeCart([{ id: first.id, qty: 2 }]);
  await shop.open('cart?seed=7#reset');
  await expect(page.getByText('Your shopping cart is empty.')).toBeVisible();
  await expect(page).toHaveURL(/cart\?seed=7$/);
  await statusOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(shop.cartLines).toHaveCount(1);
  await shop.cartIcon.click();
  await expect(shop.popup).toBeVisible();
  await page.evaluate(() => void (location.hash = 'reset'));
  await expect(statusOf(page)).toBeVisible();
  await expect(shop.popup).toHaveCount(0);
  await expect(shop.cartLines).toHaveCount(0);
});
