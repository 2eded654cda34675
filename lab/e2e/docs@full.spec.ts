// Runs the examples of lab/faults.md, and the hunt of lab/lessons.md ("A first lesson in ten minutes"), step by step.
import '../examples/axe.spec.ts';
import '../examples/screenshots.spec.ts';
import '../examples/state.spec.ts';
import { expect, test } from '../../e2e/fixtures/shop.ts';
import { report } from './hunts.ts';
import { panelOf } from './panel.ts';

test('the hunt of the first lesson can be played', async ({ shop, page }) => {
  await shop.openLoaded('?seed=7&lab=hunt-10_n3_func');
  const panel = panelOf(page);
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
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('1');
  await page.goBack();
  await report(page.getByRole('button', { name: 'Buy Now' }));
  await expect(panel).toContainText('Found: “Buy Now” adds one of a product');

  await panel.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
  const result = panel.getByRole('region', { name: 'Hunt' });
  await expect(result).toContainText('67 of 100 points');
  await expect(result).toContainText('The plus of a cart line adds two.');
  await expect(result.getByRole('button', { name: 'Copy as JSON' })).toBeVisible();
});
