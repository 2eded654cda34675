import { expect, test } from '@playwright/test';
import { open } from './open.ts';

test('counts the results', async ({ page }) => {
  await open(page, 'products?q=steel&seed=7');
  const count = await page.getByRole('article').count();
  await expect(page.getByText(`${count} results for "steel"`)).toHaveRole('status');
});

test('announces an addition', async ({ page }) => {
  await open(page, '?seed=7');
  const card = page.getByRole('article', { name: 'Sand Farmhouse Egg Cooker' });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  const message = 'Sand Farmhouse Egg Cooker added to cart, quantity 1.';
  await expect(page.getByRole('status').filter({ hasText: message })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
});

test('brings a removed product back', async ({ page }) => {
  await open(page, '?seed=7');
  await page.getByRole('article').first().getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('link', { name: 'Go to Cart' }).click();
  await page.getByRole('button', { name: 'Remove Ink Study Desk Lamp' }).click();
  const removal = page.getByRole('status').filter({ hasText: 'Ink Study Desk Lamp was removed.' });
  await removal.getByRole('button', { name: 'Undo' }).click();
  await expect(removal).toHaveCount(0);
  await expect(page.locator('[data-total]')).toHaveText('$170.00');
});

test('thanks for a purchase', async ({ page }) => {
  await open(page, '?seed=7');
  await page.getByRole('article').first().getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('link', { name: 'Go to Cart' }).click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  const thanks = page.getByRole('status').filter({ hasText: 'Thank you for your purchase! 🎉' });
  await expect(thanks).toContainText('1 item · $170.00');
  const order = page.getByRole('region', { name: 'Order R-09485929' });
  await expect(order.getByRole('listitem')).toContainText('Ink Study Desk Lamp');
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
});
