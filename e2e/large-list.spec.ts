import { createCatalogue } from '#domain/catalogue/generate.ts';
import { find } from '#domain/search/find.ts';
import { NO_QUERY } from '#domain/search/query.ts';
import { createStocking } from '#domain/search/stocking.ts';
import { BASE } from './goods.ts';
import { expect, test } from './shop.ts';

const SIZE = 3000;
const CATALOGUE = createCatalogue(7, SIZE, BASE).products;

test('[LIST31] cards come as the visitor moves on, leave when far away, and are never fewer than 20', async ({
  page,
  shop,
}) => {
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
});

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

test('[LIST33] the count line counts all results', async ({ page, shop }) => {
  const count = find(createStocking({ seed: 7, products: CATALOGUE }).shelf(), {
    ...NO_QUERY,
    text: 'cotton',
  }).length;
  expect(count).toBeGreaterThan(200);
  await shop.open(`products?seed=7&size=${SIZE}&q=cotton`);
  await expect(page.getByText(`${count} results for "cotton"`)).toBeVisible();
  await expect(shop.cards.first()).toHaveAttribute('aria-setsize', String(count));
  expect(await shop.cards.count()).toBeLessThan(count);
});
