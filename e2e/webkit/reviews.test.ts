import { seededProduct } from '../fixtures/products.ts';
import { expect, test } from './driver/browser.ts';

test('[ITEM10, ITEM12, ITEM13, ITEM15] a review shows first, as plain text, and a blank one is ignored', async ({
  shop,
}) => {
  await shop.open(`product/${seededProduct(0).id}?seed=7`);
  const reviews = shop.page.getByRole('region', 'Customer Reviews');
  const items = reviews.getByRole('list', 'Reviews').getByRole('listitem');
  const text = reviews.getByRole('textbox', 'Your review');
  const submit = reviews.getByRole('button', 'Submit Review');
  await text.fill('  ');
  await submit.click();
  await expect.poll(() => text.isFocused()).toBe(true);
  expect(await items.count()).toBe(2);
  await text.fill('Holds <b>water</b>.');
  await reviews.getByRole('combobox', 'Rating').select('3');
  await submit.click();
  await expect.poll(() => items.count()).toBe(3);
  expect(await items.text()).toContain('You');
  expect(await items.text()).toContain('Holds <b>water</b>.');
  expect(await items.getByRole('img').name()).toBe('Rated 3 out of 5');
  expect(await text.value()).toBe('');
});
