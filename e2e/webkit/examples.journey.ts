import { buyTheFirst, titlesFor } from '../../docs/examples/selenium.ts';
import { formatCents, toCents } from '#domain/money.ts';
import { seededProduct, seededProducts } from '../fixtures/products.ts';
import { expect, test } from './browser.ts';

test('[CART13, NAME13, NAME26] the example of the documents reads the total of what it adds', async ({
  driver,
  shopUrl,
  shop,
}) => {
  expect(await buyTheFirst(driver, shopUrl)).toBe(formatCents(toCents(seededProduct(0).price)));
  expect(await shop.heading.text()).toBe('Your Cart');
});

test('[LIST1, LIST10] the example of the documents finds what the list shows after the skeletons', async ({
  driver,
  shopUrl,
  shop,
}) => {
  const found = seededProducts().filter(({ title }) => title.includes('Cotton'));
  expect(found.length).toBeGreaterThan(0);
  const titles = await titlesFor(driver, shopUrl, 'cotton');
  expect(titles).toEqual(await shop.cardTitles.texts());
  expect(titles).toEqual(expect.arrayContaining(found.map(({ title }) => title)));
});
