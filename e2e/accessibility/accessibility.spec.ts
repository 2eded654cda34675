import type { Locator, Page } from '@playwright/test';
import { contrast, lowContrastPairs } from '../fixtures/colours.ts';
import { undersizedTargets } from '../fixtures/controls.ts';
import { seededProduct, SCREENS } from '../fixtures/products.ts';
import { expect, notInFirefox, test, typeInto, type Shop } from '../fixtures/shop.ts';

const LONG = 'w'.repeat(120);
const STRONG = ['ink', 'ink-soft', 'accent', 'accent-ink', 'focus', 'good', 'bad', 'control-line'];
const emulated = notInFirefox('this preference cannot be emulated over BiDi');

test(
  '[EASE2] from right to left the layout is mirrored',
  { tag: '@smoke' },
  async ({ page, shop }) => {
    await mirror(page);
    await shop.storeCart([{ id: seededProduct(0).id, qty: 1 }]);
    await shop.open('?seed=7');
    const logo = page.getByRole('banner').getByRole('link', { name: 'Rivulet' });
    expect(await middle(logo)).toBeGreaterThan(await middle(shop.cartIcon));
    expect(await middle(shop.cards.nth(0))).toBeGreaterThan(await middle(shop.cards.nth(1)));
    await shop.cartIcon.click();
    expect(await middle(shop.popup)).toBeLessThan(640);
    await shop.open('cart');
    const line = shop.cartLines.first();
    expect(await middle(line.getByRole('img'))).toBeGreaterThan(await middle(line));
    await shop.open('products?seed=7');
    // What a style draws itself is mirrored too: the arrow of a dropdown.
    const arrow = page.getByRole('combobox', { name: 'Sort by' });
    await expect(arrow).toHaveCSS('background-position-x', /^15px/);
    await page.setViewportSize({ width: 390, height: 800 });
    await shop.menuButton.click();
    expect(await middle(shop.menu)).toBeLessThan(195);
  },
);

test(
  '[EASE3] beside the navigation, twice the text leaves the search box its room',
  { tag: '@engines' },
  async ({ page, shop }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await shop.open('products?seed=7');
    await page.locator('html').evaluate((root) => (root.style.fontSize = '200%'));
    const box = await shop.searchBox.boundingBox();
    expect(box?.width).toBeGreaterThan(200);
  },
);

test(
  '[EASE3] at any width, twice the text leaves the cart usable',
  { tag: ['@engines', '@smoke'] },
  async ({ page, shop }) => {
    await shop.storeCart([0, 5, 9].map((place) => ({ id: seededProduct(place).id, qty: 1 })));
    await shop.open('cart?seed=7');
    await page.locator('html').evaluate((root) => (root.style.fontSize = '200%'));
    for (const width of [600, 768, 960, 1024, 1100, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await undersizedTargets(page, 24), `${width} px`).toEqual([]);
      const title = await shop.cartLines.first().getByRole('link').boundingBox();
      expect(title?.width, `${width} px`).toBeGreaterThan(120);
    }
  },
);

test('[EASE5] very long words break', { tag: '@engines' }, async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const fits = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    );
  await shop.open(`products?seed=7&q=${LONG}`);
  await expect(page.getByText(`No products found for "${LONG}"`)).toBeVisible();
  expect(await fits()).toBe(true);
  await shop.open(`product/${seededProduct(0).id}`);
  await typeInto(page.getByRole('textbox', { name: 'Your review' }), LONG);
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByRole('list', { name: 'Reviews', exact: true })).toContainText(LONG);
  expect(await fits()).toBe(true);
});

