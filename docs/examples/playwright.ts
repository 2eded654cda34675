import { expect, test, type Page } from '@playwright/test';

// URLs are relative to a `baseURL` that ends with a slash: http://127.0.0.1:4173/rivulet/

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-page', path);
}

test('adds a product from the home page to the cart', async ({ page }) => {
  await open(page, '?seed=7');
  const card = page.getByRole('article', { name: 'Alpaca Fringed Scarf' });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await page
    .getByRole('dialog', { name: 'Cart' })
    .getByRole('link', { name: 'Go to Cart' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Cart');
  await expect(page.locator('[data-total]')).toHaveText('$406.95');
});

test('shows “Added!” for one second, on a fake clock', async ({ page }) => {
  await page.clock.install({ time: '2026-03-01T09:59:00Z' });
  await page.clock.pauseAt('2026-03-01T10:00:00Z');
  await open(page, '?seed=7');
  const buttons = page.getByRole('article').first().getByRole('button');
  await buttons.click();
  await expect(buttons).toHaveText('Added!');
  await page.clock.runFor(1000);
  await expect(buttons).toHaveText('Add to Cart');
});

test('shows search results', async ({ page }) => {
  await open(page, '?seed=7');
  const box = page.getByRole('combobox', { name: 'Search products' });
  await box.pressSequentially('canoe');
  await box.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-page', 'products?q=canoe&seed=7');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('restores a persisted cart', async ({ page }) => {
  await open(page, '?seed=7');
  const id = await page.getByRole('article').first().getAttribute('data-product');
  await page.evaluate((id) => {
    localStorage.setItem('rivulet.cart', JSON.stringify([{ id, qty: 3 }]));
  }, id);
  await open(page, 'cart?seed=7');
  await expect(page.locator('[data-total]')).toHaveText('$1,220.85');
});
