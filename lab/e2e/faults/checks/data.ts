import { expect } from '@playwright/test';
import { Shop, typeInto } from '../../../../e2e/fixtures/shop.ts';
import { cartName, type Check, type Checks, itemCount } from './check.ts';

const LAMP = 'Ink Study Desk Lamp';

/** Adds a product in another tab, then one in this tab, and expects both in the cart. */
export const addInTwoTabs: Check = async (shop, claim) => {
  const before = await itemCount(shop);
  const other = new Shop(await shop.page.context().newPage());
  await other.openLoaded(shop.page.url());
  await other.cards.first().getByRole('button', { name: 'Add to Cart' }).click();
  await expect(other.cartIcon).toHaveAccessibleName(cartName(before + 1));
  await other.page.close();
  await shop.cards.nth(1).getByRole('button', { name: 'Add to Cart' }).click();
  await claim(shop.cartIcon).toHaveAccessibleName(cartName(before + 2));
};

export const data: Checks = {
  'back-resets': async ({ page, cards, heading }, claim) => {
    await cards.first().getByRole('link').click();
    await expect(heading).toHaveText(LAMP);
    await page.goBack();
    await expect(heading).toHaveText('Products');
    await claim(page.getByRole('combobox', { name: 'Minimum rating' })).toHaveValue('4');
  },
  'badge-lines': async ({ cartIcon }, claim) => {
    await claim(cartIcon).toHaveText('5');
  },
  'money-format': async ({ page }, claim) => {
    const text = await page.getByRole('main').innerText();
    const amounts = text.match(/\$\S+/g);
    claim(amounts?.filter((amount) => !/^\$[\d,]+\.\d\d$/.test(amount))).toEqual([]);
  },
  'order-short': async ({ page }, claim) => {
    const total = await page.locator('[data-total]').innerText();
    await page.getByRole('button', { name: 'Checkout' }).click();
    const message = page.getByRole('status').filter({ hasText: 'Thank you' });
    await expect(message).toBeVisible();
    await claim(message).toContainText(`3 items · ${total}`);
  },
  'past-999': async ({ page }, claim) => {
    await page.getByRole('button', { name: `Increase quantity of ${LAMP}` }).click();
    await claim(page.getByRole('spinbutton', { name: `Quantity of ${LAMP}` })).toHaveValue('999');
  },
  'qty-joined': async ({ page, cartIcon }, claim) => {
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Increase quantity' }).click();
    await main.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(cartIcon).not.toHaveAccessibleName(cartName(1));
    await claim(cartIcon).toHaveAccessibleName(cartName(3));
  },
  'query-cut': async (shop, claim) => {
    await shop.searchFor('lamp & lantern');
    await expect(shop.heading).not.toHaveText('Products');
    await claim(shop.heading).toHaveText('Results for "lamp & lantern"');
  },
  'query-throws': async ({ heading }, claim) => {
    await claim(heading).toHaveText('Results for "toaster ("');
  },
  'review-strays': async ({ page, cards, heading }, claim) => {
    const reviews = page.getByRole('list', { name: 'Reviews' }).getByRole('listitem');
    await typeInto(page.getByRole('textbox', { name: 'Your review' }), 'Warm and light');
    await page.getByRole('button', { name: 'Submit Review' }).click();
    await expect(reviews).toHaveCount(3);
    await cards.first().getByRole('link').click();
    await expect(heading).not.toHaveText(LAMP);
    await claim(reviews).toHaveCount(2);
  },
  'save-lost': async (shop, claim) => {
    const name = cartName((await itemCount(shop)) + 1);
    await shop.cards.first().getByRole('button', { name: 'Add to Cart' }).click();
    await expect(shop.cartIcon).toHaveAccessibleName(name);
    await shop.page.reload();
    await shop.hydrated();
    await claim(shop.cartIcon).toHaveAccessibleName(name);
  },
  'seed-drift': async (shop, claim) => {
    await shop.navLink('Products').click();
    await expect(shop.heading).toHaveText('Products');
    await expect(shop.cards).toHaveCount(20);
    const titles = await shop.cardTitles.allTextContents();
    await shop.page.reload();
    await expect(shop.cards).toHaveCount(20);
    await claim(shop.cardTitles).toHaveText(titles);
  },
  'tab-overwrite': addInTwoTabs,
  'total-behind': async ({ page }, claim) => {
    await page.getByRole('button', { name: `Increase quantity of ${LAMP}` }).click();
    await expect(page.getByRole('spinbutton', { name: `Quantity of ${LAMP}` })).toHaveValue('2');
    await claim(page.locator('[data-total]')).toHaveText('$370.95');
  },
};
