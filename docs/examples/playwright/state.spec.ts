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

test('everything at once, with the lab', async ({ page }) => {
  await open(page, `product/${SCARF}?seed=7&lab&lab-panel=off`);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByText('Thank you for your purchase! 🎉')).toBeVisible();
  const state = await page.evaluate(() => window.rivulet?.state());
  expect(state).toMatchObject({ path: 'cart', cart: [], orders: [{ total: '406.95' }] });
  const purchase = await page.evaluate(() => window.rivulet?.log().at(-1));
  expect(purchase).toMatchObject({
    event: 'purchase',
    ecommerce: { value: 406.95, items: [{ item_id: SCARF, quantity: 1 }] },
  });
});
