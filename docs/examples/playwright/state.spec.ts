import { expect, test } from '@playwright/test';
import { open } from './open.ts';

const SCARF = '0f4cdb46-54c4-8af7-a9c9-cf9095392908';

test('the cart in storage', async ({ page }) => {
  await open(page, `product/${SCARF}`);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Cart');
  const stored = await page.evaluate(() => localStorage.getItem('rivulet.cart'));
  expect(JSON.parse(stored ?? '[]')).toEqual([{ id: SCARF, qty: 1 }]);
});

test('metadata and JSON-LD', async ({ page }) => {
  await open(page, `product/${SCARF}`);
  await expect(page).toHaveTitle('Alpaca Fringed Scarf · Rivulet');
  const jsonLd = page.locator('script[type="application/ld+json"]');
  await expect.poll(() => jsonLd.textContent()).toContain('"price":"406.95"');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Knitted/);
});
