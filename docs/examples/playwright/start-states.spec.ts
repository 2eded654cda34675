import { expect, test } from '@playwright/test';
import { open } from './open.ts';

const SCARF = '0f4cdb46-54c4-8af7-a9c9-cf9095392908';

test.describe('from storage', () => {
  test.use({
    storageState: ({ baseURL }, provide) =>
      provide({
        cookies: [],
        origins: [
          {
            origin: new URL(baseURL ?? '').origin,
            localStorage: [
              { name: 'rivulet.cart', value: JSON.stringify([{ id: SCARF, qty: 3 }]) },
            ],
          },
        ],
      }),
  });

  test('starts with three scarves', async ({ page }) => {
    await open(page, 'cart?seed=7');
    await expect(page.locator('[data-total]')).toHaveText('$1,220.85');
  });
});

test('by steps, and again for a second visitor', async ({ page, browser }) => {
  await open(page, '?seed=7');
  const card = page.getByRole('article', { name: 'Alpaca Fringed Scarf' });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  const storageState = await page.context().storageState();

  const context = await browser.newContext({ storageState });
  const second = await context.newPage();
  await open(second, 'cart?seed=7');
  await expect(second.locator('[data-total]')).toHaveText('$406.95');
});
