import { expect, test } from '@playwright/test';
import { open, shown } from './open.ts';

test('adds a product from the home page to the cart', async ({ page }) => {
  await open(page, '?seed=7');
  const card = page.getByRole('article', { name: 'Ink Study Desk Lamp' });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  const popup = page.getByRole('dialog', { name: 'Cart' });
  await popup.getByRole('link', { name: 'Go to Cart' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Cart');
  await expect(page.locator('[data-total]')).toHaveText('$170.00');
});

test('shows search results', async ({ page }) => {
  await open(page, '?seed=7');
  const box = page.getByRole('combobox', { name: 'Search products' });
  await box.pressSequentially('toaster');
  await box.press('Enter');
  await shown(page, 'products?q=toaster&seed=7');
  await expect(page.getByRole('article')).toHaveCount(1);
});
