import { buyFirstProduct, titlesFor } from '../../docs/examples/selenium.ts';
import { formatCents, toCents } from '#domain/money.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test } from './driver/browser.ts';

test('[CART13, LIST1, LIST10, NAME13, NAME26] the Selenium example reads the total and the results', async ({
  driver,
  shopUrl,
  shop,
}) => {
  const { price, title } = seededProduct(0);
  expect(await buyFirstProduct(driver, shopUrl)).toBe(formatCents(toCents(price)));
  expect(await titlesFor(driver, shopUrl, title)).toEqual([title]);
  expect(await shop.cardTitles.texts()).toEqual([title]);
});
