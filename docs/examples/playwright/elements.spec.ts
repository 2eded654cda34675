import { expect, test } from '@playwright/test';
import { open, shown } from './open.ts';

const LAMP = '0f4cdb46-54c4-8af7-a9c9-cf9095392908';

test('filters and sorts the list', async ({ page }) => {
  await open(page, 'products?seed=7');
  await page.getByRole('combobox', { name: 'Minimum rating' }).selectOption('4+');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high');
  await shown(page, 'products?rating=4&sort=price-low&seed=7');
  const card = page.getByRole('article').first();
  await expect(card.getByRole('img', { name: /^Rated [45] out of 5$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.getByRole('article')).toHaveCount(20);
});

test('chooses a suggestion', async ({ page }) => {
  await open(page, '?seed=7');
  await page.getByRole('combobox', { name: 'Search products' }).pressSequentially('ket');
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(suggestions).toHaveText(['kettle', 'Chalk Cottage Kettle', 'Ink Slow Drip Kettle']);
  await suggestions.filter({ hasText: /^kettle$/ }).click();
  await shown(page, 'products?q=kettle&seed=7');
});

test('changes the quantity of a line', async ({ page }) => {
  await open(page, `product/${LAMP}?seed=7`);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  const lines = page.getByRole('list', { name: 'Cart items' }).getByRole('listitem');
  const line = lines.filter({ hasText: 'Ink Study Desk Lamp' });
  await line.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(line.getByRole('spinbutton')).toHaveValue('2');
  await line.getByRole('spinbutton').press('ControlOrMeta+a');
  await line.getByRole('spinbutton').pressSequentially('12');
  await line.getByRole('spinbutton').press('Enter');
  await expect(page.getByRole('button', { name: 'Cart, 12 items' })).toBeVisible();
});

test('adds a review', async ({ page }) => {
  await open(page, `product/${LAMP}?seed=7`);
  await page.getByRole('textbox', { name: 'Your review' }).pressSequentially('Bright and steady.');
  await page.getByRole('combobox', { name: 'Rating' }).selectOption('4 stars');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  const newest = page.getByRole('list', { name: 'Reviews' }).getByRole('listitem').first();
  await expect(newest).toContainText('Bright and steady.');
  await expect(newest.getByRole('img', { name: 'Rated 4 out of 5' })).toBeVisible();
  const given = page.getByRole('list', { name: 'Stars given' });
  await expect(given.getByRole('meter', { name: '4 stars: 2 of 3' })).toBeVisible();
});
