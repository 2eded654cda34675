import type { Locator, Page } from '@playwright/test';
import { createCatalogue } from '#domain/catalogue/generate.ts';
import { MAX_SIZE } from '#domain/catalogue/product-id.ts';
import { searchProducts } from '#domain/search/search.ts';
import { NO_QUERY } from '#domain/search/query.ts';
import { indexCatalogue } from '#domain/search/search-index.ts';
import { BASE, seededProducts, titles } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/shop.ts';

const SIZE = 3000;
const { products: PRODUCTS } = createCatalogue(7, SIZE, BASE);

test('[LIST30] a grid of 200 products has all its cards in the document', async ({
  shop,
  page,
}) => {
  const all = titles(seededProducts(7, 200));
  await shop.open('?seed=7&size=200');
  await expect(shop.cardTitles).toHaveText(all);
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await expect(shop.heading).toHaveText('Products');
  await expect(shop.cardTitles).toHaveText(all);
});

test('[LIST31, LIST32] at least 20 cards are in the document, around the view, each with its position and the size of the list @smoke', async ({
  page,
  shop,
}) => {
  await shop.open(`?seed=7&size=${SIZE}`);
  await expect(shop.cards.first()).toHaveAttribute('aria-setsize', String(SIZE));
  for (const fraction of [0.25, 0.5, 1]) {
    await page.evaluate((to) => {
      window.scrollTo(0, to * document.documentElement.scrollHeight);
    }, fraction);
    await expect(page.locator(`[data-product="${PRODUCTS.at(0)?.id}"]`)).toHaveCount(0);
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
  await expect(page.locator(`[data-product="${PRODUCTS.at(SIZE - 1)?.id}"]`)).toBeInViewport();
  await expect(cardAt(page, SIZE)).toHaveCount(1);
  const positions = await shop.cards.evaluateAll((cards) =>
    cards.map((card) => [card.getAttribute('aria-posinset'), card.getAttribute('data-product')]),
  );
  for (const [position, id] of positions) expect(PRODUCTS.at(Number(position) - 1)?.id).toBe(id);
  await page.keyboard.press('Home');
  await expect(shop.heading).toBeInViewport();
  await expect(page.locator(`[data-product="${PRODUCTS.at(0)?.id}"]`)).toHaveCount(1);
});

for (const [where, width, height] of [
  ['a desktop', 1280, 800],
  ['a screen 320 px wide', 320, 640],
] as const) {
  test.describe(`on ${where}`, () => {
    test.use({ viewport: { width, height } });

    test(
      '[LIST34, LIST35] End and Home reach the ends of 10,000 cards, and a focused card stays in the document',
      { tag: width < 768 ? '@engines' : [] },
      async ({ page, shop }) => {
        await shop.open(`?seed=7&size=${MAX_SIZE}`);
        await expect(cardAt(page, 1)).toHaveAttribute('aria-setsize', String(MAX_SIZE));
        const button = (position: number) => cardAt(page, position).getByRole('button');
        await button(3).focus();
        await page.keyboard.press('End');
        await expect(cardAt(page, MAX_SIZE)).toBeInViewport();
        await expect(page.getByRole('contentinfo')).toBeInViewport();
        await expect(button(3)).toBeFocused();
        expect(await shop.cards.count()).toBeLessThan(120);
        await page.keyboard.press('Tab');
        const next = cardAt(page, 4).getByRole('link');
        await expect(next).toBeFocused();
        await expect(next).toBeInViewport();
        await page.keyboard.press('Shift+Tab');
        await expect(button(3)).toBeFocused();
        await expect(button(3)).toBeInViewport();
        await scrollEnd(page);
        await page.keyboard.press('End');
        await expect(cardAt(page, MAX_SIZE)).toBeInViewport();
        await scrollEnd(page);
        await button(MAX_SIZE).focus();
        await scrollEnd(page);
        for (const _ of '123') await page.keyboard.press('PageUp');
        await expect(cardAt(page, MAX_SIZE)).not.toBeInViewport();
        await scrollEnd(page);
        await page.keyboard.press('Home');
        await expect(shop.heading).toBeInViewport();
        await expect(cardAt(page, 1)).toHaveCount(1);
        expect(await shop.cards.count()).toBeGreaterThanOrEqual(20);
        await expect(button(MAX_SIZE)).toBeFocused();
        await page.keyboard.press('Shift+Tab');
        await expect(cardAt(page, MAX_SIZE).getByRole('link')).toBeFocused();
        await expect(cardAt(page, MAX_SIZE)).toBeInViewport();
      },
    );
  });
}

test('[LIST34] in the middle of 10,000 cards the wheel moves the cards as far as it scrolls', async ({
  page,
  shop,
}) => {
  // The narrowest list is the highest.
  await page.setViewportSize({ width: 320, height: 640 });
  await shop.open(`?seed=7&size=${MAX_SIZE}`);
  await expect(cardAt(page, 1)).toHaveAttribute('aria-setsize', String(MAX_SIZE));
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  const middle = await firstInView(page);
  expect(middle).toBeGreaterThan(MAX_SIZE * 0.45);
  expect(middle).toBeLessThan(MAX_SIZE * 0.55);
  const card = cardAt(page, middle);
  for (const distance of [300, 200, -350]) {
    const before = (await card.boundingBox())?.y ?? 0;
    // Millions of pixels down, a bounding box is exact to a pixel.
    const deviation = async () =>
      Math.abs(((await card.boundingBox())?.y ?? Infinity) - (before - distance));
    await page.mouse.wheel(0, distance);
    await expect.poll(deviation).toBeLessThan(2);
  }
});

test('[LIST33, LIST36, FIND25] 10,000 products can be searched, all results count, and there are suggestions @smoke', async ({
  page,
  shop,
}) => {
  await shop.open(`products?seed=7&size=${MAX_SIZE}&q=cotton&sort=price-low`);
  const index = indexCatalogue(createCatalogue(7, MAX_SIZE, BASE));
  const found = searchProducts(index, { ...NO_QUERY, text: 'cotton', sortBy: 'price-low' });
  expect(found.length).toBeGreaterThan(200);
  await expect(page.getByText(`${found.length} results for "cotton"`)).toBeVisible();
  await expect(shop.cardTitles.first()).toHaveText(found.at(0)?.title ?? '');
  await expect(shop.cards.first()).toHaveAttribute('aria-setsize', String(found.length));
  expect(await shop.cards.count()).toBeLessThan(found.length);

  await shop.open(`?seed=7&size=${MAX_SIZE}`);
  await shop.searchBox.pressSequentially('stee');
  await expect(shop.suggestions.first()).toHaveText('steel');
  await expect(shop.suggestions).toHaveCount(8);
});

/** `position`: 1-based. */
function cardAt(page: Page, position: number): Locator {
  return page.locator(`article[aria-posinset="${position}"]`);
}

/** Waits until scrolling has ended: Chromium may drop a Home or End pressed while another key still scrolls. */
async function scrollEnd(page: Page): Promise<void> {
  let last = -1;
  const hasMoved = async () => {
    const before = last;
    last = await page.evaluate(() => window.scrollY);
    return last !== before;
  };
  await expect.poll(hasMoved, { intervals: [250] }).toBe(false);
}

/** The 1-based position of the first card in view, once there is one. */
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
