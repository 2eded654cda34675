import { Key } from 'selenium-webdriver';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test } from './driver/browser.ts';

test('[FOCUS5, POP7] the keyboard alone skips the header, adds a product and checks out', async ({
  shop,
}) => {
  await shop.open('?seed=7');
  await shop.press(Key.TAB);
  await expect.poll(() => shop.focused.name()).toBe('Skip to content');
  await shop.press(Key.ENTER);
  await expect.poll(() => shop.main.isFocused()).toBe(true);

  const names: string[] = [];
  while (names.at(-1) !== 'Add to Cart' && names.length < 10) {
    await shop.press(Key.TAB);
    names.push(await shop.focused.name());
  }
  expect(names.slice(-2)).toEqual([seededProduct(0).title, 'Add to Cart']);
  await shop.press(Key.ENTER);
  await expect.poll(() => shop.cartIcon.name()).toBe('Cart, 1 item');
  await expect.poll(() => shop.popup.count()).toBe(1);
  await shop.press(Key.ESCAPE);
  await expect.poll(() => shop.popup.count()).toBe(0);
  await expect.poll(() => shop.focused.name()).toBe('Add to Cart');
  await shop.press(Key.TAB);
  await expect.poll(() => shop.focused.name()).toBe(seededProduct(1).title);

  await shop.nav.getByRole('link', 'Cart').press(Key.ENTER);
  await expect.poll(() => shop.focused.text()).toBe('Your Cart');
  await shop.page.getByRole('button', 'Checkout').press(Key.SPACE);
  await expect.poll(() => shop.focused.text()).toBe('Thank you for your purchase! 🎉');
});
