import { expect, test } from '@playwright/test';
import catalogue from './catalogue-7.json' with { type: 'json' };
import { open } from './open.ts';

/** Whole cents: sums of dollars with decimals have rounding errors. */
function cents(price: string): number {
  return Math.round(Number(price) * 100);
}

/** As the shop shows money: $1,234.50 */
function dollars(amount: number): string {
  return (amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

test('each card shows its price', async ({ page }) => {
  await open(page, '?seed=7');
  for (const { id, price } of catalogue) {
    const card = page.locator(`[data-product="${id}"]`);
    await expect(card.getByText(dollars(cents(price)))).toBeVisible();
  }
});

test('sorts by price', async ({ page }) => {
  await open(page, 'products?seed=7&sort=price-low');
  const sorted = catalogue.toSorted((a, b) => cents(a.price) - cents(b.price));
  const titles = page.getByRole('article').getByRole('link');
  await expect(titles).toHaveText(sorted.map(({ title }) => title));
});

test('multiplies the price by the quantity', async ({ page }) => {
  const [lamp] = catalogue;
  await open(page, `product/${lamp?.id}?seed=7`);
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('button', { name: 'Buy Now' }).click();
  const line = page.getByRole('list', { name: 'Cart items' }).getByRole('listitem');
  const total = dollars(3 * cents(lamp?.price ?? ''));
  await expect(line.getByText(total)).toBeVisible();
  await expect(page.locator('[data-total]')).toHaveText(total);
});
