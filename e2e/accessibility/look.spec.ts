import type { Locator } from '@playwright/test';
import { backgroundDistance, lowContrastPairs } from '../fixtures/colours.ts';
import { FOOTER, THEME_COLORS } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';
import { findLayoutErrors } from '../states/layout-errors.ts';
import { setDirection } from '../states/steps.ts';

const LONG_WORD = 'w'.repeat(120);
const product = seededProduct(4);

test('the shop follows the system theme, with enough contrast, more if preferred; hover changes only colours, shadows and positions', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await shop.open('?seed=7');
  await test.step('[LOOK1, EASE7, EASE28] both themes have contrast, and more on request', async () => {
    for (const colorScheme of ['dark', 'light'] as const) {
      for (const contrast of ['no-preference', 'more'] as const) {
        await page.emulateMedia({ contrast, colorScheme });
        expect(await lowContrastPairs(page, contrast), `${colorScheme}, ${contrast}`).toEqual([]);
      }
      const colour = THEME_COLORS[colorScheme];
      await expect.poll(() => backgroundDistance(page, colour)).toBeLessThanOrEqual(1);
      const media = `(prefers-color-scheme: ${colorScheme})`;
      const meta = page.locator(`meta[name="theme-color"][media="${media}"]`);
      await expect(meta).toHaveAttribute('content', colour);
    }
  });
  await test.step('[OFF14] the icons are pictures', async () => {
    for (const rel of ['icon', 'apple-touch-icon']) {
      const href = await page.locator(`link[rel="${rel}"]`).first().getAttribute('href');
      const response = await page.request.get(new URL(href ?? '', page.url()).href);
      expect(response.headers()['content-type']).toMatch(/^image\//);
    }
  });
  await test.step('[EASE13] hover changes only colours, shadows and positions', async () => {
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

  await test.step('[LOOK26] the scene reaches from edge to edge', async () => {
    const heading = page.getByRole('heading', { level: 1 });
    const edges = await heading.evaluate((element) => {
      const { left, right } = element.closest('main > *')?.getBoundingClientRect() ?? {};
      return [left, right];
    });
    expect(edges).toEqual([0, await page.evaluate(() => document.documentElement.clientWidth)]);
  });

  await test.step('[LOOK12, LOOK32] the footer says that it is a demo, and links to this catalogue and a new one', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(FOOTER);
    const keep = footer.getByRole('link', { name: 'Keep this catalogue: 7' });
    await expect(keep).toHaveAttribute('href', /\?seed=7$/);
    for (const [name, href] of [
      ['Top rated', /\?(?=.*rating=4)(?=.*seed=7)/],
      ['Under $100', /\?(?=.*maxPrice=100)(?=.*seed=7)/],
      ['Lowest price first', /\?(?=.*sort=price-low)(?=.*seed=7)/],
    ] as const) {
      const shelf = page.getByRole('main').getByRole('link', { name });
      await expect(shelf).toHaveAttribute('href', href);
    }
    const titles = await shop.cardTitles.allInnerTexts();
    await footer.getByRole('link', { name: 'Draw a new catalogue' }).click();
    await expect(page).toHaveURL(/rivulet\/$/);
    await expect(shop.cards).toHaveCount(20);
    await expect(shop.cardTitles).not.toHaveText(titles);
  });
});

test('[LOOK10, LOOK27, LOOK28] cart, order, product and lists print dark on white, without controls and Undo', async ({
  page,
  shop,
}) => {
  const line = page.locator('main > [role=status]');
  const expectPrinted = async (text: Locator) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), line]) {
      await expect(hidden).toBeHidden();
    }
    for (const role of ['button', 'combobox', 'textbox'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    // The cart's lines print their quantity.
    const quantities = await page.getByRole('spinbutton').count();
    expect(quantities).toBe(await shop.cartLines.count());
    await expect(text.filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    expect(Number(/oklch\(([\d.]+)/.exec(ink)?.[1])).toBeLessThan(0.35);
    await page.emulateMedia({ media: 'screen' });
  };
  const name = page.getByRole('main').getByText(product.title);
  await shop.open('cart?seed=7#cart=4:1');
  await expect(line).toContainText('A link');
  await expectPrinted(name);
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expectPrinted(
    page.getByRole('region', { name: /^Order R-\d{8}$/ }).getByText(product.title),
  );
  for (const path of [`product/${product.id}`, '?seed=7', 'products?seed=7&rating=1']) {
    await shop.openLoaded(path);
    await expectPrinted(name);
  }
});

test('small windows and words of 120 letters leave everything usable @engines @our-goods', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await shop.storeCart(
    Array.from({ length: 9 }, (_, index) => ({ id: seededProduct(index).id, qty: 1 })),
  );
  await test.step('[EASE27] a search of 120 letters leaves no layout error', async () => {
    await shop.open(`products?seed=7&q=${LONG_WORD}`);
    await expect(page.getByText(`No products found for "${LONG_WORD}"`)).toBeVisible();
    expect(await page.evaluate(findLayoutErrors)).toEqual([]);
  });
  await test.step('[EASE24, EASE27] nor does a review of 120 letters, from right to left', async () => {
    await setDirection(shop, 'rtl');

    await shop.open(`product/${product.id}`);
    await typeInto(page.getByRole('textbox', { name: 'Your review' }), LONG_WORD);
    await page.getByRole('button', { name: 'Submit Review' }).click();
    await expect(page.getByRole('list', { name: 'Reviews', exact: true })).toContainText(LONG_WORD);
    expect(await page.evaluate(findLayoutErrors)).toEqual([]);
  });

  await test.step('[EASE6] at 320 by 256px the header is not sticky, and all of the popup can be reached', async () => {
    // 400% zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.evaluate(() => scrollTo(0, 500));
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await shop.cartIcon.click();
    await page.keyboard.press('Tab');
    await expect(shop.popup.getByRole('button', { name: 'Close cart' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(shop.popup.getByRole('link', { name: 'Go to Cart' })).toBeFocused();
    await expect(shop.popup.getByRole('link', { name: 'Go to Cart' })).toBeInViewport({ ratio: 1 });
    await expect(shop.popup.getByText(seededProduct(8).title)).toBeInViewport();
    await page.keyboard.press('Escape');
  });
  await test.step('[EASE6] so can each suggestion in the menu', async () => {
    await shop.menuButton.click();
    await typeInto(shop.searchBox, 'ca');
    await expect(shop.suggestions).toHaveCount(8);
    for (const suggestion of await shop.suggestions.all()) {
      await shop.searchBox.press('ArrowDown');
      await expect(suggestion).toHaveAttribute('aria-selected', 'true');
      await expect(suggestion).toBeInViewport({ ratio: 0.9 });
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });
});

test('a control acts when the pointer is released on it, and hovering selects no suggestion @engines', async ({
  page,
  shop,
}) => {
  const pressAndReleaseOutside = async (control: Locator) => {
    await control.hover();
    await page.mouse.down();
    await page.mouse.move(2, 300);
    await page.mouse.up();
  };
  await shop.storeCart([{ id: seededProduct(1).id, qty: 2 }]);
  await shop.open('?seed=7');
  const card = shop.cards.first();
  await test.step('[EASE19] a press that ends outside does nothing on a card and the cart icon', async () => {
    for (const control of [card.getByRole('link'), shop.cartIcon, card.getByRole('button')]) {
      await pressAndReleaseOutside(control);
      await shop.nextFrames();
      await expect(shop.popup).toHaveCount(0);
    }
    await expect(page).toHaveURL(/rivulet\/\?seed=7$/);
    await card.getByRole('button').click();
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 3 items');
  });

  await test.step('[EASE13] hovering selects no suggestion', async () => {
    await typeInto(shop.searchBox, 'ca');
    await shop.suggestions.nth(2).hover();
    await expect(shop.searchBox).toHaveAttribute('aria-activedescendant', '');
    await shop.searchBox.press('Enter');
    await expect(shop.heading).toHaveText('Results for "ca"');
  });

  await test.step('[EASE19] nor does one on the controls of the cart page', async () => {
    await shop.navLink('Cart').click();
    await expect(shop.heading).toHaveText('Your Cart');
    for (const name of [/^Remove/, 'Checkout', /^Increase/]) {
      await pressAndReleaseOutside(page.getByRole('main').getByRole('button', { name }).first());
    }
    await page
      .getByRole('button', { name: /^Increase/ })
      .first()
      .click();
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 4 items');
    await expect(shop.cartLines).toHaveCount(2);
  });
});
