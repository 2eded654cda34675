import type { Locator } from '@playwright/test';
import { NAME } from '../fixtures/config.ts';
import { contrast, lowContrastPairs } from '../fixtures/colours.ts';
import { undersizedTargets } from '../fixtures/controls.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, notInFirefox, test, typeInto } from '../fixtures/shop.ts';

const LONG_WORD = 'w'.repeat(120);
const STRONG = ['ink', 'ink-soft', 'accent', 'accent-ink', 'focus', 'good', 'bad', 'control-line'];

test('[EASE2] right-to-left mirrors the layout @smoke', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const setDirection = () => document.documentElement?.setAttribute('dir', 'rtl');
    setDirection();
    document.addEventListener('DOMContentLoaded', setDirection);
  });
  await shop.storeCart([{ id: seededProduct(0).id, qty: 1 }]);
  await shop.open('?seed=7');
  const logo = page.getByRole('banner').getByRole('link', { name: NAME });
  expect(await centerX(logo)).toBeGreaterThan(await centerX(shop.cartIcon));
  expect(await centerX(shop.cards.nth(0))).toBeGreaterThan(await centerX(shop.cards.nth(1)));
  await shop.cartIcon.click();
  expect(await centerX(shop.popup)).toBeLessThan(640);
  await shop.popup.getByRole('link', { name: 'Go to Cart' }).click();
  const line = shop.cartLines.first();
  expect(await centerX(line.getByRole('img'))).toBeGreaterThan(await centerX(line));
  await shop.navLink('Products').click();
  // The dropdown's arrow is a background image, which `dir` alone does not mirror.
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect(sort).toHaveCSS('background-position-x', /^15px/);
  await page.setViewportSize({ width: 390, height: 800 });
  await shop.menuButton.click();
  expect(await centerX(shop.menu)).toBeLessThan(195);
});

test('[EASE3] the search box beside the navigation stays wide enough at 200% text size @engines', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await shop.open('products?seed=7');
  await shop.doubleTextSize();
  const box = await shop.searchBox.boundingBox();
  expect(box?.width).toBeGreaterThan(200);
});

test('[EASE3] the cart page is usable at 200% text size at any width @engines @smoke', async ({
  page,
  shop,
}) => {
  await shop.storeCart([0, 5, 9].map((index) => ({ id: seededProduct(index).id, qty: 1 })));
  await shop.open('cart?seed=7');
  await shop.doubleTextSize();
  for (const width of [600, 768, 960, 1024, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await undersizedTargets(page, 24), `${width} px`).toEqual([]);
    const title = await shop.cartLines.first().getByRole('link').boundingBox();
    expect(title?.width, `${width} px`).toBeGreaterThan(120);
  }
});

test('[EASE5] very long words break @engines', async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await shop.open(`products?seed=7&q=${LONG_WORD}`);
  await expect(page.getByText(`No products found for "${LONG_WORD}"`)).toBeVisible();
  expect(await shop.horizontalOverflow()).toBe(0);
  await shop.open(`product/${seededProduct(0).id}`);
  await typeInto(page.getByRole('textbox', { name: 'Your review' }), LONG_WORD);
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByRole('list', { name: 'Reviews', exact: true })).toContainText(LONG_WORD);
  expect(await shop.horizontalOverflow()).toBe(0);
});

