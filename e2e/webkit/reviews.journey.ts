import { seededProduct } from '../fixtures/products.ts';
import { expect, test } from './browser.ts';

const product = seededProduct(0);

test('[ITEM10, ITEM13, ITEM15] a review shows first, as text, above the samples', async ({
  shop,
}) => {
  const reviews = shop.page.getByRole('region', 'Customer Reviews');
  const items = reviews.getByRole('list', 'Reviews').getByRole('listitem');
  await shop.open(`product/${product.id}?seed=7`);
  await expect.poll(() => items.count()).toBe(2);
  await reviews.getByRole('textbox', 'Your review').fill('Holds <b>water</b>.');
  await reviews.getByRole('combobox', 'Rating').select('3');
  await reviews.getByRole('button', 'Submit Review').click();
  await expect.poll(() => items.count()).toBe(3);
  expect(await items.text()).toContain('You');
  expect(await items.text()).toContain('Holds <b>water</b>.');
  expect(await items.getByRole('img').name()).toBe('Rated 3 out of 5');
  expect(await reviews.getByRole('textbox', 'Your review').value()).toBe('');
});

test('[ITEM12] a blank review is ignored', async ({ shop }) => {
  const reviews = shop.page.getByRole('region', 'Customer Reviews');
  await shop.open(`product/${product.id}?seed=7`);
  await reviews.getByRole('textbox', 'Your review').fill('  ');
  await reviews.getByRole('button', 'Submit Review').click();
  await expect.poll(() => reviews.getByRole('textbox', 'Your review').isFocused()).toBe(true);
  expect(await reviews.getByRole('list', 'Reviews').getByRole('listitem').count()).toBe(2);
});
