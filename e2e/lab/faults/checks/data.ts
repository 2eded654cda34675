import { Shop, typeInto } from '../../../fixtures/shop.ts';
import { type Checks, expect, expectSoon, type ExpectedErrors } from './check.ts';
import { expectItemCount, itemCount } from './item-count.ts';

const SCARF = 'Alpaca Fringed Scarf';

export const data: Checks = {
  'back-resets': async ({ page, cards, heading }) => {
    const rating = page.getByRole('combobox', { name: 'Minimum rating' });
    await cards.first().getByRole('link').click();
    await expectSoon(heading).toHaveText(SCARF);
    await page.goBack();
    await expectSoon(heading).toHaveText('Products');
    await expect(rating).toHaveValue('4');
  },

  'badge-lines': async ({ cartIcon }) => {
    await expect(cartIcon).toHaveText('5');
  },

  'money-format': async ({ page }) => {
    const text = await page.getByRole('main').innerText();
    const amounts = text.match(/\$\S+/g);
    expect(amounts?.filter((amount) => !/^\$[\d,]+\.\d\d$/.test(amount))).toEqual([]);
  },

  'order-short': async ({ page }) => {
    const total = await page.locator('[data-total]').innerText();
    await page.getByRole('button', { name: 'Checkout' }).click();
    const message = page.getByRole('status').filter({ hasText: 'Thank you' });
    await expectSoon(message).toBeVisible();
    await expect(message).toContainText(`3 items · ${total}`);
  },

  'past-999': async ({ page }) => {
    await page.getByRole('button', { name: `Increase quantity of ${SCARF}` }).click();
    await expect(page.getByRole('spinbutton', { name: `Quantity of ${SCARF}` })).toHaveValue('999');
  },

  'qty-joined': async (shop) => {
    const main = shop.page.getByRole('main');
    await main.getByRole('button', { name: 'Increase quantity' }).click();
    await main.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expectItemCount(shop, 3);
  },

  'query-cut': async (shop) => {
    await shop.searchFor('rope & lantern');
    await expectSoon(shop.heading).not.toHaveText('Products');
    await expect(shop.heading).toHaveText('Results for "rope & lantern"');
  },

  'query-throws': async ({ heading }) => {
    await expect(heading).toHaveText('Results for "canoe ("');
  },

  'review-strays': async ({ page, cards, heading }) => {
    const reviews = page.getByRole('list', { name: 'Reviews' }).getByRole('listitem');
    await typeInto(page.getByRole('textbox', { name: 'Your review' }), 'Warm and light');
    await page.getByRole('button', { name: 'Submit Review' }).click();
    await expectSoon(reviews).toHaveCount(3);
    await cards.first().getByRole('link').click();
    await expectSoon(heading).not.toHaveText(SCARF);
    await expect(reviews).toHaveCount(2);
  },

  'save-lost': async (shop) => {
    const before = await itemCount(shop);
    await shop.cards.first().getByRole('button', { name: 'Add to Cart' }).click();
    await expectItemCount(shop, before + 1);
    await shop.page.reload();
    await shop.hydrated();
    await expectItemCount(shop, before + 1);
  },

  'seed-drift': async (shop) => {
    await shop.navLink('Products').click();
    await expectSoon(shop.heading).toHaveText('Products');
    await expectSoon(shop.cards).toHaveCount(20);
    const titles = await shop.cardTitles.allTextContents();
    await shop.page.reload();
    await expectSoon(shop.cards).toHaveCount(20);
    await expect(shop.cardTitles).toHaveText(titles);
  },

  'tab-overwrite': addInTwoTabs,

  'total-behind': async ({ page }) => {
    await page.getByRole('button', { name: `Increase quantity of ${SCARF}` }).click();
    await expectSoon(page.getByRole('spinbutton', { name: `Quantity of ${SCARF}` })).toHaveValue(
      '2',
    );
    await expect(page.locator('[data-total]')).toHaveText('$1,045.28');
  },
};

export const dataErrors: ExpectedErrors = {
  'query-throws': /Unterminated group|^Error$/,
};

/** Adds a product in another tab, then one in this tab, and expects both in the cart. */
export async function addInTwoTabs(shop: Shop): Promise<void> {
  const before = await itemCount(shop);
  const other = new Shop(await shop.page.context().newPage());
  await other.openLoaded(shop.page.url());
  await other.cards.first().getByRole('button', { name: 'Add to Cart' }).click();
  await expectItemCount(other, before + 1);
  await other.page.close();
  await shop.cards.nth(1).getByRole('button', { name: 'Add to Cart' }).click();
  await expectItemCount(shop, before + 2);
}
