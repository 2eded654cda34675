import { Key } from 'selenium-webdriver';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test } from './driver/browser.ts';

const [product, other] = [seededProduct(0), seededProduct(1)];

test('[POP2, POP7] adding from a card opens the popup without moving the focus', async ({
  shop,
}) => {
  await shop.open('?seed=7');
  const button = shop.card(product.title).getByRole('button');
  await button.focus();
  await shop.press(Key.ENTER);
  await expect.poll(() => button.name()).toBe('Added!');
  await expect.poll(() => shop.popup.getByRole('listitem').count()).toBe(1);
  expect(await shop.popup.role()).toBe('dialog');
  expect(await shop.popup.getByRole('listitem').text()).toContain(product.title);
  expect(await shop.popup.isFocused()).toBe(false);
  expect(await shop.liveRegion.text()).toMatch(`${product.title} added to cart`);
  await expect.poll(() => button.name()).toBe('Add to Cart');
});

test('[POP1, POP3, POP6] the icon opens and focuses the popup, and Escape restores the focus', async ({
  shop,
}) => {
  await shop.open('?seed=7');
  await shop.cartIcon.click();
  await expect.poll(() => shop.popup.isFocused()).toBe(true);
  expect(await shop.cartIcon.attribute('aria-expanded')).toBe('true');
  await shop.press(Key.TAB);
  await expect.poll(() => shop.popup.getByRole('link', 'Go to Cart').isFocused()).toBe(true);
  await shop.press(Key.ESCAPE);
  await expect.poll(() => shop.popup.count()).toBe(0);
  await expect.poll(() => shop.cartIcon.isFocused()).toBe(true);

  await shop.cartIcon.click();
  await expect.poll(() => shop.popup.count()).toBe(1);
  await shop.cartIcon.click();
  await expect.poll(() => shop.popup.count()).toBe(0);
  await shop.cartIcon.click();
  await shop.heading.click();
  await expect.poll(() => shop.popup.count()).toBe(0);
});

test('[POP5, HEAD3] the page beside the popup stays usable', async ({ shop }) => {
  await shop.open('?seed=7');
  expect(await shop.cartIcon.text()).toBe('');
  for (const { title } of [product, other]) {
    await shop.card(title).getByRole('button', 'Add to Cart').click();
  }
  await expect.poll(() => shop.popup.getByRole('listitem').count()).toBe(2);
  expect(await shop.cartIcon.name()).toBe('Cart, 2 items');
  expect(await shop.cartIcon.text()).toBe('2');
});
