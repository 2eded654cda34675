import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/shop.ts';

// Follows the hunt of docs/lab.md, "A first lesson in ten minutes", step by step.
test('the hunt of the first lesson can be played', async ({ shop, page }) => {
  await shop.openLoaded('?seed=7&lab=hunt-10_n3_func');
  const panel = page.getByRole('complementary', { name: 'Lab' });
  const report = async (element: Locator) => {
    await panel.getByRole('button', { name: 'Report' }).click();
    const box = await element.boundingBox();
    if (!box) throw new Error('The element is not rendered');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const dialog = page.getByRole('dialog', { name: 'What kind of fault is it?' });
    await dialog.getByRole('button', { name: 'functional' }).click();
  };
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high');
  await expect(page).toHaveURL(/sort=price-low/);
  await report(page.getByRole('combobox', { name: 'Price range' }));
  await expect(panel).toContainText('False: no functional fault of this hunt is there.');
  await report(page.getByText('Sort by', { exact: true }));
  await expect(panel).toContainText('Found: The cheapest products come last');

  await shop.cards.first().getByRole('link').click();
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('button', { name: 'Buy Now' }).click();
  const quantity = page.getByRole('main').getByRole('spinbutton');
  await expect(quantity).toHaveValue('1');
  await report(quantity);
  await expect(panel).toContainText('Found: “Buy Now” adds one of a product');

  await panel.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
  const result = panel.getByRole('region', { name: 'Hunt' });
  await expect(result).toContainText('67 of 100 points');
  await expect(result).toContainText('The plus of a cart line adds two.');
  await expect(result.getByRole('button', { name: 'Copy as JSON' })).toBeVisible();
});
