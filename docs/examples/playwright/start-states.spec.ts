import { expect, test } from '@playwright/test';
import { open } from './open.ts';

const LAMP = '0f4cdb46-54c4-8af7-a9c9-cf9095392908';

test('from a link', async ({ page }) => {
  await open(page, 'cart?seed=7#cart=0:3,2:1');
  const lines = page.getByRole('list', { name: 'Cart items' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(page.locator('[data-total]')).toHaveText('$750.00');
});

test.describe('from storage', () => {
  test.use({
    storageState: ({ baseURL }, provide) =>
      provide({
        cookies: [],
        origins: [
          {
            origin: new URL(baseURL ?? '').origin,
            localStorage: [{ name: 'rivulet.cart', value: JSON.stringify([{ id: LAMP, qty: 3 }]) }],
          },
        ],
      }),
  });

  test('starts with three lamps', async ({ page }) => {
    await open(page, 'cart?seed=7');
    await expect(page.locator('[data-total]')).toHaveText('$510.00');
  });
});

test('by steps, and again for a second visitor', async ({ page, browser }) => {
  await open(page, '?seed=7');
  const card = page.getByRole('article', { name: 'Ink Study Desk Lamp' });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  const storageState = await page.context().storageState();

  const context = await browser.newContext({ storageState });
  const second = await context.newPage();
  await open(second, 'cart?seed=7');
  await expect(second.locator('[data-total]')).toHaveText('$170.00');
});

test('everything, from one link', async ({ page }) => {
  const state = {
    state: 1,
    seed: 7,
    size: 20,
    path: `product/${LAMP}`,
    cart: [{ index: 0, qty: 3 }],
    history: [{ query: 'walnut', timestamp: '2026-03-01T10:00:00.000Z' }],
    reviews: { 0: [{ text: 'Bright and steady.', rating: 4 }] },
    orders: [],
    lab: [],
  };
  const json = Buffer.from(JSON.stringify(state)).toString('base64url');
  await open(page, `product/${LAMP}?seed=7&lab&lab-panel=off#state=${json}`);
  await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Reviews' })).toContainText('Bright and steady.');
});