for (const path of SCREENS) {
  test(`[EASE6] magnified four times everything can be reached: ${path}`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await shop.storeCart([{ id: seededProduct(0).id, qty: 1 }]);
    await shop.openLoaded(path);
    expect(await undersizedTargets(page, 24)).toEqual([]);
    await page.evaluate(() => scrollTo(0, 500));
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
}

test(
  '[EASE6] magnified four times, what opens can be used',
  { tag: '@engines' },
  async ({ page, shop }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await shop.storeCart(
      Array.from({ length: 9 }, (_, place) => ({ id: seededProduct(place).id, qty: 1 })),
    );
    await shop.open('?seed=7');
    await shop.cartIcon.click();
    await expect(shop.popup.getByRole('link', { name: 'Go to Cart' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(shop.popup.getByRole('list')).toBeFocused();
    await expect(shop.popup.getByRole('list')).toHaveAttribute('tabindex', '0');
    await page.keyboard.press('End');
    await expect(shop.popup.getByText(seededProduct(8).title)).toBeInViewport();
    await page.keyboard.press('Escape');
    await shop.menuButton.click();
    await typeInto(shop.searchBox, 'ca');
    await expect(shop.suggestions).toHaveCount(8);
    for (let place = 0; place < 8; place += 1) {
      await shop.searchBox.press('ArrowDown');
      await expect(shop.suggestions.nth(place)).toHaveAttribute('aria-selected', 'true');
      await expect(shop.suggestions.nth(place)).toBeInViewport({ ratio: 0.9 });
    }
    await shop.searchBox.press('Enter');
    await expect(shop.heading).toContainText('Results for');
  },
);

test(
  '[EASE7] text, lines, stars and the focus outline stand out by day',
  { tag: '@smoke' },
  async ({ page, shop }) => {
    await shop.open('?seed=7');
    expect(await lowContrastPairs(page)).toEqual([]);
  },
);

test(
  '[EASE8] with more contrast, soft text and lines become strong',
  emulated,
  async ({ page, shop }) => {
    await shop.open('?seed=7');
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ contrast: 'more', colorScheme: theme });
      for (const colour of STRONG) {
        for (const ground of ['ground', 'surface', 'raised', 'wash']) {
          const ratio = await contrast(page, colour, ground);
          expect(ratio, `${colour} on ${ground}, ${theme}`).toBeGreaterThanOrEqual(7);
        }
      }
    }
  },
);

test('[EASE12] a mouse finds every control at 24 by 24 px', async ({ page, shop }) => {
  await shop.storeCart([{ id: seededProduct(0).id, qty: 1 }]);
  for (const path of [...SCREENS, 'nowhere']) {
    await shop.openLoaded(path);
    expect(await undersizedTargets(page, 24), path).toEqual([]);
  }
});

test('[EASE13] hovering changes colours, shadows and places alone', async ({ page, shop }) => {
  await shop.open('?seed=7');
  const changed = await page.evaluate(() => {
    const names = new Set<string>();
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover')) {
          for (const name of rule.style) names.add(name);
        }
        if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) read(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    return [...names];
  });
  expect(changed.length).toBeGreaterThan(3);
  const allowed = /color|^background|^border.*(?:color|image)|^box-shadow$|^translate$/;
  expect(changed.filter((name) => !allowed.test(name))).toEqual([]);
  expect(await page.locator('[title]').count()).toBe(0);
});

test(
  '[EASE19] a press that is let go elsewhere does nothing',
  { tag: '@engines' },
  async ({ page, shop }) => {
    await shop.storeCart([{ id: seededProduct(1).id, qty: 2 }]);
    const pressAndLeave = async (control: Locator) => {
      const before = await page.getByRole('main').innerText();
      const address = page.url();
      await control.hover();
      await page.mouse.down();
      await expect(shop.popup).toHaveCount(0);
      expect(await page.getByRole('main').innerText()).toBe(before);
      await page.mouse.move(2, 300);
      await page.mouse.up();
      await expect(shop.popup).toHaveCount(0);
      expect(await page.getByRole('main').innerText()).toBe(before);
      expect(page.url()).toBe(address);
      await expect(shop.cartIcon).toHaveAccessibleName('Cart, 2 items');
    };
    await shop.open('?seed=7');
    await pressAndLeave(shop.cards.first().getByRole('button'));
    await pressAndLeave(shop.cards.first().getByRole('link'));
    await pressAndLeave(shop.cartIcon);
    await shop.open('cart');
    for (const name of [/^Remove/, /^Increase/, 'Checkout']) {
      await pressAndLeave(page.getByRole('main').getByRole('button', { name }));
    }
  },
);

test(
  '[EASE13] an option that the pointer rests on is not chosen',
  { tag: '@engines' },
  async ({ shop }) => {
    await shop.open('?seed=7');
    await typeInto(shop.searchBox, 'ca');
    await shop.suggestions.nth(2).hover();
    await expect(shop.searchBox).toHaveAttribute('aria-activedescendant', '');
    await shop.searchBox.press('Enter');
    await expect(shop.heading).toHaveText('Results for “ca”');
  },
);

/** The document runs from right to left from its start. */
async function mirror(page: Page) {
  await page.addInitScript(() => {
    const turn = () => document.documentElement?.setAttribute('dir', 'rtl');
    turn();
    document.addEventListener('DOMContentLoaded', turn);
  });
}

async function middle(thing: ReturnType<Shop['card']>): Promise<number> {
  const box = await thing.boundingBox();
  if (!box) throw new Error(`${String(thing)} is not shown`);
  return box.x + box.width / 2;
}
