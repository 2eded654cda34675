import { typeInto, type Shop } from '../../../fixtures/shop.ts';
import { type Checks, expect, expectSoon } from './check.ts';
import { expectItemCount, itemCount } from './item-count.ts';

export const functional: Checks = {
  'add-third': async (shop) => {
    const before = await itemCount(shop);
    for (const index of [0, 1, 2]) {
      await shop.cards.nth(index).getByRole('button', { name: 'Add to Cart' }).press('Enter');
      await expectSoon(shop.popup).toBeVisible();
      await shop.page.keyboard.press('Escape');
    }
    await expectItemCount(shop, before + 3);
  },

  'buy-one': async (shop) => {
    const before = await itemCount(shop);
    const { page, heading } = shop;
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expectSoon(heading).toHaveText('Your Cart');
    await expectItemCount(shop, before + 3);
  },

  'case-sensitive': async ({ cardTitles }) => {
    await expect(cardTitles).toHaveText(['Cedar Lake Canoe']);
  },

  'go-elsewhere': async ({ cardTitles, heading }) => {
    const first = cardTitles.first();
    const title = await first.innerText();
    await first.getByRole('link').click();
    await expectSoon(heading).not.toHaveText('Products');
    await expect(heading).toHaveText(title);
  },

  'plus-two': async ({ page }) => {
    const title = 'Alpaca Fringed Scarf';
    await page.getByRole('button', { name: `Increase quantity of ${title}` }).click();
    await expect(page.getByRole('spinbutton', { name: `Quantity of ${title}` })).toHaveValue('2');
  },

  'rating-edge': async (shop) => {
    const filtered = await ratedCards(shop);
    await shop.page.getByRole('combobox', { name: 'Minimum rating' }).selectOption('Any');
    await expectSoon(shop.cards).toHaveCount(20);
    const all = await ratedCards(shop);
    expect(filtered).toEqual(all.filter(({ rating }) => rating >= 4));
  },

  'search-unfilters': async (shop) => {
    await typeInto(shop.searchBox, 'nylon');
    await shop.searchBox.press('Enter');
    await expectSoon(shop.heading).toHaveText('Results for "nylon"');
    await expect(shop.page.getByRole('combobox', { name: 'Minimum rating' })).toHaveValue('4');
  },

  'sort-reversed': async ({ cards }) => {
    const texts = await cards.locator('[data-slot="price"]').allTextContents();
    const prices = texts.map((text) => Number(text.replace(/[$,]/g, '')));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  },

  'sort-unstable': async (shop) => {
    const sorted = await ratedCards(shop);
    await shop.page.getByRole('combobox', { name: 'Sort by' }).selectOption('Relevance');
    await expectSoon(shop.cardTitles.first()).toHaveText('Alpaca Fringed Scarf');
    const all = await ratedCards(shop);
    expect(sorted).toEqual(all.toSorted((a, b) => b.rating - a.rating));
  },

  'undo-last': async ({ page, cartLines }) => {
    const titles = cartLines.getByRole('link').filter({ hasText: /\S/ });
    const before = await titles.allTextContents();
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Remove Alpaca Fringed Scarf' }).click();
    await main.getByRole('button', { name: 'Undo' }).click();
    await expect(titles).toHaveText(before);
  },
};

/** Titles and ratings of the cards, in their order. */
function ratedCards({ cards }: Shop) {
  return cards.evaluateAll((elements) =>
    elements.map((card) => ({
      title: card.querySelector('h2')?.textContent,
      rating: Number(
        /\d/.exec(card.querySelector('[aria-label^="Rated"]')?.ariaLabel ?? '')?.[0] ?? 0,
      ),
    })),
  );
}
