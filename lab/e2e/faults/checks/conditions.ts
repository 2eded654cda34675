import { expect } from '@playwright/test';
import type { Check, Checks } from './check.ts';
import { addInTwoTabs } from './data.ts';

const addToCart: Check = async ({ cards, cartIcon, cartLines, page }) => {
  await cards.first().getByRole('button').click();
  await expect(cartIcon).toHaveAccessibleName(/^Cart, [1-9]/);
  await page.getByRole('navigation').getByRole('link', { name: 'Cart' }).click();
  await expect(cartLines).toHaveCount(1);
};

/** What the shop does with and without a condition; lab/src/faults/conditions has unit tests of their effects. */
export const conditions: Checks = {
  'clock-jumps': async (shop) => {
    await shop.searchFor('lamp');
    await shop.searchFor('kettle');
    await expect(shop.heading).toHaveText('Results for "kettle"');
    await shop.page.getByRole('button', { name: 'Clear search', exact: true }).click();
    await shop.searchBox.press('ArrowDown');
    await expect(shop.suggestions).toHaveText(['kettle', 'lamp']);
  },
  'index-late': async ({ cards, skeletons, page }) => {
    const count = page.getByRole('status').filter({ hasText: /^\d+ results for "steel"$/ });
    await expect(count).toBeVisible();
    await expect(skeletons).toHaveCount(0);
    await expect(cards).not.toHaveCount(0);
  },
  'no-transitions': async ({ cards, heading }) => {
    const link = cards.first().getByRole('link');
    const title = await link.innerText();
    await link.click();
    await expect(heading).toHaveText(title);
  },
  'picture-fails': async ({ cards }) => {
    const heights = await cards
      .locator('img')
      .evaluateAll((all) => all.map((picture) => Math.round(picture.clientHeight)));
    expect(new Set(heights).size).toBe(1);
    const title = await cards.first().getByRole('heading').innerText();
    await expect(cards.first().getByRole('img', { name: title })).toBeVisible();
  },
  'picture-late': async ({ cards, page }) => {
    const tops = () =>
      cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    const before = await tops();
    await page.waitForFunction(() =>
      [...document.images].every((image) => getComputedStyle(image).opacity === '1'),
    );
    expect(await tops()).toEqual(before);
  },
  'share-denied': async ({ page }) => {
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const outcome = page.getByRole('main').getByRole('status');
    await expect(outcome.filter({ hasText: /Link copied|to copy by hand: http/ })).toBeVisible();
  },
  'storage-denied': addToCart,
  'storage-full': addToCart,
  'tabs-apart': addInTwoTabs,
};
