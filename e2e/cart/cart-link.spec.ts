import type { Page } from '@playwright/test';
import { formatProductId } from '#domain/catalogue/product-id.ts';
import { CART_KEY, HERO_HEADING } from '../fixtures/config.ts';
import { layoutShift } from '../fixtures/layout-shifts.ts';
import { openPrerendered } from '../fixtures/hold-script.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, type Shop } from '../fixtures/shop.ts';

const [first, second, third] = [seededProduct(0), seededProduct(1), seededProduct(2)];
const foreign = formatProductId({ seed: 8, index: 3 });
const REPLACED = 'Your cart has been replaced by a link: 4 items.';

function locators({ page }: Shop) {
  const status = page.getByRole('status').filter({ hasText: /link|Started over/ });
  return { status, undo: status.getByRole('button', { name: 'Undo' }) };
}

/** As a visitor does in the address bar. */
function setHash(page: Page, hash: string): Promise<void> {
  return page.evaluate((hash) => void (location.hash = hash), hash);
}

async function storedLines(shop: Shop): Promise<unknown> {
  return JSON.parse((await shop.stored())[CART_KEY] ?? '[]');
}

test('[CART33, CART34, CART36, CART37] a link replaces the cart, and Undo survives navigation @engines @smoke', async ({
  shop,
  page,
  context,
}) => {
  await shop.storeCart([{ id: first.id, qty: 2 }]);
  await page.goto(`cart?seed=7#cart=1:2,${foreign.toUpperCase()}:1,1:1`);
  await shop.hydrated();
  expect(await storedLines(shop)).toEqual([
    { id: second.id, qty: 3 },
    { id: foreign, qty: 1 },
  ]);
  await expect(shop.cartLines).toHaveCount(2);
  expect(page.url()).toMatch(/cart\?seed=7$/);
  const { status, undo } = locators(shop);
  await expect(status).toContainText(REPLACED);
  expect(await layoutShift(page)).toBe(0);

  const other = await context.newPage();
  await other.goto('?seed=7');
  await expect(other.getByRole('button', { name: 'Cart, 4 items' })).toBeVisible();

  await shop.navLink('Home').click();
  await expect(shop.heading).toHaveText(HERO_HEADING);
  await page.goBack();
  await expect(shop.heading).toHaveText('Your Cart');
  await undo.click();
  await expect(status).toHaveCount(0);
  await expect(shop.announcer).toHaveText('Your cart is back: 2 items.');
  await expect(other.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
  expect(await storedLines(shop)).toEqual([{ id: first.id, qty: 2 }]);
});

test('[CART36] Undo empties a cart that was empty, and a change of the cart or Dismiss ends Undo', async ({
  shop,
  page,
}) => {
  const { status, undo } = locators(shop);
  await shop.open('cart?seed=7#cart=0:1');
  await expect(status).toContainText('A link has filled your cart: 1 item.');
  await undo.click();
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, empty');
  await expect(shop.announcer).toHaveText('Your cart is empty again.');
  expect(await shop.stored()).not.toHaveProperty([CART_KEY]);

  await setHash(page, 'cart=0:1');
  await expect(status).toBeVisible();
  await page.getByRole('button', { name: `Increase quantity of ${first.title}` }).click();
  await expect(status).toHaveCount(0);
  await setHash(page, 'cart=1:4');
  await expect(undo).toBeVisible();
  await status.getByRole('button', { name: 'Dismiss' }).click();
  await expect(status).toHaveCount(0);
  await expect(shop.heading).toBeFocused();
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 4 items');
});

test('[CART33, CART36] a changed fragment is carried out, and Back restores the scroll position', async ({
  shop,
  page,
}) => {
  await shop.storeCart([{ id: first.id, qty: 2 }]);
  await shop.open('?seed=7');
  const { status, undo } = locators(shop);
  await page.evaluate(() => scrollTo(0, 900));
  await setHash(page, 'cart=2:4');
  await expect(status).toContainText(REPLACED);
  expect(page.url()).toMatch(/\?seed=7$/);
  expect(await page.evaluate(() => scrollY)).toBe(900);
  // Opened again, the link does not end the offer.
  await setHash(page, 'cart=2:4');
  await expect.poll(() => page.url()).toMatch(/\?seed=7$/);
  // Playwright's click would scroll the page in Firefox.
  await shop.navLink('Cart').dispatchEvent('click');
  await expect(shop.cartLines.getByRole('link')).toHaveText([third.title]);
  await page.goBack();
  await expect(shop.heading).toHaveText(HERO_HEADING);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await undo.click();
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 2 items');
});

test.describe('an invalid link', () => {
  test.use({ expectedErrors: [/^The cart in the URL has/] });

  test('[CART35] changes nothing, and is reported once', async ({ shop, page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('The cart in the URL')) warnings.push(message.text());
    });
    await shop.storeCart([{ id: first.id, qty: 2 }]);
    const entries = Array.from({ length: 150 }, (_, index) => `${index + 20}:1`);
    await shop.open(`cart?seed=7#cart=${entries.join(',')}`);
    await expect(shop.cartLines).toHaveCount(1);
    expect(page.url()).toMatch(/cart\?seed=7$/);
    expect(warnings).toEqual([
      'The cart in the URL has 150 invalid or surplus entries, which are ignored: ' +
        `${entries.slice(0, 100).join(', ')} and 50 more`,
    ]);
    await expect(locators(shop).status).toHaveCount(0);
    await setHash(page, 'cart=1:1,nothing:1');
    await expect(shop.cartLines.getByRole('link')).toHaveText([second.title]);
    expect(warnings.slice(1)).toEqual([
      'The cart in the URL has 1 invalid or surplus entries, which are ignored: nothing:1',
    ]);
  });
});

test('[CART37] the document of a link does not show the text for an empty cart', async ({
  page,
}) => {
  const empty = page.getByText('Your shopping cart is empty.');
  await openPrerendered(page, 'cart?seed=7#cart=0:1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(empty).toBeHidden();
  await openPrerendered(page, 'cart?seed=7');
  await expect(empty).toBeVisible();
});

test('[CART38, NAME29] Share this cart copies a link that shows the same cart in any browser', async ({
  shop,
  page,
  browser,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    const writeText = (text: string) => {
      document.documentElement.dataset['copied'] = text;
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  let link = '';
  for (const [size, end] of [
    ['', ''],
    ['&size=50', ',49:1'],
  ] as const) {
    await shop.open(`cart?seed=7${size}#cart=1:2,${foreign}:3,49:1`);
    await expect(shop.cartLines).toHaveCount(end === '' ? 2 : 3);
    const button = page.getByRole('button', { name: 'Share this cart' });
    await button.click();
    const status = button.locator('xpath=following-sibling::*[@role="status"]');
    await expect(status).toHaveText('Link copied');
    link = (await page.locator('html').getAttribute('data-copied')) ?? '';
    expect(link).toBe(`${baseURL}cart?seed=7${size}#cart=1:2,${foreign}:3${end}`);
  }
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link);
  const titles = other.getByRole('list', { name: 'Cart items' }).getByRole('link');
  await expect(titles).toHaveText(await shop.cartLines.getByRole('link').allTextContents());
  await context.close();
});
