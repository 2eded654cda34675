import type { Page } from '@playwright/test';
import { LAB_KEY } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, Shop, test } from '../fixtures/shop.ts';

const PRODUCT = seededProduct(0);

/** The events without those of page views, and without number, time and context. */
const events = (page: Page) =>
  page.evaluate(() =>
    (window.rivulet?.log() ?? [])
      .filter(({ event }) => !event.startsWith('view_'))
      .map(({ n: _n, t: _t, shop: _shop, ...event }) => event),
  );

test.describe('sharing', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('[LAB29] sharing a product or a cart is an event, copying a link of the lab is not', async ({
    page,
    shop,
  }) => {
    await shop.storeCart([{ id: PRODUCT.id, qty: 2 }]);
    await shop.open(`product/${PRODUCT.id}?seed=7&lab`);
    await page.getByRole('button', { name: 'Share' }).click();
    const product = { event: 'share', content_type: 'product', item_id: PRODUCT.id };
    await expect.poll(() => events(page)).toEqual([{ ...product, method: 'copy' }]);
    await shop.open('cart');
    await page.getByRole('button', { name: 'Share this cart' }).click();
    const cart = { event: 'share', method: 'copy', content_type: 'cart' };
    await expect.poll(() => events(page)).toEqual([{ ...product, method: 'copy' }, cart]);
    await page.evaluate(() => navigator.clipboard.writeText(`${location.href}#state=e30`));
    expect(await events(page)).toHaveLength(2);
  });
});

test.describe('errors', () => {
  test.use({ expectedErrors: [/./] });

  test('[LAB29] uncaught errors and a page that fails to load are events', async ({
    page,
    shop,
  }) => {
    await page.route('**/assets/CartPage-*.js', (route) => route.abort());
    await shop.open('?seed=7&lab');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('adrift');
      });
      void Promise.reject(new Error('ashore'));
    });
    await expect.poll(() => events(page)).toHaveLength(2);
    await shop.navLink('Cart').click();
    await expect(shop.heading).toHaveText('Something went wrong');
    expect((await events(page)).map((event) => ('message' in event ? event.message : ''))).toEqual(
      expect.arrayContaining([
        // Firefox leaves out `Uncaught`.
        expect.stringMatching(/^(?:Uncaught )?Error: adrift$/),
        'Error: ashore',
        'Something went wrong',
      ]),
    );
  });

  test('[LAB28] with session storage denied the lab works until the page is left', async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await shop.open('?seed=7&lab');
    await shop.cards.first().getByRole('button', { name: 'Add to Cart' }).click();
    expect((await page.evaluate(() => window.rivulet?.state()))?.cart).toEqual([
      { index: 0, qty: 1 },
    ]);
    await shop.open('cart');
    expect(await page.evaluate(() => 'rivulet' in window)).toBe(false);
  });

  test('[LAB28] an invalid session is removed', async ({ page, shop }) => {
    await page.addInitScript((key) => sessionStorage.setItem(key, '{'), LAB_KEY);
    await shop.open('?seed=7');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(await page.evaluate(() => 'rivulet' in window)).toBe(false);
  });
});

test('[LAB23] a change and Start over in another tab are no events, and leave the log', async ({
  page,
  shop,
  context,
}) => {
  await shop.open('?seed=7&lab');
  const other = new Shop(await context.newPage());
  await other.open('?seed=7&lab&lab-panel=off');
  await other.cards.first().getByRole('button', { name: 'Add to Cart' }).click();
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
  expect(await events(page)).toEqual([]);
  expect(await events(other.page)).toHaveLength(1);
  await page.evaluate(() => window.rivulet?.reset());
  await expect(other.cartIcon).toHaveAccessibleName('Cart, empty');
  expect(await events(other.page)).toHaveLength(1);
});
