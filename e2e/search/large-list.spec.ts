import type { Locator, Page } from '@playwright/test';
import { createCatalogue } from '#domain/catalogue/generate.ts';
import { searchProducts } from '#domain/search/search.ts';
import { NO_QUERY } from '#domain/search/query.ts';
import { createStocking } from '#domain/search/stocking.ts';
import { BASE } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/shop.ts';

const SIZE = 3000;
const CATALOGUE = createCatalogue(7, SIZE, BASE).products;

test(
  '[LIST31] cards come as the visitor moves on, leave when far away, and are never fewer than 20',
  { tag: '@smoke' },
  async ({ page, shop }) => {
    await shop.open(`?seed=7&size=${SIZE}`);
    await expect(shop.cards.first()).toHaveAttribute('aria-setsize', String(SIZE));
    for (const part of [0.25, 0.5, 1]) {
      await page.evaluate((to) => {
        window.scrollTo(0, to * document.documentElement.scrollHeight);
      }, part);
      await expect(page.locator(`[data-product="${CATALOGUE.at(0)?.id}"]`)).toHaveCount(0);
      const isSomeInView = () =>
        shop.cards.evaluateAll((cards) =>
          cards.some((card) => {
            const { top, bottom } = card.getBoundingClientRect();
            return bottom > 0 && top < window.innerHeight;
          }),
        );
      await expect.poll(isSomeInView).toBe(true);
      const count = await shop.cards.count();
      expect(count).toBeGreaterThanOrEqual(20);
      expect(count).toBeLessThan(120);
    }
    await page.keyboard.press('End');
    await expect(page.locator(`[data-product="${CATALOGUE.at(SIZE - 1)?.id}"]`)).toBeInViewport();
    await page.keyboard.press('Home');
    await expect(shop.heading).toBeInViewport();
    await expect(page.locator(`[data-product="${CATALOGUE.at(0)?.id}"]`)).toHaveCount(1);
  },
);

test('[LIST32] each card of a large list tells its place in the whole', async ({ page, shop }) => {
  await shop.open(`?seed=7&size=${SIZE}`);
  await expect(shop.cards.first()).toHaveAttribute('aria-setsize', String(SIZE));
  await page.keyboard.press('End');
  await expect(page.locator(`[aria-posinset="${SIZE}"]`)).toHaveCount(1);
  const places = await shop.cards.evaluateAll((cards) =>
    cards.map((card) => [card.getAttribute('aria-posinset'), card.getAttribute('data-product')]),
  );
  for (const [position, id] of places) expect(CATALOGUE.at(Number(position) - 1)?.id).toBe(id);
});

test('[LIST33] the count line counts all results', { tag: '@smoke' }, async ({ page, shop }) => {
  const count = searchProducts(createStocking({ seed: 7, products: CATALOGUE }).shelf(), {
    ...NO_QUERY,
    text: 'cotton',
  }).length;
  expect(count).toBeGreaterThan(200);
  await shop.open(`products?seed=7&size=${SIZE}&q=cotton`);
  await expect(page.getByText(`${count} results for "cotton"`)).toBeVisible();
  await expect(shop.cards.first()).toHaveAttribute('aria-setsize', String(count));
  expect(await shop.cards.count()).toBeLessThan(count);
});

const MOST = 100_000;

