import { expect } from '@playwright/test';
import { seededProducts, titles } from '../../../../e2e/fixtures/products.ts';
import { cartName, type Checks, itemCount } from './check.ts';

const PRODUCTS = seededProducts();
const LAMP = 'Ink Study Desk Lamp';

export const functional: Checks = {
  'add-third': async (shop, claim) => {
    const { page, cards, cartIcon, popup } = shop;
    const before = await itemCount(shop);
    for (const index of [0, 1, 2]) {
      await cards.nth(index).getByRole('button', { name: 'Add to Cart' }).press('Enter');
      await expect(popup).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await claim(cartIcon).toHaveAccessibleName(cartName(before + 3));
  },
  'buy-one': async (shop, claim) => {
    const { page, heading, cartIcon } = shop;
    const before = await itemCount(shop);
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(heading).toHaveText('Your Cart');
    await claim(cartIcon).toHaveAccessibleName(cartName(before + 3));
  },
  'case-sensitive': async ({ cardTitles }, claim) => {
    await claim(cardTitles).toHaveText(['Chalk Pantry Toaster']);
  },
  'go-elsewhere': async ({ cardTitles, heading }, claim) => {
    const first = cardTitles.first();
    const title = await first.innerText();
    await first.getByRole('link').click();
    await expect(heading).not.toHaveText('Products');
    await claim(heading).toHaveText(title);
  },
  'plus-two': async ({ page }, claim) => {
    await page.getByRole('button', { name: `Increase quantity of ${LAMP}` }).click();
    const quantity = page.getByRole('spinbutton', { name: `Quantity of ${LAMP}` });
    await expect(quantity).not.toHaveValue('1');
    await claim(quantity).toHaveValue('2');
  },
  'rating-edge': async ({ cards }, claim) => {
    const edge = cards.filter({ has: cards.page().getByLabel('Rated 4 out of 5') });
    await claim(edge).toHaveCount(PRODUCTS.filter(({ rating }) => rating === 4).length);
  },
  'search-unfilters': async (shop, claim) => {
    await shop.searchFor('walnut');
    await expect(shop.heading).toHaveText('Results for "walnut"');
    await claim(shop.page.getByRole('combobox', { name: 'Minimum rating' })).toHaveValue('4');
  },
  'sort-reversed': async ({ cardTitles }, claim) => {
    const sorted = PRODUCTS.toSorted((a, b) => Number(a.price) - Number(b.price));
    await claim(cardTitles).toHaveText(titles(sorted));
  },
  'sort-unstable': async ({ cardTitles }, claim) => {
    const sorted = PRODUCTS.toSorted((a, b) => b.rating - a.rating);
    await claim(cardTitles).toHaveText(titles(sorted));
  },
  'undo-last': async ({ page, cartLines }, claim) => {
    const lines = cartLines.getByRole('link').filter({ hasText: /\S/ });
    const before = await lines.allTextContents();
    await page
      .getByRole('main')
      .getByRole('button', { name: `Remove ${LAMP}` })
      .click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(lines).toHaveCount(before.length);
    await claim(lines).toHaveText(before);
  },
};
