import { HISTORY_KEY } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';

test('Ctrl+K, arrows and Escape in the combobox, whose options nothing but a choice accepts @engines @our-goods', async ({
  shop,
  page,
}) => {
  const path = `product/${seededProduct(1).id}?seed=7`;
  await shop.open(path);
  const search = page.getByRole('banner').getByRole('search');
  const box = search.getByRole('combobox', { name: 'Search products' });
  const options = search.getByRole('listbox').getByRole('option');
  const closed = page.locator('[role="listbox"], [role="option"]');
  await test.step('[FIND10] Ctrl+K focuses the box from anywhere, a plain letter does not', async () => {
    for (const [control, keys] of [
      [shop.navLink('Home'), 'Control+k'],
      [page.getByRole('spinbutton', { name: 'Quantity' }), 'Control+k'],
      [page.getByRole('textbox', { name: 'Your review' }), 'Control+k'],
    ] as const) {
      await control.focus();
      await page.keyboard.press(keys);
      await expect(box).toBeFocused();
    }
    await shop.heading.focus();
    for (const letter of 'ks/') await page.keyboard.press(letter);
    await expect(shop.heading).toBeFocused();
    await expect(box).toHaveValue('');
  });

  // An arrow key before the search index has loaded finds no suggestion to select.
  await test.step('[FIND17, FIND31, FIND42, FIND43] suggestions are options of a listbox, with the typed part marked', async () => {
    await typeInto(box, ' Ste');
    await expect(options).toHaveText([
      'steel',
      'steady',
      'stem',
      'Chalk Steady Desk Fan',
      'Oak Steady Weather Station',
      'Chalk Pantry Toaster',
      'Brushed Steel Cloud Milk Frother',
    ]);
    const marks = ['ste', 'ste', 'ste', 'Ste', 'Ste', 'ste', 'Ste'];
    await expect(options.locator('mark')).toHaveText(marks);
    await expect(options.first()).toHaveAccessibleName('steel');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    const id = (await search.getByRole('listbox').getAttribute('id')) ?? '';
    await expect(box).toHaveAttribute('aria-controls', id);
  });
  await test.step('[FIND26] an arrow key right after a letter moves among all suggestions', async () => {
    for (const [key, end] of [
      ['ArrowDown', 'first'],
      ['ArrowUp', 'last'],
    ] as const) {
      await typeInto(box, 's');
      await expect(closed).toHaveCount(0);
      // In one task: a later one has no chance in between.
      await box.evaluate((input, key) => {
        document.execCommand('insertText', false, 't');
        input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      }, key);
      await expect(box).toHaveValue('st');
      await expect(options[end]()).toHaveAttribute('aria-selected', 'true');
      const id = (await options[end]().getAttribute('id')) ?? '';
      await expect(box).toHaveAttribute('aria-activedescendant', id);
      await box.press('Escape');
    }
  });

  await test.step('[FIND11, POP31] leaving the box accepts nothing', async () => {
    for (const leave of [
      () => page.keyboard.press('Shift+Tab'),
      () => shop.heading.click(),
      () => shop.navLink('Cart').focus(),
    ]) {
      await typeInto(box, 'ste');
      await box.press('ArrowDown');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      await leave();
      await expect(closed).toHaveCount(0);
      await expect(box).toHaveValue('ste');
      await expect(page).toHaveURL(path);
    }
    expect(await shop.stored()).toEqual({});
  });

  await test.step('[FIND11] Escape closes the list and keeps the text', async () => {
    await typeInto(box, 'ste');
    await box.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    for (let press = 0; press < 2; press += 1) {
      await box.press('Escape');
      await expect(closed).toHaveCount(0);
      await expect(box).toHaveAttribute('aria-expanded', 'false');
      await expect(box).toHaveValue('ste');
      await expect(box).toBeFocused();
    }
    // Escape also cleared the highlighted option: Enter submits the text.
    await box.press('Enter');
    await expect(page).toHaveURL('products?q=ste&seed=7');
  });
});

test('recent searches are persisted, the 5 newest shown on one line each, and cleared by pointer and by Tab @engines @our-goods', async ({
  shop,
  page,
}) => {
  const clear = page.getByRole('search').getByRole('button', { name: 'Clear search history' });
  const recent = page.getByRole('search').getByText('Recent searches', { exact: true });
  const listbox = page.getByRole('listbox');
  const history = async () => JSON.parse((await shop.stored())[HISTORY_KEY] ?? '[]');
  const long = 'a sail as long as the longest yacht that ever was '.repeat(4).trim();
  await shop.storeSearches(long, 'x'.repeat(500), 'three', 'four', 'five', 'six');
  await shop.stopClock();
  await shop.open('?seed=7');
  await test.step('[FIND19, FIND22] a search is saved with its time', async () => {
    await shop.searchFor(' Ash Lake ');
    expect((await history()).slice(0, 2)).toMatchObject([
      { query: 'Ash Lake', timestamp: '2026-03-01T10:00:00.000Z' },
      { query: long },
    ]);
  });
  await test.step('[FIND18, FIND31] below 2 characters the 5 newest show, on one line each', async () => {
    // Typing earlier would lose the focus to the results' heading.
    await expect(shop.heading).toBeFocused();
    for (const text of ['', ' s ']) {
      await typeInto(shop.searchBox, text);
      await expect(shop.suggestions).toHaveText([
        'Ash Lake',
        long,
        'x'.repeat(500),
        'three',
        'four',
      ]);
      await expect(recent).toBeVisible();
      await expect(clear).toBeVisible();
    }
    const heights = await shop.suggestions.evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(new Set(heights).size).toBe(1);
    await expect(shop.suggestions.last()).toBeInViewport();
    await typeInto(shop.searchBox, 'st');
    await expect(shop.suggestions.first()).toHaveText('steel');
    await expect(clear.or(recent)).toHaveCount(0);
  });
  await test.step('[FIND23, FIND47] a click clears them, and then nothing opens', async () => {
    await typeInto(shop.searchBox, '');
    await clear.click();
    await expect(listbox).toHaveCount(0);
    expect(await shop.stored()).toEqual({});
    // Suggestions are loaded: their absence means something.
    for (const text of ['', 's']) {
      await typeInto(shop.searchBox, text);
      await shop.searchBox.press('ArrowDown');
      await expect(shop.searchBox).toHaveAttribute('aria-expanded', 'false');
      await expect(listbox.or(recent).or(clear)).toHaveCount(0);
    }
  });

  await test.step('[FIND23, FIND47] Tab reaches Clear search history, which returns the focus', async () => {
    await shop.searchFor('oak');
    await expect(shop.heading).toHaveText('Results for "oak"');
    await typeInto(shop.searchBox, '');
    await expect(shop.suggestions).toHaveText(['oak']);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(clear).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(listbox).toHaveCount(0);
    await expect(shop.searchBox).toBeFocused();
    expect(await shop.stored()).toEqual({});
  });
});
