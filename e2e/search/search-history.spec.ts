import { HISTORY_KEY } from '../fixtures/config.ts';
import { expect, type Shop, test, typeInto } from '../fixtures/shop.ts';

test.describe('outside UTC', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('[FIND19, FIND22] a search is persisted with its time in UTC and restored', async ({
    shop,
    page,
  }) => {
    await shop.stopClock();
    await shop.open('?seed=7');
    expect(await shop.stored()).toEqual({});
    await shop.searchFor('  Ash Lake ');
    expect(await history(shop)).toEqual([
      { query: 'Ash Lake', timestamp: '2026-03-01T10:00:00.000Z' },
    ]);
    // Typing earlier would lose the focus to the results' heading.
    await expect(shop.heading).toBeFocused();
    await page.clock.runFor(61_000);
    await shop.searchFor('steel');
    expect(await history(shop)).toEqual([
      { query: 'steel', timestamp: '2026-03-01T10:01:01.000Z' },
      { query: 'Ash Lake', timestamp: '2026-03-01T10:00:00.000Z' },
    ]);
    await shop.open('cart?seed=7');
    await shop.searchBox.click();
    await expect(shop.suggestions).toHaveText(['steel', 'Ash Lake']);
  });
});

test('[FIND18] below 2 characters the box suggests the 5 newest searches, each on one line @smoke', async ({
  shop,
  page,
}) => {
  const long = 'a sail as long as the longest yacht that ever was '.repeat(4).trim();
  const newest = ['one', long, 'x'.repeat(500), 'four', 'five'];
  await shop.storeSearches(...newest, 'six', 'seven');
  await shop.open('?seed=7');
  const clear = page.getByRole('button', { name: 'Clear search history' });
  for (const text of ['', 's', ' s ']) {
    await typeInto(shop.searchBox, text);
    await shop.searchBox.click();
    await expect(shop.suggestions).toHaveText(newest);
    await expect(page.getByText('Recent searches', { exact: true })).toBeVisible();
    await expect(clear).toBeVisible();
  }
  const heights = await shop.suggestions.evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(new Set(heights).size).toBe(1);
  await expect(shop.suggestions.last()).toBeInViewport();
  await typeInto(shop.searchBox, 'st');
  await expect(shop.suggestions.first()).toHaveText('steel');
  await expect(clear).toHaveCount(0);
  await expect(page.getByRole('search').getByText('Recent searches')).toHaveCount(0);
  await typeInto(shop.searchBox, '');
  await shop.suggestions.nth(1).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === long);
});

test('[FIND18, FIND23, FIND24, NAME4] Clear search history works by pointer and by Tab, and leaves no dropdown @engines @smoke', async ({
  shop,
  page,
}) => {
  const clear = page.getByRole('search').getByRole('button', { name: 'Clear search history' });
  await shop.storeSearches('steel', 'oak');
  await shop.open('?seed=7');
  await shop.searchBox.click();
  await clear.click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  expect(await shop.stored()).toEqual({});
  // Proves that suggestions are loaded, so that their absence means something.
  await typeInto(shop.searchBox, 'st');
  await expect(shop.suggestions.first()).toBeVisible();
  for (const text of ['', 's']) {
    await typeInto(shop.searchBox, text);
    await shop.searchBox.click();
    await shop.searchBox.press('ArrowDown');
    await expect(shop.searchBox).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(page.getByRole('search').getByText('Recent searches')).toHaveCount(0);
    await expect(clear).toHaveCount(0);
  }

  await shop.searchFor('oak');
  expect((await history(shop)).map(({ query }) => query)).toEqual(['oak']);
  await expect(shop.heading).toBeFocused();
  await typeInto(shop.searchBox, '');
  await expect(shop.suggestions).toHaveCount(1);
  const isFocused = () => clear.evaluate((button) => button === document.activeElement);
  for (let step = 0; step < 3 && !(await isFocused()); step += 1) {
    await page.keyboard.press('Tab');
    await expect(clear).toBeVisible();
  }
  await expect(clear).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(clear).toHaveCount(0);
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(shop.searchBox).toBeFocused();
  expect(await shop.stored()).toEqual({});
  await shop.open('?seed=7');
  await shop.searchBox.click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

async function history(shop: Shop): Promise<{ query: string; timestamp: string }[]> {
  return JSON.parse((await shop.stored())[HISTORY_KEY] ?? '[]');
}
