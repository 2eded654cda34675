import { findBrowser } from '../../scripts/browsers/browsers.mjs';
import { CART_KEY } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, notInFirefox, test as base } from '../fixtures/shop.ts';

const [first, second] = [seededProduct(0), seededProduct(1)];

/** A browser with a back/forward cache: the headless shell has none, and Playwright disables that of Chromium. */
const test = base.extend({
  launchOptions: [
    ({ launchOptions }, provide) => {
      const executablePath = findBrowser('chromium');
      const ignoreDefaultArgs = ['--disable-back-forward-cache'];
      return provide({
        ...launchOptions,
        ...(executablePath && { executablePath }),
        ignoreDefaultArgs,
      });
    },
    { scope: 'worker' },
  ],
});

test(
  '[CART25] a page restored from the back/forward cache shows the current cart',
  notInFirefox('BiDi does not report that a page was restored from the cache'),
  async ({ shop, page, context }) => {
    await shop.storeCart([{ id: first.id, qty: 1 }]);
    await shop.open('cart?seed=7');
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) document.documentElement.dataset['restored'] = '';
      }),
    );
    // Loads another document, unlike a click on a link.
    await shop.open(`product/${second.id}?seed=7`);
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(shop.cartLines).toHaveCount(2);
    const other = await context.newPage();
    await other.goto('cart?seed=7');
    await other.getByRole('button', { name: `Increase quantity of ${first.title}` }).click();
    await expect(other.getByRole('spinbutton').first()).toHaveValue('2');
    await other.close();

    await page.goBack();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-restored');
    await expect(shop.cartLines.getByRole('link')).toHaveText([first.title, second.title]);
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 4 items');
    await page.getByRole('button', { name: `Increase quantity of ${second.title}` }).click();
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 5 items');
    expect(JSON.parse((await shop.stored())[CART_KEY] ?? '')).toEqual([
      { id: first.id, qty: 2 },
      { id: second.id, qty: 3 },
    ]);
  },
);
