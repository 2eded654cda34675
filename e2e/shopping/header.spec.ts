import type { Locator } from '@playwright/test';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';

test('the badge and the menu show the sum of the quantities, and at 320px the header is one line, where the badge covers little', async ({
  shop,
  page,
}) => {
  const [first, second] = [seededProduct(0), seededProduct(1)];
  await page.setViewportSize({ width: 320, height: 640 });
  await shop.openCart([first, 1], [second, 2]);
  const quantity = page.getByRole('spinbutton', { name: `Quantity of ${first.title}` });
  const [label, icon] = [shop.cartIcon.locator('span'), shop.cartIcon.locator('svg')];
  await test.step('[HEAD3, HEAD12, HEAD17] the badge shows the sum, 99+ above 99, and covers little', async () => {
    for (const [qty, badge, name] of [
      ['7', '9', 'Cart, 9 items'],
      ['97', '99', 'Cart, 99 items'],
      ['98', '99+', 'Cart, 100 items'],
    ] as const) {
      await typeInto(quantity, qty);
      await quantity.press('Enter');
      await expect(shop.cartIcon).toHaveText(badge);
      await expect(shop.cartIcon).toHaveAccessibleName(name);
      for (const textSize of ['200%', '']) {
        await shop.setTextSize(textSize);
        const quarter = (await sharedArea(icon, icon)) / 4;
        expect(await sharedArea(label, icon)).toBeLessThanOrEqual(quarter);
        expect(await sharedArea(label, shop.menuButton)).toBe(0);
        await expect(label).toBeInViewport({ ratio: 1 });
      }
    }
  });
  await test.step('[HEAD13] the header is one line', async () => {
    // Two lines of controls, each 44 px high, are higher; a long name may have two lines.
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(100);
    expect(await shop.horizontalOverflow()).toBe(0);
  });

  const link = shop.menu.getByRole('link', { name: 'Cart', exact: true });
  await test.step('[HEAD15] the menu shows the sum beside Cart', async () => {
    await shop.menuButton.click();
    await expect(link).toHaveText('Cart100');
    await expect(link).toHaveAccessibleDescription('100');
    await page.keyboard.press('Escape');
  });
  await test.step('[HEAD3, HEAD15, HEAD17] an empty cart has no badge and no sum', async () => {
    for (const { title } of [first, second]) {
      await page.getByRole('button', { name: `Remove ${title}` }).click();
    }
    await expect(shop.cartIcon).toHaveText('');
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, empty');
    await shop.menuButton.click();
    await expect(link).toHaveText('Cart');
    await expect(link).toHaveAccessibleDescription('');
  });
});

test('[HEAD8] scrolling past 10px adds a shadow to the header @engines', async ({ shop, page }) => {
  const header = page.getByRole('banner');
  await shop.open('?seed=7');
  const scrollTo = (top: number) => page.evaluate((top) => window.scrollTo({ top }), top);
  await expect(header).toHaveCSS('box-shadow', 'none');
  await scrollTo(11);
  await expect(header).not.toHaveCSS('box-shadow', 'none');
  await scrollTo(10);
  await expect(header).toHaveCSS('box-shadow', 'none');
});

test('below 768px navigation and search are in the menu, and rotating moves the typed text @engines @our-goods', async ({
  shop,
  page,
}) => {
  const header = page.getByRole('banner');
  const openSearch = page.getByRole('button', { name: 'Open search', exact: true });
  const wide = { width: 768, height: 390 };
  const narrow = { width: 767, height: 800 };
  await page.setViewportSize(narrow);
  await shop.open('?seed=7');
  await test.step('[HEAD5, HEAD11] below 768px the header has Open search in place of navigation and search box', async () => {
    await expect(header.getByRole('navigation').or(page.getByRole('search'))).toHaveCount(0);
    await expect(openSearch).toBeVisible();
  });
  // The hidden box is hydrated when it is needed, which React marks on the element.
  const isHydrated = () =>
    page
      .locator('header input')
      .first()
      .evaluate((input) => Object.keys(input).some((key) => key.startsWith('__react')));
  await test.step('[HEAD5] both are in the menu', async () => {
    expect(await isHydrated()).toBe(false);
    await shop.menuButton.click();
    await expect(shop.menu.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(shop.menu.getByRole('search')).toBeVisible();
    await typeInto(shop.searchBox, 'stee');
  });

  await test.step('[HEAD5, FIND29] rotating moves them to the header, with the typed text and the focus', async () => {
    await page.setViewportSize(wide);
    await expect(shop.menu).toHaveCount(0);
    await expect(shop.menuButton.or(openSearch)).toHaveCount(0);
    await expect(header.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(header.getByRole('search')).toBeVisible();
    await expect.poll(isHydrated).toBe(true);
    await expect(shop.searchBox).toHaveValue('stee');
    await expect(shop.searchBox).toBeFocused();
    await page.keyboard.type('l');
    await expect(shop.suggestions.first()).toHaveText('steel');
  });

  await test.step('[FIND29, FIND48] the focus follows each rotation, and the text is back in the menu', async () => {
    await page.setViewportSize(narrow);
    await expect(openSearch).toBeFocused();
    await shop.menuButton.click();
    await shop.navLink('Products').focus();
    await page.setViewportSize(wide);
    await expect(shop.menu).toHaveCount(0);
    await expect(shop.navLink('Home')).toBeFocused();
    await page.setViewportSize(narrow);
    await expect(shop.menuButton).toBeFocused();
    await shop.menuButton.click();
    await expect(shop.searchBox).toHaveValue('steel');
    await shop.searchBox.press('Enter');
    await expect(shop.heading).toHaveText('Results for "steel"');
  });
});

/** The area that the boxes of two elements share, in square px. */
async function sharedArea(one: Locator, other: Locator): Promise<number> {
  const boxOf = (it: Locator) => it.evaluate((element) => element.getBoundingClientRect());
  const [a, b] = [await boxOf(one), await boxOf(other)];
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}
