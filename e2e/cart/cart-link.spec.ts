import type { Page } from '@playwright/test';
import { formatProductId } from '#domain/catalogue/product-id.ts';
import { CART_KEY, HERO_HEADING } from '../fixtures/config.ts';
import { openPrerendered } from '../fixtures/hold-script.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, Shop, test } from '../fixtures/shop.ts';

const [first, second, third] = [seededProduct(0), seededProduct(1), seededProduct(2)];
const foreign = formatProductId({ seed: 8, index: 3 });

/** As a visitor does in the address bar. */
function setHash(page: Page, hash: string): Promise<void> {
  return page.evaluate((hash) => void (location.hash = hash), hash);
}

test('a link replaces the cart, its Undo survives navigation, and Share this cart copies such a link @engines', async ({
  shop,
  page,
  context,
}) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    const writeText = (text: string) => {
      document.documentElement.dataset['copied'] = text;
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('The cart in the URL')) warnings.push(message.text());
  });
  await shop.storeCart([{ id: first.id, qty: 2 }]);
  const release = await openPrerendered(
    page,
    `cart?seed=7#cart=1:2,${foreign.toUpperCase()}:1,nothing:1,1:1`,
  );
  await test.step('[PAINT19] the page is not called empty before hydration', async () => {
    // The inline script has run when it has added the seed.
    await expect(shop.navLink('Home')).toHaveAttribute('href', /\?seed=7$/);
    await expect(page.getByText('Your shopping cart is empty.')).toBeHidden();
  });
  const headingTop = () => shop.heading.evaluate((heading) => heading.getBoundingClientRect().top);
  const early = await headingTop();
  await test.step('[CART33, CART35, CART56, PAINT43] the link replaces the cart, what is invalid is logged', async () => {
    await release();
    await shop.hydrated();
    expect(JSON.parse((await shop.stored())[CART_KEY] ?? '')).toEqual([
      { id: second.id, qty: 3 },
      { id: foreign, qty: 1 },
    ]);
    await expect(shop.cartLines).toHaveCount(2);
    expect(page.url()).toMatch(/cart\?seed=7$/);
    expect(warnings).toEqual([
      'The cart in the URL has 1 invalid or surplus entries, which are ignored: nothing:1',
    ]);
  });
  const status = page.getByRole('status').filter({ hasText: 'link' });
  const undo = status.getByRole('button', { name: 'Undo' });
  await test.step('[CART36, CART62] a status says so, for which there was room', async () => {
    expect(await headingTop()).toBe(early);
    await expect(status).toContainText('Your cart has been replaced by a link: 4 items.');
  });

  // Another tab, with a random catalogue.
  const tab = new Shop(await context.newPage());
  await test.step('[CART38] Share this cart copies a link to the same cart', async () => {
    await tab.open('cart');
    await expect(tab.cartIcon).toHaveAccessibleName('Cart, 4 items');
    const share = tab.page.getByRole('button', { name: 'Share this cart' });
    await share.click();
    const shared = share.locator('xpath=following-sibling::*[@role="status"]');
    await expect(shared).toHaveText('Link copied');
    const link = new RegExp(`/cart\\?seed=\\d+#cart=${second.id}:3,${foreign}:1$`);
    await expect(tab.page.locator('html')).toHaveAttribute('data-copied', link);
  });

  await test.step('[CART36, CART42, CART46] Undo survives a navigation, and restores the cart in all tabs', async () => {
    await shop.navLink('Home').click();
    await expect(shop.heading).toHaveText(HERO_HEADING);
    await undo.click();
    await expect(status).toHaveCount(0);
    await expect(shop.announcer).toHaveText('Your cart is back: 2 items.');
    await expect(tab.cartIcon).toHaveAccessibleName('Cart, 2 items');
    await tab.page.close();
  });

  // A fragment that changes: Back restores the scroll position, although it has created a history entry.
  await page.evaluate(() => scrollTo(0, 900));
  const top = () => shop.heading.evaluate((heading) => heading.getBoundingClientRect().top);
  const before = await top();
  await test.step('[CART33] a fragment that changes replaces the cart, and the page stays', async () => {
    await setHash(page, 'cart=2:4');
    await expect(undo).toBeVisible();
    expect(page.url()).toMatch(/\/\?seed=7$/);
    expect(await top()).toBe(before);
  });
  await test.step('[CART33] Back restores the scroll position', async () => {
    // Playwright's click would scroll the page in Firefox.
    await shop.navLink('Cart').dispatchEvent('click');
    await expect(shop.cartLines.getByRole('link')).toHaveText([third.title]);
    await page.goBack();
    await expect(shop.heading).toHaveText(HERO_HEADING);
    await expect.poll(top).toBe(before);
  });
  await test.step('[CART65] Dismiss keeps the cart, and the focus is on the heading', async () => {
    await status.getByRole('button', { name: 'Dismiss' }).click();
    await expect(status).toHaveCount(0);
    await expect(shop.heading).toBeFocused();
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 4 items');
  });
});
