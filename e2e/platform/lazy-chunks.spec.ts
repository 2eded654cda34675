import { setTimeout as pause } from 'node:timers/promises';
import { HERO_HEADING } from '../fixtures/config.ts';
import { holdScript } from '../fixtures/hold-script.ts';
import { expect, test } from '../fixtures/shop.ts';

test('[PAINT10] a navigation supersedes one whose chunk is loading', async ({ page, shop }) => {
  await holdScript(page, 'CartPage-*');
  await shop.open('?seed=7');
  await shop.navLink('Cart').click();
  await expect(page).toHaveURL(/\/cart\?seed=7$/);
  await expect(shop.heading).toHaveText(HERO_HEADING);
  await shop.navLink('Products').click();
  await expect(shop.heading).toHaveText('Products');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/rivulet\/\?seed=7$/);
  await expect(shop.heading).toHaveText(HERO_HEADING);
});

test('[PAINT11] all lazy chunks are prefetched', async ({ page, shop }) => {
  await shop.open('?seed=7');
  const scripts = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => /[^/]+\.js$/.exec(name) ?? []),
    );
  await shop.everythingIsPrefetched();
  const prefetched = (await scripts()).length;
  await shop.searchFor('canoe');
  await expect(shop.heading).toHaveText('Results for "canoe"');
  await expect(shop.cards.first()).toBeVisible();
  await shop.cards.first().getByRole('link').click();
  await expect(shop.heading).toBeFocused();
  await shop.cartIcon.click();
  await shop.popup.getByRole('link', { name: 'Go to Cart' }).click();
  await expect(shop.heading).toHaveText('Your Cart');
  expect(await scripts()).toHaveLength(prefetched);
});

test('[LIST10, LIST36] the list shows its skeletons at once, and until the search index has loaded @smoke', async ({
  page,
  shop,
}) => {
  const release = await holdScript(page, '{catalogue-index,describe}-*');
  await shop.open('?seed=7');
  await shop.navLink('Products').click();
  await expect(shop.heading).toHaveText('Products');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
  await expect(shop.cards).toHaveCount(20);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
  await expect(shop.skeletons).toHaveCount(8);
  await page.goBack();
  await expect(shop.heading).toHaveText(HERO_HEADING);
  await shop.searchFor('cotton');
  await expect(shop.heading).toHaveText('Results for "cotton"');
  // Without a held chunk the skeletons show for 0.5 s.
  await pause(700);
  await expect(shop.skeletons).toHaveCount(8);
  await release();
  await expect(shop.cards.first()).toBeVisible();
  await expect(shop.skeletons).toHaveCount(0);
});

test('[APP18, PAINT10] a page stays until the next loads, with a progress bar when that is slow, which Back removes @smoke', async ({
  page,
  shop,
}) => {
  await shop.stopClock();
  const release = await holdScript(page, 'CartPage-*');
  await shop.open('?seed=7');
  const html = page.locator('html');
  const main = page.getByRole('main');
  await expect(html).toHaveAttribute('data-page', '?seed=7');
  const requested = page.waitForRequest(/CartPage-.*js$/);
  await shop.navLink('Cart').click();
  await requested;
  await expect(page).toHaveURL(/\/cart\?seed=7$/);
  await expect(shop.cards).toHaveCount(20);
  await expect(shop.heading).toHaveText(HERO_HEADING);
  await expect(html).not.toHaveAttribute('data-page');
  await page.clock.runFor(199);
  await expect(main).not.toHaveAttribute('aria-busy');
  await page.clock.runFor(1);
  await expect(main).toHaveAttribute('aria-busy', 'true');
  const bar = await main.evaluate((element) => {
    const { position, borderTopWidth, top, inlineSize } = getComputedStyle(element, '::before');
    const isWide = Number.parseFloat(inlineSize) === document.documentElement.clientWidth;
    return [position, borderTopWidth, top, isWide];
  });
  expect(bar).toEqual(['fixed', '2px', '0px', true]);

  await page.goBack();
  await expect(main).not.toHaveAttribute('aria-busy');
  await expect(html).toHaveAttribute('data-page', '?seed=7');
  await expect(shop.cards).toHaveCount(20);
  await page.goForward();
  await expect(async () => {
    await page.clock.runFor(200);
    await expect(main).toHaveAttribute('aria-busy', 'true', { timeout: 100 });
  }).toPass();
  await release();
  await expect(html).toHaveAttribute('data-page', 'cart?seed=7');
  await expect(shop.heading).toHaveText('Your Cart');
  await expect(shop.heading).toBeFocused();
  await expect(main).not.toHaveAttribute('aria-busy');
});

test('[POP3, HEAD7] popup and menu can be cancelled while loading', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScript(page, '{CartPopup,MobileMenu}-*');
  await shop.open('?seed=7');
  const menu = shop.menuButton;
  for (const button of [shop.cartIcon, menu]) {
    for (const dismiss of [() => page.keyboard.press('Escape'), () => shop.heading.click()]) {
      await button.click();
      // Either attribute styles the button as pressed.
      await expect(button).toHaveAttribute(
        button === menu ? 'data-pressed' : 'aria-expanded',
        'true',
      );
      await dismiss();
      await expect(button).not.toHaveAttribute('data-pressed');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
  }
  await release();
  await shop.everythingIsPrefetched();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await menu.click();
  await expect(shop.menu).toBeVisible();
});
