import { HERO_HEADING } from '../fixtures/config.ts';
import { holdScript } from '../fixtures/hold-script.ts';
import { expect, test } from '../fixtures/shop.ts';

test('[APP18, PAINT10] a page stays until the next one has loaded, with a progress bar when that is slow, which another navigation removes', async ({
  page,
  shop,
}) => {
  const html = page.locator('html');
  const main = page.getByRole('main');
  const isShown = async (path: string, heading: string) => {
    await expect(html).toHaveAttribute('data-page', path);
    await expect(shop.heading).toHaveText(heading);
    await expect(main).not.toHaveAttribute('aria-busy');
  };
  const isBusy = async () => {
    await page.clock.runFor(100);
    return main.getAttribute('aria-busy');
  };

  await shop.stopClock();
  const release = await holdScript(page, 'CartPage-*');
  await shop.open('?seed=7');
  await isShown('?seed=7', HERO_HEADING);
  const requested = page.waitForRequest(/CartPage-.*js$/);
  await shop.navLink('Cart').click();
  await requested;
  await expect(page).toHaveURL(/\/cart\?seed=7$/);
  await expect(html).not.toHaveAttribute('data-page');
  await expect(shop.heading).toHaveText(HERO_HEADING);
  await expect(shop.cards).toHaveCount(20);
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
  await shop.navLink('Products').click();
  await expect(shop.skeletons).toHaveCount(8);
  await expect(html).not.toHaveAttribute('data-page');
  await shop.skipSkeletons();
  await isShown('products?seed=7', 'Products');
  await page.goBack();
  await expect.poll(isBusy).toBe('true');
  await expect(shop.heading).toHaveText('Products');
  await page.goBack();
  await isShown('?seed=7', HERO_HEADING);
  await page.goForward();
  await expect.poll(isBusy).toBe('true');
  await expect(shop.heading).toHaveText(HERO_HEADING);
  await release();
  await isShown('cart?seed=7', 'Your Cart');
  await expect(shop.heading).toBeFocused();
});

test('[LIST10, LIST36] the list shows its skeletons at once, and until the search index has loaded', async ({
  page,
  shop,
}) => {
  await shop.stopClock();
  const release = await holdScript(page, '{catalogue-index,describe}-*');
  await shop.open('?seed=7');
  await shop.searchFor('cotton');
  await expect(shop.heading).toHaveText('Results for "cotton"');
  await expect(shop.skeletons).toHaveCount(8);
  // Without a held chunk the skeletons show for 0.5 s.
  await page.clock.runFor(700);
  await expect(shop.skeletons).toHaveCount(8);
  await page.goBack();
  await expect(shop.heading).toHaveText(HERO_HEADING);
  // All products need no index, another order does.
  await shop.navLink('Products').click();
  await expect(shop.heading).toHaveText('Products');
  await shop.skipSkeletons();
  await expect(shop.cards).toHaveCount(20);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
  await expect(shop.skeletons).toHaveCount(8);
  await page.clock.resume();
  await release();
  await expect(shop.cards).toHaveCount(20);
  await expect(shop.skeletons).toHaveCount(0);
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
