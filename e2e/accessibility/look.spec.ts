import { expect } from '@playwright/test';
import { findLayoutErrors } from '../../scripts/screenshots/layout-errors.mjs';
import { rgb } from '../fixtures/colours.ts';
import { undersizedTargets } from '../fixtures/controls.ts';
import { FOOTER, THEME_COLORS } from '../fixtures/config.ts';
import { layoutShift } from '../fixtures/layout-shifts.ts';
import { seededProduct } from '../fixtures/products.ts';
import { notInFirefox, test } from '../fixtures/shop.ts';
import { recordTransitions } from '../fixtures/view-transitions.ts';

const PRODUCT = seededProduct(4);
const SCREENS = [
  '?seed=7',
  'products?seed=7&q=cotton&rating=2',
  'products?seed=7&q=zzz',
  `product/${PRODUCT.id}`,
  'cart',
  'nowhere',
];

const printMedia = notInFirefox('print media cannot be emulated over BiDi');

test(
  '[LOOK1, LOOK11, APP20] the shop loads in the system theme and follows it, and declares its colours and icons',
  { ...notInFirefox('its theme is fixed at launch'), tag: '@smoke' },
  async ({ page, shop }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await shop.open('?seed=7');
    for (const scheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await expect(page.locator('body')).toHaveCSS('background-color', rgb(THEME_COLORS[scheme]));
      const meta = page.locator(
        `meta[name="theme-color"][media="(prefers-color-scheme: ${scheme})"]`,
      );
      await expect(meta).toHaveAttribute('content', THEME_COLORS[scheme]);
    }
    for (const rel of ['icon', 'apple-touch-icon']) {
      const href = await page.locator(`link[rel="${rel}"]`).first().getAttribute('href');
      const response = await page.request.get(new URL(href ?? '', page.url()).href);
      expect(response.ok()).toBe(true);
      expect(response.headers()['content-type']).toMatch(/^image\//);
    }
  },
);

for (const path of SCREENS) {
  test(
    `[EASE6, LOOK6, LOOK7] ${path} fits any window, and its layout does not shift`,
    { tag: path.startsWith('product/') ? ['@engines', '@smoke'] : '@smoke' },
    async ({ page, shop }) => {
      await shop.storeCart([{ id: PRODUCT.id, qty: 999 }]);
      await page.setViewportSize({ width: 390, height: 844 });
      await shop.openLoaded(path);
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page)).toBe(0);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(findLayoutErrors)).toEqual([]);

      // 400% zoom.
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await undersizedTargets(page, 24)).toEqual([]);
      await page.evaluate(() => scrollTo(0, 500));
      await expect(page.getByRole('banner')).not.toBeInViewport();

      await page.setViewportSize({ width: 640, height: 800 });
      await shop.doubleTextSize();
      expect(await page.evaluate(findLayoutErrors)).toEqual([]);
    },
  );
}

test('[LOOK9] the buttons of the product page stay in view on a phone @engines @smoke', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await shop.open(`product/${PRODUCT.id}`);
  for (const name of ['Add to Cart', 'Buy Now']) {
    const button = page.getByRole('button', { name, exact: true }).first();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1280, height: 300 });
  await expect(page.getByRole('button', { name: 'Buy Now' })).not.toBeInViewport();
});

test('[EASE1] nothing covers the description of a scrolled product page', async ({
  page,
  shop,
}) => {
  await shop.open(`product/${PRODUCT.id}`);
  const description = page.locator('[data-description]');
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    for (const scrollY of [0, 150, 300]) {
      const covers = await description.evaluate((element, y) => {
        scrollTo(0, y);
        const text = element.getBoundingClientRect();
        return [...(element.parentElement?.children ?? [])].filter((other) => {
          const { top, bottom, left, right } = other.getBoundingClientRect();
          const overlaps = top < text.bottom && bottom > text.top;
          return other !== element && overlaps && left < text.right && right > text.left;
        }).length;
      }, scrollY);
      expect(covers, `${width} px, scrolled by ${scrollY} px`).toBe(0);
    }
  }
});

for (const path of ['cart', `product/${PRODUCT.id}`, '?seed=7', 'products?seed=7&rating=1']) {
  test(
    `[LOOK10] the page prints dark on white, without controls: ${path}`,
    printMedia,
    async ({ page, shop }) => {
      await shop.storeCart([{ id: PRODUCT.id, qty: 2 }]);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await shop.openLoaded(path);
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      for (const role of ['button', 'combobox'] as const) {
        await expect(page.getByRole(role)).toHaveCount(0);
      }
      const name = page.getByRole('main').getByText(PRODUCT.title);
      await expect(name.filter({ visible: true }).first()).toBeVisible();
      const [ink, ground] = await page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body);
        return [color, backgroundColor];
      });
      expect(ground).toBe('rgba(0, 0, 0, 0)');
      expect(Number(/oklch\(([\d.]+)/.exec(ink ?? '')?.[1])).toBeLessThan(0.35);
    },
  );
}

test('[LOOK12] the footer links to this and to a new catalogue', async ({ page, shop }) => {
  await shop.open('?seed=7');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(FOOTER);
  const titles = await shop.cardTitles.allInnerTexts();
  await expect(footer.getByRole('link', { name: 'Keep this catalogue: 7' })).toHaveAttribute(
    'href',
    /\?seed=7$/,
  );
  await footer.getByRole('link', { name: 'Draw a new catalogue' }).click();
  await expect(page).toHaveURL(/rivulet\/$/);
  await expect(shop.cards).toHaveCount(20);
  await expect(shop.cardTitles).not.toHaveText(titles);
});

test('[EASE14, LOOK4] reduced motion stops animations @engines', async ({ page, shop }) => {
  await page.addInitScript(recordTransitions);
  // Transitions of colours and shadows may run.
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          (animation) =>
            animation instanceof CSSAnimation ||
            (animation instanceof CSSTransition &&
              /translate|scale|rotate|transform/.test(animation.transitionProperty)),
        )
        .map(({ id, effect }) => `${id} ${String(effect?.getTiming().duration)}`),
    );
  await shop.open('?seed=7');
  // Else the chunk that starts view transitions might not be loaded yet.
  await shop.everythingIsPrefetched();
  expect(await moving()).toEqual([]);
  await expect(page.getByRole('button', { name: 'Pause the water' })).toHaveCount(0);
  await shop.cards.first().getByRole('button').click();
  await expect(shop.popup).toBeVisible();
  expect(await moving()).toEqual([]);
  await shop.cards.first().getByRole('link').click();
  await expect(page.locator('[data-description]')).toBeVisible();
  expect(await page.evaluate('transitions')).toEqual([]);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByText('Thank you for your purchase! 🎉')).toBeVisible();
  expect(await moving()).toEqual([]);
  await shop.searchFor('rope');
  await expect(shop.skeletons).toHaveCount(8);
  expect(await moving()).toEqual([]);
  expect(await page.evaluate('transitions')).toEqual([]);
});
