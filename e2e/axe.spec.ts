import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { createCatalogue } from '#domain/catalogue/generate.ts';
import { expect, test, type Shop } from './shop.ts';

const PRODUCT = createCatalogue(7, 20, '/rivulet/').products[3];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Screens and states, and how a shopper comes to them. */
const STATES: Readonly<Record<string, (shop: Shop, page: Page) => Promise<unknown>>> = {
  home: (shop) => shop.open('?seed=7'),
  'cart popup': async (shop) => {
    await shop.open('?seed=7');
    await shop.cards.first().getByRole('button').click();
    await expect(shop.popup).toBeVisible();
  },
  // axe needs a clock that runs: only the wait for the list is made longer.
  skeletons: async (shop, page) => {
    await page.addInitScript(() => {
      const start = window.setTimeout;
      const slower = (act: () => void, ms?: number) => start(act, ms === 500 ? 20_000 : ms);
      Object.assign(window, { setTimeout: slower });
    });
    await shop.open('products?seed=7&q=rope&rating=2');
    await expect(shop.skeletons).toHaveCount(8);
  },
  results: async (shop) => {
    await shop.open('products?seed=7&q=rope&rating=2');
    await expect(shop.cards.first()).toBeVisible();
  },
  'nothing found': async (shop, page) => {
    await shop.open('products?seed=7&q=zeppelin');
    await expect(page.getByText('No products found for "zeppelin"')).toBeVisible();
  },
  product: (shop) => shop.open(`product/${PRODUCT?.id}`),
  'product not found': (shop) => shop.open('product/none'),
  cart: (shop) => shop.open('cart'),
  'a removal': async (shop, page) => {
    await shop.open('cart');
    await page.getByRole('button', { name: /^Remove/ }).click();
  },
  'thank-you': async (shop, page) => {
    await shop.open('cart');
    await page.getByRole('button', { name: 'Checkout' }).click();
  },
  'page not found': (shop) => shop.open('nowhere'),
};

async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(
    (rules) =>
      (Reflect.get(window, 'axe') as typeof axe).run(document, {
        runOnly: rules,
        resultTypes: ['violations'],
      }),
    RULES,
  );
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 850 } });

      for (const [state, goThere] of Object.entries(STATES)) {
        test(`[LOOK13] axe finds nothing: ${state}`, async ({ page, shop }) => {
          await shop.keepInCart([{ id: PRODUCT?.id, qty: 3 }]);
          await goThere(shop, page);
          expect(await violations(page)).toEqual([]);
        });
      }

      test('[LOOK13] axe finds nothing: search list', async ({ page, shop }) => {
        await shop.open('?seed=7');
        if (width < 768) await page.getByRole('button', { name: 'Menu' }).click();
        await shop.searchBox.fill('al');
        await shop.searchBox.press('ArrowDown');
        await expect(shop.offers.first()).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    });
  }
}
