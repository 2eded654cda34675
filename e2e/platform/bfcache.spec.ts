import { seededProduct } from '../fixtures/products.ts';
import { expect, notInFirefox, test as base } from '../fixtures/shop.ts';

const [first, second] = [seededProduct(0), seededProduct(1)];

/** With the browser's back/forward cache, which Playwright turns off. */
const test = base.extend({
  launchOptions: [
    ({ launchOptions }, provide) =>
      provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

test(
  '[CART25] a page out of the back/forward cache shows the cart as it is by then',
  notInFirefox('going back to a page out of its cache is never reported'),
  async ({ shop, page, context }) => {
    await shop.storeCart([{ id: first.id, qty: 1 }]);
    await shop.open('cart?seed=7');
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) document.documentElement.dataset['kept'] = '';
      }),
    );
    // Another document: a card's link followed within the shop would stay in this one.
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
    await expect(page.locator('html')).toHaveAttribute('data-kept');
    await expect(shop.cartLines.getByRole('link')).toHaveText([first.title, second.title]);
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 4 items');
    await page.getByRole('button', { name: `Increase quantity of ${second.title}` }).click();
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 5 items');
    const line = (id: string, qty: number) => ({ id, qty });
    expect(JSON.parse((await shop.stored())['rivulet.cart'] ?? '')).toEqual([
      line(first.id, 2),
      line(second.id, 3),
    ]);
  },
);
