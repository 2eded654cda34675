import { expect, test } from '@playwright/test';

const LAMP = '0f4cdb46-54c4-8af7-a9c9-cf9095392908';

test('everything at once, with the lab', async ({ page }) => {
  await page.goto(`product/${LAMP}?seed=7&lab&lab-panel=off`);
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByText('Thank you for your purchase! 🎉')).toBeVisible();
  const state = await page.evaluate(() => window.rivulet?.state());
  expect(state).toMatchObject({ path: 'cart', cart: [], orders: [{ total: '170.00' }] });
  const purchase = await page.evaluate(() => window.rivulet?.log().at(-1));
  expect(purchase).toMatchObject({
    event: 'purchase',
    ecommerce: { value: 170, items: [{ item_id: LAMP, quantity: 1 }] },
  });
});
