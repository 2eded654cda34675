import { seededProducts, titles } from '../fixtures/products.ts';
import { expect, test } from './driver/browser.ts';

const HIGHEST_PRICE_FIRST = seededProducts().toSorted((a, b) => Number(b.price) - Number(a.price));

test('[LIST1, LIST20, LIST22] sort and filters change the list and the URL', async ({ shop }) => {
  await shop.open('products?from=mail&seed=7');
  await shop.page.getByRole('combobox', 'Sort by').select('price-high');
  await expect.poll(() => shop.cardTitles.texts()).toEqual(titles(HIGHEST_PRICE_FIRST));
  await shop.page.getByRole('combobox', 'Minimum rating').select('4');
  await shop.page.getByRole('combobox', 'Price range').select('100-1000');
  const matching = HIGHEST_PRICE_FIRST.filter(
    ({ price, rating }) => Number(price) >= 100 && rating >= 4,
  );
  expect(matching.length).toBeGreaterThan(1);
  await expect.poll(() => shop.cardTitles.texts()).toEqual(titles(matching));
  expect(await shop.path()).toBe('products?minPrice=100&rating=4&sort=price-high&from=mail&seed=7');

  await shop.reload();
  await expect.poll(() => shop.cardTitles.texts()).toEqual(titles(matching));
  expect(await shop.page.getByRole('combobox', 'Sort by').value()).toBe('price-high');
});