test('[EASE6] the popup, the menu and the suggestions can be used at 400% zoom @engines', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await shop.storeCart(
    Array.from({ length: 9 }, (_, index) => ({ id: seededProduct(index).id, qty: 1 })),
  );
  await shop.open('?seed=7');
  await shop.cartIcon.click();
  await expect(shop.popup.getByRole('link', { name: 'Go to Cart' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(shop.popup.getByRole('button', { name: 'Close cart' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(shop.popup.getByRole('list')).toBeFocused();
  await expect(shop.popup.getByRole('list')).toHaveAttribute('tabindex', '0');
  await page.keyboard.press('End');
  await expect(shop.popup.getByText(seededProduct(8).title)).toBeInViewport();
  await page.keyboard.press('Escape');
  await shop.menuButton.click();
  await typeInto(shop.searchBox, 'ca');
  await expect(shop.suggestions).toHaveCount(8);
  for (const suggestion of await shop.suggestions.all()) {
    await shop.searchBox.press('ArrowDown');
    await expect(suggestion).toHaveAttribute('aria-selected', 'true');
    await expect(suggestion).toBeInViewport({ ratio: 0.9 });
  }
  await shop.searchBox.press('Enter');
  await expect(shop.heading).toContainText('Results for');
});

test(
  '[EASE7, EASE8] every colour has enough contrast in both themes, and 7:1 when more is preferred',
  { ...notInFirefox('preferences cannot be emulated over BiDi'), tag: '@smoke' },
  async ({ page, shop }) => {
    await shop.open('?seed=7');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ contrast: 'no-preference', colorScheme });
      expect(await lowContrastPairs(page), colorScheme).toEqual([]);
      await page.emulateMedia({ contrast: 'more', colorScheme });
      for (const colour of STRONG) {
        for (const ground of ['ground', 'surface', 'raised', 'wash']) {
          const ratio = await contrast(page, colour, ground);
          expect(ratio, `${colour} on ${ground}, ${colorScheme}`).toBeGreaterThanOrEqual(7);
        }
      }
    }
  },
);

test('[EASE13] hovering changes only colours, shadows and positions', async ({ page, shop }) => {
  await shop.open('?seed=7');
  const changed = await page.evaluate(() => {
    const names = new Set<string>();
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover')) {
          for (const name of rule.style) names.add(name);
        }
        if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) collect(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) collect(sheet.cssRules);
    return [...names];
  });
  expect(changed.length).toBeGreaterThan(3);
  const allowed = /color|^background|^border.*(?:color|image)|^box-shadow$|^translate$/;
  expect(changed.filter((name) => !allowed.test(name))).toEqual([]);
  expect(await page.locator('[title]').count()).toBe(0);
});

test('[EASE19] a pointer released outside the control it pressed does nothing @engines', async ({
  page,
  shop,
}) => {
  await shop.storeCart([{ id: seededProduct(1).id, qty: 2 }]);
  const pressAndReleaseOutside = async (control: Locator) => {
    const before = await page.getByRole('main').innerText();
    const url = page.url();
    const expectNoChange = async () => {
      await shop.nextFrames();
      await expect(shop.popup).toHaveCount(0);
      expect(await page.getByRole('main').innerText()).toBe(before);
      expect(page.url()).toBe(url);
      await expect(shop.cartIcon).toHaveAccessibleName('Cart, 2 items');
    };
    await control.hover();
    await page.mouse.down();
    await expectNoChange();
    await page.mouse.move(2, 300);
    await page.mouse.up();
    await expectNoChange();
  };
  await shop.open('?seed=7');
  // Else the popup would open too late for the assertions.
  await shop.everythingIsPrefetched();
  const card = shop.cards.first();
  for (const control of [card.getByRole('button'), card.getByRole('link'), shop.cartIcon]) {
    await pressAndReleaseOutside(control);
  }
  await shop.navLink('Cart').click();
  await expect(shop.heading).toBeFocused();
  for (const name of [/^Remove/, /^Increase/, 'Checkout']) {
    await pressAndReleaseOutside(page.getByRole('main').getByRole('button', { name }));
  }
});

test('[EASE13] hovering does not select an option @engines', async ({ shop }) => {
  await shop.open('?seed=7');
  await typeInto(shop.searchBox, 'ca');
  await shop.suggestions.nth(2).hover();
  await expect(shop.searchBox).toHaveAttribute('aria-activedescendant', '');
  await shop.searchBox.press('Enter');
  await expect(shop.heading).toHaveText('Results for "ca"');
});

async function centerX(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not visible`);
  return box.x + box.width / 2;
}
