import { seededProduct } from '../fixtures/products.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('Menu, Open search and Ctrl+K open the Menu dialog, which restores the focus when it closes @engines', async ({
  shop,
  page,
}) => {
  const { menu, menuButton, searchBox } = shop;
  const openSearch = page.getByRole('button', { name: 'Open search', exact: true });
  await shop.storeSearches('oak');
  await shop.open('?seed=7');
  await test.step('[HEAD18, HEAD21] the button opens and closes the menu', async () => {
    for (let round = 0; round < 2; round += 1) {
      await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
      await expect(menu).toHaveCount(0);
      await menuButton.click();
      await expect(menu).toBeVisible();
      await expect(menuButton).toHaveAttribute('aria-expanded', 'true');
      await menuButton.click();
    }
    await expect(menu).toHaveCount(0);
    await expect(menuButton).toBeFocused();
  });

  await test.step('[FIND10, HEAD11, HEAD21] each way opens it, Escape closes it and returns the focus', async () => {
    // Safari on macOS does not focus a clicked button.
    await page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault()));
    for (const [open, button] of [
      [() => menuButton.click(), menuButton],
      [() => openSearch.click(), openSearch],
      [() => page.keyboard.press('Control+k'), openSearch],
    ] as const) {
      await button.blur();
      await open();
      await expect(menu).toBeVisible();
      if (button === openSearch) {
        await expect(searchBox).toBeFocused();
        await expect(shop.suggestions).toHaveText(['oak']);
        // Closes the recent searches.
        await page.keyboard.press('Escape');
        await expect(shop.suggestions).toHaveCount(0);
      }
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  });

  await test.step('[FIND10] Ctrl+K focuses the box of the open menu, a plain k does not', async () => {
    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: 'Home' }).focus();
    await page.keyboard.press('k');
    await expect(searchBox).toHaveValue('');
    await page.keyboard.press('Control+k');
    await expect(searchBox).toBeFocused();
  });
});

test('the menu has the search box and the navigation, and a change of the URL closes it, but not Clear search @engines @our-goods', async ({
  shop,
  page,
}) => {
  const { menu, menuButton } = shop;
  const search = menu.getByRole('search');
  const box = search.getByRole('combobox', { name: 'Search products' });
  const options = search.getByRole('listbox').getByRole('option');
  const link = (name: string) => menu.getByRole('link', { name, exact: true });
  await shop.open('products?q=steel&rating=4&seed=7');
  await test.step('[HEAD18] a menu that opens while a navigation is pending stays', async () => {
    // The menu opens while the navigation of Clear Filters is pending.
    await page.evaluate(() => {
      for (const name of ['Clear Filters', 'Menu']) {
        const buttons = [...document.querySelectorAll('button')];
        buttons.find((button) => (button.ariaLabel ?? button.textContent) === name)?.click();
      }
    });
    await expect(page).toHaveURL('products?q=steel&seed=7');
    await expect(
      page.getByRole('combobox', { name: 'Minimum rating', includeHidden: true }),
    ).toHaveValue('0');
    await expect(menu).toBeVisible();
  });

  await test.step('[FIND31, HEAD16, HEAD20] box and links show where the visitor is, Clear search keeps the menu open', async () => {
    await expect(box).toHaveValue('steel');
    await expect(search.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
    await expect(link('Products')).toHaveAttribute('aria-current', 'page');
    await search.getByRole('button', { name: 'Clear search', exact: true }).click();
    await expect(page).toHaveURL('products?seed=7');
    await expect(shop.cards).toHaveCount(20);
    await expect(menu).toBeVisible();
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('');
  });
  await test.step('[HEAD9, FIND31] a search by text and by recent search closes it', async () => {
    await typeInto(box, 'ste');
    await expect(options.first()).toHaveText('steel');
    await shop.searchFor('stee');
    await expect(shop.heading).toHaveText('Results for "stee"');
    await expect(menu).toHaveCount(0);
  });
  // Only the browser dispatches `change`, for what has been typed, when a focused field is removed.
  await test.step('[FIND6] the box of a menu that opens again shows the chosen suggestion, not what was typed', async () => {
    await menuButton.click();
    await typeInto(box, 'ste');
    await options.first().click();
    await expect(shop.heading).toHaveText('Results for "steel"');
    await menuButton.click();
    await expect(box).toHaveValue('steel');
    await typeInto(box, '');
    await expect(options).toHaveText(['steel', 'stee']);
    await expect(search.getByRole('button', { name: 'Clear search history' })).toBeVisible();
    await options.first().click();
    await expect(menu).toHaveCount(0);
  });

  await test.step('[HEAD9, HEAD19] links, Back and Forward close it', async () => {
    for (const _ of [1, 2]) {
      // The second time the URL does not change.
      await menuButton.click();
      await link('Home').click();
      await expect(menu).toHaveCount(0);
    }
    await shop.card(seededProduct(0).title).getByRole('link').click();
    await expect(shop.heading).toHaveText(seededProduct(0).title);
    await menuButton.click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toHaveCount(0);
    await page.goForward();
    await expect(shop.heading).toHaveText(seededProduct(0).title);
    await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toHaveCount(0);
  });
});

test('[FIND34, PAINT6] the code of the suggestions waits for the menu, whose box keeps text and focus when it arrives @engines @our-goods', async ({
  shop,
  page,
}) => {
  const requests: (() => void)[] = [];
  await page.route('**/assets/SearchField-*.js', async (route) => {
    await new Promise<void>((release) => requests.push(release));
    await route.continue();
  });
  await shop.open('?seed=7');
  await page.waitForLoadState('networkidle');
  expect(requests).toHaveLength(0);
  await shop.menuButton.dispatchEvent('pointerdown');
  await expect.poll(() => requests.length).toBe(1);
  await shop.menuButton.click();
  const plain = shop.menu.getByRole('textbox', { name: 'Search products' });
  await typeInto(plain, 'ste');
  requests[0]?.();
  await expect(shop.suggestions.first()).toBeVisible();
  await expect(shop.searchBox).toHaveValue('ste');
  await expect(shop.searchBox).toBeFocused();
  await page.keyboard.type('e');
  await expect(shop.searchBox).toHaveValue('stee');
});

// React shows the code 0.3 s after the fallback at the earliest, and has rendered it before.
test('[PAINT6] the box keeps a focus that it gets between the arrival of the code and its commit', async ({
  shop,
  page,
}) => {
  await shop.stopClock();
  await shop.open('?seed=7');
  const arrival = page.waitForResponse('**/assets/SearchField-*.js');
  await shop.menuButton.click();
  await (await arrival).finished();
  const plain = shop.menu.getByRole('textbox', { name: 'Search products' });
  await plain.focus();
  await page.clock.runFor(1000);
  await expect(shop.searchBox).toBeFocused();
});
