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

test(
  '[FIND18] below 2 characters the box suggests the 5 newest searches',
  { tag: '@smoke' },
  async ({ shop, page }) => {
    await shop.store({
      [HISTORY_KEY]: historyOf('one', 'two', 'three', 'four', 'five', 'six', 'seven'),
    });
    await shop.open('?seed=7');
    const clear = page.getByRole('button', { name: 'Clear search history' });
    for (const text of ['', 's', ' s ']) {
      await typeInto(shop.searchBox, text);
      await shop.searchBox.click();
      await expect(shop.suggestions).toHaveText(['one', 'two', 'three', 'four', 'five']);
      await expect(page.getByText('Recent searches', { exact: true })).toBeVisible();
      await expect(clear).toBeVisible();
    }
    await typeInto(shop.searchBox, 'st');
    await expect(shop.suggestions.first()).toHaveText('steel');
    await expect(clear).toHaveCount(0);
    await expect(page.getByText('Recent searches')).toHaveCount(0);
  },
);

test('[FIND18] without history there is no dropdown', async ({ shop, page }) => {
  await shop.open('?seed=7');
  // Proves that suggestions are loaded, so that their absence means something.
  await typeInto(shop.searchBox, 'st');
  await expect(shop.suggestions.first()).toBeVisible();
  for (const text of ['', 's']) {
    await typeInto(shop.searchBox, text);
    await shop.searchBox.click();
    await shop.searchBox.press('ArrowDown');
    await expect(shop.searchBox).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(page.getByText('Recent searches')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Clear search history' })).toHaveCount(0);
  }
});

test('[FIND20] a blank search is not persisted', async ({ shop, page }) => {
  await shop.open('cart?seed=7');
  for (const blank of ['', '   ', '\t']) {
    await shop.searchFor(blank);
    await expect(page).toHaveURL('products?seed=7');
  }
  await shop.searchFor('oak');
  expect(await queries(shop)).toEqual(['oak']);
});

test(
  '[FIND21, FIND22] searches are newest first, at most 10, and a repeated one moves to the front',
  { tag: '@smoke' },
  async ({ shop }) => {
    const old = ['a1', 'a2', 'Ash  Lake', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9', 'a10'];
    await shop.store({ [HISTORY_KEY]: historyOf(...old) });
    await shop.open('products?seed=7');
    await shop.searchFor('new');
    expect(await queries(shop)).toEqual(['new', ...old.slice(0, 9)]);
    await shop.searchFor(' aSH lake ');
    expect(await queries(shop)).toEqual(['aSH lake', 'new', 'a1', 'a2', ...old.slice(3, 9)]);
    // The navigation puts the text into the box: it would come back after it was cleared.
    await expect(shop.heading).toHaveText('Results for "aSH lake"');
    await typeInto(shop.searchBox, '');
    await expect(shop.suggestions).toHaveText(['aSH lake', 'new', 'a1', 'a2', 'a4']);
  },
);

test(
  '[FIND23, FIND24, NAME4] Clear search history works by Tab from the open list',
  { tag: '@engines' },
  async ({ shop, page }) => {
    await shop.store({ [HISTORY_KEY]: historyOf('steel', 'oak') });
    await shop.open('?seed=7');
    await shop.searchBox.focus();
    await expect(shop.suggestions).toHaveCount(2);
    const clear = page.getByRole('search').getByRole('button', { name: 'Clear search history' });
    for (let step = 0; step < 3 && !(await isFocused(shop)); step += 1) {
      await page.keyboard.press('Tab');
      await expect(clear).toBeVisible();
    }
    await expect(clear).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(clear).toHaveCount(0);
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(shop.searchBox).toBeFocused();
    expect(await shop.stored()).toEqual({});
    await page.reload();
    await shop.searchBox.click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
  },
);

test(
  '[FIND23, FIND24] Clear search history works by pointer',
  { tag: ['@engines', '@smoke'] },
  async ({ shop, page }) => {
    await shop.store({ [HISTORY_KEY]: historyOf('steel', 'oak') });
    await shop.open('?seed=7');
    await shop.searchBox.click();
    await page.getByRole('button', { name: 'Clear search history' }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    expect(await shop.stored()).toEqual({});
    await shop.searchFor('oak');
    expect(await queries(shop)).toEqual(['oak']);
  },
);

/** A persisted history, newest first. */
function historyOf(...searches: readonly string[]): string {
  return JSON.stringify(
    searches.map((query, age) => ({
      query,
      timestamp: new Date(Date.UTC(2025, 0, 31 - age)).toISOString(),
    })),
  );
}

async function history(shop: Shop): Promise<{ query: string; timestamp: string }[]> {
  return JSON.parse((await shop.stored())[HISTORY_KEY] ?? '[]');
}

async function queries(shop: Shop): Promise<readonly string[]> {
  return (await history(shop)).map(({ query }) => query);
}

function isFocused({ page }: Shop): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.textContent === 'Clear search history');
}
