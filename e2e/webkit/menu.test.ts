import { Key } from 'selenium-webdriver';
import { expect, test } from './driver/browser.ts';
import type { Shop } from './driver/shop.ts';

function menuButton(shop: Shop) {
  return shop.page.getByRole('button', 'Menu');
}

test('[HEAD5, HEAD7, NAME12] on a phone the menu contains the navigation and the search', async ({
  shop,
}) => {
  await shop.openOnPhone('?seed=7');
  expect(await shop.nav.count()).toBe(0);
  expect(await shop.page.getByRole('search').count()).toBe(0);
  await menuButton(shop).click();
  await expect.poll(() => shop.menu.count()).toBe(1);
  expect(await shop.menu.role()).toBe('dialog');
  const nav = shop.menu.getByRole('navigation', 'Main');
  expect(await nav.getByRole('link').texts()).toEqual(['Home', 'Products', 'Cart']);
  expect(await shop.menu.getByRole('search').count()).toBe(1);
  await shop.menu.getByRole('button', 'Menu').click();
  await expect.poll(() => shop.menu.count()).toBe(0);
});

test('[HEAD7, FIND11] Escape closes the suggestions, then the menu, and restores the focus', async ({
  shop,
}) => {
  await shop.openOnPhone('?seed=7');
  await menuButton(shop).click();
  await shop.searchBox.fill('ste');
  await expect.poll(() => shop.suggestions.count()).toBe(3);
  await shop.press(Key.ESCAPE);
  await expect.poll(() => shop.page.getByRole('listbox').count()).toBe(0);
  expect(await shop.menu.count()).toBe(1);
  await shop.press(Key.ESCAPE);
  await expect.poll(() => shop.menu.count()).toBe(0);
  await expect.poll(() => menuButton(shop).isFocused()).toBe(true);
});

test('[LOOK6] no screen scrolls sideways at 320px', async ({ shop }) => {
  for (const path of ['?seed=7', 'products?q=steel&seed=7', 'cart?seed=7', 'adrift']) {
    await shop.openOnPhone(path, 320);
    const [content, width] = await shop.driver.executeScript<[number, number]>(() => [
      document.documentElement.scrollWidth,
      innerWidth,
    ]);
    expect([path, width]).toEqual([path, 320]);
    expect(content).toBeLessThanOrEqual(width);
  }
});
