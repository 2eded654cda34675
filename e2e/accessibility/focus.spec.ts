import type { Locator, Page } from '@playwright/test';
import { createCatalogue } from '#domain/catalogue/generate.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';

const [FIRST, SECOND] = createCatalogue(7, 2, '/rivulet/').products.slice(0);

async function pressOn(control: Locator, key = 'Enter'): Promise<void> {
  await control.focus();
  await control.press(key);
}

function removeButton(page: Page, title = ''): Locator {
  return page.getByRole('button', { name: `Remove ${title}` });
}

test(
  '[FOCUS1] after a change of page the focus is on its heading',
  { tag: ['@engines', '@smoke'] },
  async ({ page, shop }) => {
    await shop.open('?seed=7');
    await pressOn(
      shop.navLink('Products'),
    );
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeFocused();
    await expect(shop.cards).toHaveCount(20);
    await pressOn(shop.cards.first().getByRole('link'));
    await expect(page.getByRole('heading', { level: 1, name: FIRST?.title ?? '' })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeFocused();
  },
);

test(
  '[FOCUS2] a removal leads to Undo, and Undo back to the line',
  { tag: ['@engines', '@smoke'] },
  async ({ page, shop }) => {
    await shop.storeCart([
      { id: FIRST?.id, qty: 2 },
      { id: SECOND?.id, qty: 1 },
    ]);
    await shop.open('cart');
    await pressOn(removeButton(page, FIRST?.title));
    const status = page.getByRole('status').filter({ hasText: `${FIRST?.title} was removed` });
    await expect(status).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(removeButton(page, FIRST?.title)).toBeFocused();
  },
);

test(
  '[FOCUS3] after a checkout the focus is on the thank-you',
  { tag: '@engines' },
  async ({ page, shop }) => {
    await shop.storeCart([{ id: FIRST?.id, qty: 1 }]);
    await shop.open('cart');
    await pressOn(page.getByRole('button', { name: 'Checkout' }));
    const focused = page.locator(':focus');
    await expect(focused).toContainText('Thank you for your purchase! 🎉');
  },
);

test(
  '[FOCUS4] clearing leaves the focus beside what was cleared',
  { tag: '@engines' },
  async ({ page, shop }) => {
    await shop.store({
      'rivulet.search-history': JSON.stringify([
        { query: 'rope', timestamp: '2026-01-01T00:00:00.000Z' },
      ]),
    });
    await shop.open('products?seed=7&rating=4&q=a');
    await pressOn(page.getByRole('button', { name: 'Clear Filters' }));
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeFocused();
    await pressOn(page.getByRole('button', { name: 'Clear search', exact: true }));
    await expect(shop.searchBox).toBeFocused();
    await pressOn(page.getByRole('button', { name: 'Clear search history' }));
    await expect(shop.searchBox).toBeFocused();
  },
);

test(
  '[FOCUS5] Tab reaches the skip link first, and it leads to the main part',
  { tag: '@engines' },
  async ({ page, shop }) => {
    await shop.open('?seed=7');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  },
);

test(
  '[HEAR1] the number of suggestions, or of recent searches, is said',
  { tag: '@engines' },
  async ({ page, shop }) => {
    await shop.open('?seed=7');
    await typeInto(shop.searchBox, 'al');
    await expect(shop.suggestions.first()).toBeVisible();
    const count = await shop.suggestions.count();
    const said = page.getByRole('status').filter({ hasText: `${count} suggestions` });
    await expect(said).toBeAttached();
    await typeInto(shop.searchBox, 'zzz');
    await expect(shop.announcer).toHaveText('No suggestions.');
    await shop.searchFor('rope');
    await typeInto(shop.searchBox, '');
    await shop.searchBox.click();
    await expect(page.getByRole('status').filter({ hasText: '1 recent search,' })).toBeAttached();
  },
);

test(
  '[HEAR2] a search, and the length of a list without a query, are said',
  { tag: '@engines' },
  async ({ page, shop }) => {
    await shop.stopClock();
    await shop.open('products?seed=7');
    await page.clock.runFor(500);
    const saying = (text: string) => shop.announcer.filter({ hasText: text });
    await expect(saying('20 products')).toBeAttached();
    await shop.searchFor('rope');
    await expect(saying('Searching…')).toBeAttached();
    await page.clock.runFor(500);
    await expect(shop.cards.first()).toBeVisible();
    await expect(shop.announcer).toHaveText('');
    await shop.searchFor('rope');
    await expect(saying('Searching…')).toBeAttached();
  },
);

test(
  '[HEAR1] in the phone’s menu, which is modal, the number is said in the menu',
  { tag: '@engines' },
  async ({ page, shop }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await shop.open('?seed=7');
    await shop.menuButton.click();
    await typeInto(shop.searchBox, 'ca');
    const status = shop.menu.getByRole('status');
    await expect(status).toHaveText('8 suggestions, use the down arrow to choose.');
  },
);
