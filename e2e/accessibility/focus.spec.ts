import type { Locator, Page } from '@playwright/test';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';

const [FIRST, SECOND] = [seededProduct(0), seededProduct(1)];

async function pressOn(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

async function expectFocusedHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}

test(
  '[FOCUS1] a navigation moves the focus to the heading of the new page',
  { tag: ['@engines', '@smoke'] },
  async ({ page, shop }) => {
    await shop.open('?seed=7');
    await pressOn(shop.navLink('Products'));
    await expectFocusedHeading(page, 'Products');
    await expect(shop.cards).toHaveCount(20);
    await pressOn(shop.cards.first().getByRole('link'));
    await expectFocusedHeading(page, FIRST.title);
    await page.goBack();
    await expectFocusedHeading(page, 'Products');
  },
);

test(
  '[FOCUS2] a removal moves the focus to the line with Undo, and Undo back to Remove',
  { tag: ['@engines', '@smoke'] },
  async ({ page, shop }) => {
    await shop.storeCart([
      { id: FIRST.id, qty: 2 },
      { id: SECOND.id, qty: 1 },
    ]);
    await shop.open('cart');
    const remove = page.getByRole('button', { name: `Remove ${FIRST.title}` });
    await pressOn(remove);
    const status = page.getByRole('status').filter({ hasText: `${FIRST.title} was removed` });
    await expect(status).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(remove).toBeFocused();
  },
);

test('[FOCUS3] checkout focuses the thank-you', { tag: '@engines' }, async ({ page, shop }) => {
  await shop.storeCart([{ id: FIRST.id, qty: 1 }]);
  await shop.open('cart');
  await pressOn(page.getByRole('button', { name: 'Checkout' }));
  await expect(page.locator(':focus')).toContainText('Thank you for your purchase! 🎉');
});

test(
  '[FOCUS4] clearing moves the focus to the field that was cleared',
  { tag: '@engines' },
  async ({ page, shop }) => {
    await shop.storeSearches('rope');
    await shop.open('products?seed=7&rating=4&q=a');
    await pressOn(page.getByRole('button', { name: 'Clear Filters' }));
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeFocused();
    await pressOn(page.getByRole('button', { name: 'Clear search', exact: true }));
    await expect(shop.searchBox).toBeFocused();
    await pressOn(page.getByRole('button', { name: 'Clear search history' }));
    await expect(shop.searchBox).toBeFocused();
  },
);

test('[FOCUS5] the skip link comes first', { tag: '@engines' }, async ({ page, shop }) => {
  await shop.open('?seed=7');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('[HEAR1] the number of suggestions is announced', async ({ shop }) => {
  await shop.open('?seed=7');
  await typeInto(shop.searchBox, 'al');
  await expect(shop.suggestions.first()).toBeVisible();
  const count = await shop.suggestions.count();
  await expect(shop.announcer).toContainText(`${count} suggestions`);
  await typeInto(shop.searchBox, 'zzz');
  await expect(shop.announcer).toHaveText('No suggestions.');
  await shop.searchFor('rope');
  await typeInto(shop.searchBox, '');
  await shop.searchBox.click();
  await expect(shop.announcer).toContainText('1 recent search,');
});

test(
  '[HEAR2] a search, and the number of products in a list without a query, are announced',
  { tag: '@engines' },
  async ({ page, shop }) => {
    await shop.stopClock();
    await shop.open('products?seed=7');
    await page.clock.runFor(500);
    // Announced by the visible line, which is a live region.
    const counts = page.getByRole('main').getByRole('status');
    await expect(counts.first()).toHaveText('20 products');
    await shop.searchFor('rope');
    await expect(shop.announcer).toContainText('Searching…');
    await page.clock.runFor(500);
    await expect(shop.cards.first()).toBeVisible();
    await expect(shop.announcer).toHaveText('');
    await shop.searchFor('rope');
    await expect(shop.announcer).toContainText('Searching…');
  },
);

test('[HEAR1] the menu announces suggestions', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await shop.open('?seed=7');
  await shop.menuButton.click();
  await typeInto(shop.searchBox, 'ca');
  await expect(shop.menu.getByRole('status')).toHaveText(
    '8 suggestions, use the down arrow to choose.',
  );
});
