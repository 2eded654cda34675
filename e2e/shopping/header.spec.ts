import { readdirSync, readFileSync } from 'node:fs';
import { DOCUMENTS } from '../../src/router/route-table.mjs';
import { HERO_HEADING, NAME } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';

test('[HEAD1, HEAD2] the header has links, suggestions and a logo that links to the home page @smoke', async ({
  shop,
  page,
}) => {
  await shop.open('product/nothing?seed=7');
  const header = page.getByRole('banner');
  for (const name of ['Home', 'Products', 'Cart']) {
    await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(shop.cartIcon).toBeVisible();
  await header.getByRole('link', { name: NAME }).click();
  await expect(page).toHaveURL('?seed=7');
  await expect(shop.heading).toHaveText(HERO_HEADING);
  await typeInto(shop.searchBox, 'ste');
  await expect(shop.suggestions.first()).toBeVisible();
});

test('[HEAD3, HEAD4] the badge sums the quantities up to 99+, the accessible name beyond, and an empty cart has none @smoke', async ({
  shop,
  page,
}) => {
  await shop.storeCart([line(0, 97), line(1, 2), line(2, 1)]);
  await shop.open('cart?seed=7');
  await expect(shop.cartIcon).toHaveText('99+');
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 100 items');
  for (const [removed, text, name] of [
    [2, '99', 'Cart, 99 items'],
    [0, '2', 'Cart, 2 items'],
    [1, '', 'Cart, empty'],
  ] as const) {
    await page.getByRole('button', { name: `Remove ${seededProduct(removed).title}` }).click();
    await expect(shop.cartIcon).toHaveText(text);
    await expect(shop.cartIcon).toHaveAccessibleName(name);
  }
});

test('[HEAD12, HEAD13] the badge covers a corner of its icon at most, and the header is one line at 320px', async ({
  shop,
  page,
}) => {
  await shop.storeCart([line(0, 1)]);
  await shop.open('cart?seed=7');
  const controls = page.getByRole('banner').locator('a, button').filter({ visible: true });
  const boxOf = (selector: string) =>
    shop.cartIcon.locator(selector).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left, top, width, height };
    });
  for (const [count, text, viewport] of [
    ['9', '9', { width: 390, height: 844 }],
    ['99', '99', { width: 1280, height: 720 }],
    ['999', '99+', { width: 320, height: 640 }],
  ] as const) {
    await page.setViewportSize(viewport);
    await typeInto(page.getByRole('spinbutton'), count);
    await expect(shop.cartIcon).toHaveText(text);
    const badge = await boxOf('span');
    const icon = await boxOf('svg');
    expect(sharedArea(badge, icon)).toBeLessThanOrEqual((icon.width * icon.height) / 4);
    expect(badge.top).toBeGreaterThanOrEqual(0);
    for (const control of await controls.all()) {
      if ((await control.getAttribute('aria-label'))?.startsWith('Cart,')) continue;
      const box = await control.boundingBox();
      if (!box) throw new Error('A control of the header is not visible');
      const other = { left: box.x, top: box.y, ...box };
      expect(sharedArea(badge, other), await control.innerText()).toBe(0);
    }
  }
  await expect(controls).toHaveCount(4);
  const middles = await controls.evaluateAll((controls) =>
    controls.map((control) => {
      const { top, bottom } = control.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    }),
  );
  expect(new Set(middles).size).toBe(1);
  expect(await shop.horizontalOverflow()).toBe(0);
});

test('[HEAD15] the link Cart of the menu shows the number of items', async ({ shop, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.open('?seed=7');
  const link = shop.menu.getByRole('link', { name: 'Cart', exact: true });
  await shop.menuButton.click();
  await expect(link).toHaveText('Cart');
  await expect(link).toHaveAccessibleDescription('');
  await page.keyboard.press('Escape');
  for (const index of [0, 1]) {
    await shop.card(seededProduct(index).title).getByRole('button').click();
  }
  await shop.menuButton.click();
  await expect(link).toHaveText('Cart2');
  await expect(link).toHaveAccessibleDescription('2');
});

test('[HEAD8, NAME6] the header has a shadow once scrolled past 10px', async ({ shop, page }) => {
  await shop.open('?seed=7');
  const header = page.locator('header');
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top }), y);
  await expect(header).toHaveCSS('box-shadow', 'none');
  await scrollTo(11);
  await expect(header).not.toHaveCSS('box-shadow', 'none');
  await scrollTo(10);
  await expect(header).toHaveCSS('box-shadow', 'none');
  await scrollTo(900);
  await expect(header).not.toHaveCSS('box-shadow', 'none');
});

test('[NAME5] the Main navigation has three links and marks the current screen @smoke', async ({
  shop,
  page,
}) => {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const expectCurrent = async (current: readonly string[]) => {
    await expect(links).toHaveText(['Home', 'Products', 'Cart']);
    await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText([...current]);
  };
  await shop.open('?seed=7');
  await expectCurrent(['Home']);
  await links.nth(1).click();
  await expectCurrent(['Products']);
  await shop.card(seededProduct(0).title).getByRole('link').click();
  await expectCurrent([]);
  await links.nth(2).click();
  await expectCurrent(['Cart']);
  await shop.open('adrift?seed=7');
  await expectCurrent([]);
});

test('[NAME1] no style sheet of the shop transforms texts @smoke', () => {
  const assets = readdirSync('dist/assets').filter((file) => /^(?!lab-).*\.css$/.test(file));
  expect(assets.length).toBeGreaterThan(3);
  for (const file of [...assets.map((asset) => `assets/${asset}`), ...DOCUMENTS]) {
    expect(readFileSync(`dist/${file}`, 'utf8'), file).not.toContain('text-transform');
  }
});

function line(index: number, qty: number) {
  return { id: seededProduct(index).id, qty };
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The area of the intersection of two boxes, in square px. */
function sharedArea(one: Box, other: Box): number {
  const overlap = (start: 'left' | 'top', size: 'width' | 'height') =>
    Math.min(one[start] + one[size], other[start] + other[size]) -
    Math.max(one[start], other[start]);
  return Math.max(0, overlap('left', 'width')) * Math.max(0, overlap('top', 'height'));
}
