import { seededProduct } from '../fixtures/products.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';

test('[FIND10] Ctrl+K and ⌘K focus the search box from any control, and plain letters do not @engines @smoke', async ({
  shop,
  page,
}) => {
  await shop.open(`product/${seededProduct(1).id}?seed=7`);
  const controls = [
    page.getByRole('link', { name: 'Home' }).first(),
    page.getByRole('spinbutton', { name: 'Quantity' }),
    page.getByRole('textbox', { name: 'Your review' }),
  ];
  for (const control of controls) {
    for (const keys of ['Control+k', 'Meta+k']) {
      await control.focus();
      await page.keyboard.press(keys);
      await expect(shop.searchBox).toBeFocused();
    }
  }
  await shop.heading.focus();
  for (const letter of 'abcdefghijklmnopqrstuvwxyz/') await page.keyboard.press(letter);
  await expect(shop.heading).toBeFocused();
  await expect(shop.searchBox).toHaveValue('');
  await page.keyboard.press('Control+k');
  await expect(shop.searchBox).toBeFocused();
});

test('[FIND26] an arrow key in the same task as the last letter selects among its suggestions @engines', async ({
  shop,
}) => {
  await shop.open('?seed=7');
  // An arrow key before the search index has loaded finds no suggestion to select.
  await typeInto(shop.searchBox, 'st');
  await expect(shop.suggestions.first()).toBeVisible();
  for (const [key, end] of [
    ['ArrowDown', 'first'],
    ['ArrowUp', 'last'],
  ] as const) {
    await typeInto(shop.searchBox, 's');
    // In one task: deferred rendering has no chance in between.
    await shop.searchBox.evaluate((input, key) => {
      document.execCommand('insertText', false, 't');
      input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }, key);
    await expect(shop.searchBox).toHaveValue('st');
    await expect(shop.suggestions[end]()).toHaveAttribute('aria-selected', 'true');
    await shop.searchBox.press('Escape');
  }
});

test('[FIND12] leaving the search box accepts no highlighted option @engines', async ({
  shop,
  page,
}) => {
  await shop.open('?seed=7');
  const ways = [
    () => page.keyboard.press('Shift+Tab'),
    () => page.getByRole('main').click({ position: { x: 5, y: 300 } }),
    () => page.getByRole('link', { name: 'Cart', exact: true }).focus(),
  ];
  for (const leave of ways) {
    await typeInto(shop.searchBox, 'ste');
    await expect(shop.suggestions.first()).toBeVisible();
    await shop.searchBox.press('ArrowDown');
    await expect(shop.suggestions.first()).toHaveAttribute('aria-selected', 'true');
    await leave();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(shop.searchBox).toHaveValue('ste');
    await expect(page).toHaveURL('?seed=7');
  }
  expect(await shop.stored()).toEqual({});
});

test('[FIND11, NAME2, NAME3] the box is a search landmark with a combobox and its listbox, which Escape closes @engines @smoke', async ({
  shop,
  page,
}) => {
  await shop.open('?seed=7');
  const search = page.getByRole('banner').getByRole('search');
  const box = search.getByRole('combobox', { name: 'Search products' });
  const closed = page.locator('[role="listbox"], [role="option"]');
  await expect(closed).toHaveCount(0);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await typeInto(box, 'ste');
  const list = search.getByRole('listbox');
  await expect(list.getByRole('option')).toHaveCount(3);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(box).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  await box.press('ArrowDown');
  const first = list.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await first.getAttribute('id')) ?? '',
  );
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
