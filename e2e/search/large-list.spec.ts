import type { Locator, Page } from '@playwright/test';
import { createCatalogue } from '#domain/catalogue/generate.ts';
import { MAX_SIZE } from '#domain/catalogue/product-id.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';

const { products } = createCatalogue(7, MAX_SIZE);

// The narrowest list is the highest.
test.use({ viewport: { width: 320, height: 640 } });

test('[FIND25, LIST30, LIST31, LIST32, LIST33, LIST34, LIST35, LIST36] 10,000 products have results, suggestions, and a list with the cards around the view, which keys and scrolling move to its ends @engines', async ({
  shop,
  page,
}) => {
  await shop.open(`products?seed=7&size=${MAX_SIZE}&q=oak`);
  await expect(page.getByText('208 results for "oak"')).toBeVisible();
  await expect(shop.cards.first()).toHaveAttribute('aria-setsize', '208');
  expect(await shop.cards.count()).toBeLessThan(120);
  // Not more than 200: they are all in the document.
  await page.getByRole('combobox', { name: 'Minimum rating' }).selectOption('2+');
  await expect(page.getByText('159 results for "oak"')).toBeVisible();
  await expect(shop.cards).toHaveCount(159);
  await shop.menuButton.click();
  await typeInto(shop.searchBox, 'stee');
  await expect(shop.suggestions.first()).toHaveText('steel');
  await expect(shop.suggestions).toHaveCount(8);
  await page.keyboard.press('Escape');

  await shop.navLink('Home').click();
  await expect(page.locator('html')).toHaveAttribute('data-page', `?seed=7&size=${MAX_SIZE}`);
  await expectCards(page, 1);
  await scroll(page, () => page.keyboard.press('End'));
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(cardAt(page, MAX_SIZE)).toBeInViewport();
  await expectCards(page, MAX_SIZE);
  await cardAt(page, MAX_SIZE).getByRole('button').focus();

  await scroll(page, () =>
    page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2)),
  );
  const middle = () =>
    page.evaluate(() => {
      const element = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      return Number(element?.closest('article')?.ariaPosInSet);
    });
  await expect.poll(middle).toBeGreaterThan(MAX_SIZE * 0.49);
  const position = await middle();
  expect(position).toBeLessThan(MAX_SIZE * 0.51);
  await expectCards(page, position);
  const top = async () => (await cardAt(page, position).boundingBox())?.y ?? 0;
  const before = await top();
  await scroll(page, () => page.evaluate(() => window.scrollBy(0, -350)));
  // Millions of pixels down, a bounding box is exact to a pixel.
  await expect.poll(async () => Math.abs((await top()) - before - 350)).toBeLessThan(2);

  await scroll(page, () => page.keyboard.press('Home'));
  await expect(shop.heading).toBeInViewport();
  await expectCards(page, 1);
  await expect(cardAt(page, MAX_SIZE).getByRole('button')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(cardAt(page, MAX_SIZE).getByRole('link')).toBeFocused();
  await expect(cardAt(page, MAX_SIZE)).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await cardAt(page, 3).getByRole('button').focus();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expectCards(page, MAX_SIZE);
  await page.keyboard.press('Tab');
  await expect(cardAt(page, 4).getByRole('link')).toBeFocused();
  await expect(cardAt(page, 4).getByRole('link')).toBeInViewport();
});

/** `position`: 1-based. */
function cardAt(page: Page, position: number): Locator {
  return page.locator(`article[aria-posinset="${position}"]`);
}

/** Waits until the page has scrolled: Chromium may drop a key that comes while it still scrolls. */
async function scroll(page: Page, by: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => {
    const ended = new Promise((done) => addEventListener('scrollend', done, { once: true }));
    Object.assign(window, { ended });
  });
  await by();
  await page.evaluate(() => Reflect.get(window, 'ended'));
}

/** Waits for a card, and expects 20 to 120 of all cards in the document, each at its position. */
async function expectCards(page: Page, position: number): Promise<void> {
  await expect(cardAt(page, position)).toHaveAttribute('aria-setsize', String(MAX_SIZE));
  const cards = await page.locator('article').evaluateAll((all) =>
    all.map((card) => ({
      position: Number(card.getAttribute('aria-posinset')),
      id: card.getAttribute('data-product'),
    })),
  );
  expect(cards.length).toBeGreaterThanOrEqual(20);
  expect(cards.length).toBeLessThan(120);
  for (const { position, id } of cards) expect(products.at(position - 1)?.id).toBe(id);
}
