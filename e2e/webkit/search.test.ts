import { Key } from 'selenium-webdriver';
import { HERO_HEADING } from '../fixtures/config.ts';
import { expect, test } from './driver/browser.ts';

test('[NAME3, FIND17] typing opens suggestions, and arrow keys select among them', async ({
  shop,
}) => {
  await shop.open('?seed=7');
  const box = shop.searchBox;
  expect(await box.attribute('aria-expanded')).toBe('false');
  await box.fill('ste');
  await expect
    .poll(() => shop.suggestions.texts())
    .toEqual(['steel', 'steady', 'Steel Travel Telescope']);
  expect(await box.attribute('aria-expanded')).toBe('true');
  const list = shop.page.getByRole('listbox');
  expect(await list.role()).toBe('listbox');
  expect(await box.attribute('aria-controls')).toBe(await list.attribute('id'));
  expect(await shop.suggestions.locator('mark').text()).toBe('ste');

  for (const index of [0, 1]) {
    await box.press(Key.ARROW_DOWN);
    const option = shop.suggestions.nth(index);
    await expect.poll(() => option.attribute('aria-selected')).toBe('true');
    expect(await box.attribute('aria-activedescendant')).toBe(await option.attribute('id'));
    expect(await box.isFocused()).toBe(true);
  }
  await box.press(Key.ARROW_UP);
  await expect.poll(() => shop.suggestions.nth(0).attribute('aria-selected')).toBe('true');
});

test('[FIND1, FIND2, FIND6] Enter or a click on a suggestion searches for it', async ({ shop }) => {
  await shop.open('?seed=7');
  await shop.searchBox.fill('ste');
  await expect.poll(() => shop.suggestions.count()).toBe(3);
  await shop.searchBox.press(Key.ARROW_DOWN, Key.ARROW_DOWN, Key.ENTER);
  await expect.poll(() => shop.path()).toBe('products?q=steady&seed=7');
  await expect.poll(() => shop.heading.text()).toBe('Results for "steady"');
  expect(await shop.searchBox.value()).toBe('steady');

  await shop.searchBox.fill('ste');
  await shop.page.getByRole('option', 'Steel Travel Telescope').click();
  await expect.poll(() => shop.cardTitles.texts()).toEqual(['Steel Travel Telescope']);
  await shop.driver.navigate().back();
  await expect.poll(() => shop.heading.text()).toBe(HERO_HEADING);
});

test('[FIND1, FIND7, FIND8] the search button searches, and Clear search shows all products', async ({
  shop,
}) => {
  await shop.open('products?seed=7');
  await shop.searchBox.fill('Steel Travel Telescope');
  await shop.page.getByRole('button', 'Search').click();
  await expect.poll(() => shop.cardTitles.texts()).toEqual(['Steel Travel Telescope']);
  await shop.page.getByRole('button', 'Clear search').click();
  await expect.poll(() => shop.path()).toBe('products?seed=7');
  await expect.poll(() => shop.cards.count()).toBe(20);
  expect(await shop.searchBox.value()).toBe('');
  expect(await shop.searchBox.isFocused()).toBe(true);
});

test('[FIND11, FIND12] Escape and leaving the box close the list and leave the text', async ({
  shop,
}) => {
  await shop.open('?seed=7');
  for (const leave of [[Key.ESCAPE], [Key.SHIFT, Key.TAB]]) {
    await shop.searchBox.fill('ste');
    await expect.poll(() => shop.suggestions.count()).toBe(3);
    await shop.searchBox.press(Key.ARROW_DOWN, ...leave);
    await expect.poll(() => shop.page.getByRole('listbox').count()).toBe(0);
    expect(await shop.searchBox.value()).toBe('ste');
    expect(await shop.path()).toBe('?seed=7');
  }
});

test('[FIND1, FIND18, FIND22] an empty box suggests recent searches, newest first', async ({
  shop,
}) => {
  await shop.open('?seed=7');
  await shop.searchFor('steel');
  await expect.poll(() => shop.heading.text()).toBe('Results for "steel"');
  await shop.searchFor('oak');
  await expect.poll(() => shop.heading.text()).toBe('Results for "oak"');
  await shop.searchBox.fill('');
  await expect.poll(() => shop.suggestions.texts()).toEqual(['oak', 'steel']);
  await shop.reload();
  await shop.nav.getByRole('link', 'Home').click();
  // Navigation focuses the heading: an earlier click would lose the focus to it.
  await expect.poll(() => shop.heading.isFocused()).toBe(true);
  await shop.searchBox.click();
  await shop.page.getByRole('option', 'steel').click();
  await expect.poll(() => shop.heading.text()).toBe('Results for "steel"');
});

test('[FIND23, FIND24, FOCUS4] Clear search history works by pointer and by Tab', async ({
  shop,
}) => {
  const clear = shop.page.getByRole('button', 'Clear search history');
  const search = async () => {
    await shop.open('cart?seed=7');
    await shop.searchFor('steel');
    await expect.poll(() => shop.heading.text()).toBe('Results for "steel"');
    await shop.searchBox.fill('');
    await expect.poll(() => clear.count()).toBe(1);
  };
  const expectCleared = async () => {
    await expect.poll(() => shop.page.getByRole('listbox').count()).toBe(0);
    await expect.poll(() => shop.searchBox.isFocused()).toBe(true);
    expect(await shop.stored()).toEqual({});
  };
  await search();
  await clear.click();
  await expectCleared();

  await search();
  // The first Tab stops at the search button.
  await shop.press(Key.TAB);
  await shop.press(Key.TAB);
  await expect.poll(() => clear.isFocused()).toBe(true);
  await shop.press(Key.ENTER);
  await expectCleared();
});

test('[FIND10] Ctrl+K focuses the search box, and a plain letter does not', async ({ shop }) => {
  await shop.open('cart?seed=7');
  await shop.page.getByRole('link', 'Continue shopping').focus();
  await shop.press('k');
  expect(await shop.searchBox.isFocused()).toBe(false);
  await shop.driver.actions().keyDown(Key.CONTROL).sendKeys('k').keyUp(Key.CONTROL).perform();
  await expect.poll(() => shop.searchBox.isFocused()).toBe(true);
  expect(await shop.searchBox.value()).toBe('');
});