for (const [where, width, height] of [
  ['a desktop', 1280, 800],
  ['a screen 320 px wide', 320, 640],
] as const) {
  test.describe(`on ${where}`, () => {
    test.use({ viewport: { width, height } });

    test(
      '[LIST34] the keyboard brings the visitor to the last of 100,000 cards and back',
      { tag: '@engines' },
      async ({ page, shop }) => {
        await shop.open(`?seed=7&size=${MOST}`);
        await expect(cardAt(page, 1)).toHaveAttribute('aria-setsize', String(MOST));
        await page.keyboard.press('End');
        await expect(cardAt(page, MOST)).toBeInViewport();
        await expect(page.getByRole('contentinfo')).toBeInViewport();
        expect(await shop.cards.count()).toBeLessThan(120);
        await rest(page);
        for (const _ of '123') await page.keyboard.press('PageUp');
        await expect(cardAt(page, MOST)).not.toBeInViewport();
        await rest(page);
        await page.keyboard.press('Home');
        await expect(shop.heading).toBeInViewport();
        await expect(cardAt(page, 1)).toHaveCount(1);
        expect(await shop.cards.count()).toBeGreaterThanOrEqual(20);
      },
    );

    test('[LIST34] in the middle of 100,000 cards a turn of the wheel moves the list by as much', async ({
      page,
      shop,
    }) => {
      await shop.open(`?seed=7&size=${MOST}`);
      await expect(cardAt(page, 1)).toHaveAttribute('aria-setsize', String(MOST));
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
      const middle = await firstInView(page);
      expect(middle).toBeGreaterThan(MOST * 0.45);
      expect(middle).toBeLessThan(MOST * 0.55);
      const card = cardAt(page, middle);
      for (const way of [300, 200, -350]) {
        const before = (await card.boundingBox())?.y ?? 0;
        // Millions of pixels down, a place is known to a pixel.
        const off = async () =>
          Math.abs(((await card.boundingBox())?.y ?? Infinity) - (before - way));
        await page.mouse.wheel(0, way);
        await expect.poll(off).toBeLessThan(2);
        // Long enough for the page to be put where it tells the truth: the cards stay where they are.
        await page.waitForTimeout(400);
        expect(await off()).toBeLessThan(3);
      }
    });

    test(
      '[LIST35] a card with the focus stays when it is scrolled away, and Tab goes on from it',
      { tag: '@engines' },
      async ({ page, shop }) => {
        await shop.open(`?seed=7&size=${MOST}`);
        await expect(cardAt(page, 1)).toHaveAttribute('aria-setsize', String(MOST));
        const button = (place: number) => cardAt(page, place).getByRole('button');
        await button(3).focus();
        await page.keyboard.press('End');
        await expect(cardAt(page, MOST)).toBeInViewport();
        await expect(button(3)).toBeFocused();
        expect(await shop.cards.count()).toBeLessThan(120);
        await page.keyboard.press('Tab');
        const next = cardAt(page, 4).getByRole('link');
        await expect(next).toBeFocused();
        await expect(next).toBeInViewport();
        await page.keyboard.press('Shift+Tab');
        await expect(button(3)).toBeFocused();
        await expect(button(3)).toBeInViewport();
        await rest(page);
        await page.keyboard.press('End');
        await expect(cardAt(page, MOST)).toBeInViewport();
        await rest(page);
        await button(MOST).focus();
        await rest(page);
        await page.keyboard.press('Home');
        await expect(shop.heading).toBeInViewport();
        await expect(button(MOST)).toBeFocused();
        await page.keyboard.press('Shift+Tab');
        await expect(cardAt(page, MOST).getByRole('link')).toBeFocused();
        await expect(cardAt(page, MOST)).toBeInViewport();
      },
    );
  });
}

test('[LIST36, FIND25] 100,000 products are searched and suggested from without a long wait', async ({
  page,
  shop,
}) => {
  await shop.open(`products?seed=7&size=${MOST}&q=walnut+desk&sort=price-low`);
  const shelf = createStocking(createCatalogue(7, MOST, BASE)).shelf();
  const found = searchProducts(shelf, { ...NO_QUERY, text: 'walnut desk', sortBy: 'price-low' });
  await expect(page.getByText(`${found.length} results for "walnut desk"`)).toBeVisible();
  await expect(shop.cardTitles.first()).toHaveText(found.at(0)?.title ?? '');

  await shop.open(`?seed=7&size=${MOST}`);
  await shop.searchBox.pressSequentially('waln');
  await expect(shop.suggestions.first()).toHaveText('walnut');
  await expect(shop.suggestions).toHaveCount(8);
});

function cardAt(page: Page, place: number): Locator {
  return page.locator(`article[aria-posinset="${place}"]`);
}

/** Until scrolling is over: Chromium may drop a Home or End that is pressed while another key still scrolls. */
async function rest(page: Page): Promise<void> {
  let last = -1;
  const hasMoved = async () => {
    const before = last;
    last = await page.evaluate(() => window.scrollY);
    return last !== before;
  };
  await expect.poll(hasMoved, { intervals: [250] }).toBe(false);
}

/** The 1-based place of the first card of which some is in view, once there is one. */
async function firstInView(page: Page): Promise<number> {
  const find = () =>
    page.evaluate(() => {
      const cards = [...document.querySelectorAll('main article')];
      const first = cards.find((card) => card.getBoundingClientRect().top > 100);
      const inView = first && first.getBoundingClientRect().top < window.innerHeight;
      return inView ? Number(first.getAttribute('aria-posinset')) : 0;
    });
  await expect.poll(find).toBeGreaterThan(0);
  return find();
}
