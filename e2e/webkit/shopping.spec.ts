import { Key } from 'selenium-webdriver';
import { formatCents, times, toCents } from '#domain/money.ts';
import { buyFirstProduct, titlesFor } from '../../docs/examples/selenium.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test } from './shop.ts';

const { id, price, title } = seededProduct(0);

test('a purchase from search to checkout', async ({ shop }) => {
  await shop.open('?seed=7');
  await (await shop.find('input', 'Search products')).sendKeys(title, Key.ENTER);
  await expect.poll(() => shop.texts('h1')).toEqual([`Results for "${title}"`]);
  await shop.click('main a', title);
  await expect.poll(() => shop.texts('h1:focus')).toEqual([title]);
  await shop.click('main button', 'Increase quantity');
  await shop.click('main button', 'Buy Now');
  await expect.poll(() => shop.texts('h1:focus')).toEqual(['Your Cart']);
  await test.step('[CART13, CART18] a new document shows the total of the stored cart', async () => {
    await shop.open('cart?seed=7');
    expect(await shop.texts('[data-total]')).toEqual([formatCents(times(toCents(price), 2))]);
  });
  await test.step('[CART13] Checkout buys it', async () => {
    await shop.click('main button', 'Checkout');
    await expect.poll(() => shop.texts(':focus')).toEqual(['Thank you for your purchase! 🎉']);
    await shop.find('header button', 'Cart, empty');
  });
});

test('a typed review, and a typed cart quantity', async ({ shop }) => {
  const review = '[aria-label="Reviews"] li:first-child';
  await shop.open(`product/${id}?seed=7`);
  await test.step('[ITEM12] the review shows as text', async () => {
    await (await shop.find('textarea', 'Your review')).sendKeys('Holds <b>water</b>.');
    await (await shop.find('select', 'Rating')).sendKeys('3');
    await shop.click('main button', 'Submit Review');
    await shop.find(`${review} [role="img"]`, 'Rated 3 out of 5');
    expect((await shop.texts(review)).join('')).toContain('Holds <b>water</b>.');
  });

  await shop.click('main button', 'Buy Now');
  const quantity = await shop.find('input', `Quantity of ${title}`);
  await test.step('[CART10, CART47] the quantity counts on Enter, and an invalid one falls back', async () => {
    await quantity.sendKeys(Key.BACK_SPACE, '40', Key.ENTER);
    await shop.find('header button', 'Cart, 40 items');
    await quantity.sendKeys('00', Key.TAB);
    await expect.poll(() => quantity.getAttribute('value')).toBe('40');
  });
});

test('[CART21] the cart page follows an addition in another window', async ({ shop, driver }) => {
  await shop.open('cart?seed=7');
  const cart = await driver.getWindowHandle();
  await driver.switchTo().newWindow('window');
  await shop.open('products?seed=7');
  await shop.click(`[data-product="${id}"] button`, 'Add to Cart');
  await shop.find('header button', 'Cart, 1 item');
  await driver.close();
  await driver.switchTo().window(cart);
  await shop.find('main li a', title);
});

test('[CART25] the back/forward cache restores no old cart', async ({ shop, driver }) => {
  await shop.open('cart?seed=7');
  await driver.executeScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset['restored'] = '';
    });
  });
  // Loads another document, unlike a click on a link.
  await shop.open('products?seed=7');
  await shop.click(`[data-product="${id}"] button`, 'Add to Cart');
  await shop.find('header button', 'Cart, 1 item');
  await driver.navigate().back();
  await expect.poll(() => shop.texts('html[data-restored] h1')).toEqual(['Your Cart']);
  await shop.find('main li a', title);
  await shop.click('main button', `Increase quantity of ${title}`);
  await shop.find('header button', 'Cart, 2 items');
});

test('the Selenium example reads total and results', async ({ shop, driver }) => {
  await test.step('[CART13] it reads the total', async () => {
    expect(await buyFirstProduct(driver, shop.home)).toBe(formatCents(toCents(price)));
  });
  await test.step('[LIST42] it reads the results', async () => {
    expect(await titlesFor(driver, shop.home, title)).toEqual([title]);
  });
});
