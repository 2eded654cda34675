import type { Locator, Page } from '@playwright/test';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/shop.ts';

const FIRST = seededProduct(0);

async function pressOn(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

async function expectFocusedHeading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}

test('[FOCUS1, FOCUS5] the skip link comes first, and a navigation moves the focus to the heading @engines @smoke', async ({
  page,
  shop,
}) => {
  await shop.open('?seed=7');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await pressOn(shop.navLink('Products'));
  await expectFocusedHeading(page, 'Products');
  await expect(shop.cards).toHaveCount(20);
  await pressOn(shop.cards.first().getByRole('link'));
  await expectFocusedHeading(page, FIRST.title);
  await page.goBack();
  await expectFocusedHeading(page, 'Products');
});

test('[FOCUS4] clearing moves the focus to the field that was cleared @engines', async ({
  page,
  shop,
}) => {
  await shop.storeSearches('rope');
  await shop.open('products?seed=7&rating=4&q=a');
  await pressOn(page.getByRole('button', { name: 'Clear Filters' }));
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeFocused();
  await pressOn(page.getByRole('button', { name: 'Clear search', exact: true }));
  await expect(shop.searchBox).toBeFocused();
  await pressOn(page.getByRole('button', { name: 'Clear search history' }));
  await expect(shop.searchBox).toBeFocused();
});
