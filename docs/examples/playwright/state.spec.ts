import { expect, test } from '@playwright/test';
import { open } from './open.ts';

const LAMP = '0f4cdb46-54c4-8af7-a9c9-cf9095392908';

test('the cart in storage', async ({ page }) => {
  await open(page, `product/${LAMP}`);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Cart');
  const stored = await page.evaluate(() => localStorage.getItem('rivulet.cart'));
  expect(JSON.parse(stored ?? '[]')).toEqual([{ id: LAMP, qty: 1 }]);
});

test('metadata and JSON-LD', async ({ page }) => {
  await open(page, `product/${LAMP}`);
  await expect(page).toHaveTitle('Ink Study Desk Lamp · Rivulet');
  const jsonLd = page.locator('script[type="application/ld+json"]');
  await expect.poll(() => jsonLd.textContent()).toContain('"price":"170.00"');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /^A working lamp/,
  );
});
