import type { Page } from '@playwright/test';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';

const PHONE = { width: 390, height: 844 };

test('[HEAD5, HEAD6] navigation and search move into the menu below 768px @smoke', async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await shop.open('?seed=7');
  const header = page.getByRole('banner');
  await expect(header.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(header.getByRole('search')).toBeVisible();
  await expect(menuButton(page)).toBeHidden();
  await expect(searchButton(page)).toBeHidden();

  await page.setViewportSize({ width: 767, height: 800 });
  await expect(menuButton(page)).toBeVisible();
  await expect(searchButton(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('search')).toBeHidden();
  await menuButton(page).click();
  await expect(shop.menu.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(shop.menu.getByRole('search')).toBeVisible();

  await page.setViewportSize({ width: 768, height: 800 });
  await expect(shop.menu).toHaveCount(0);
  await expect(menuButton(page)).toBeHidden();
  await expect(header.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[HEAD9] the menu stays open when a pending navigation renders', async ({ shop, page }) => {
    await shop.open('products?seed=7&rating=4');
    await page.evaluate(() => {
      for (const name of ['Clear Filters', 'Menu']) {
        const buttons = [...document.querySelectorAll('button')];
        buttons.find((button) => (button.ariaLabel ?? button.textContent) === name)?.click();
      }
    });
    await expect(shop.menu).toBeVisible();
    await expect(page).toHaveURL('products?seed=7');
    await expect(
      page.getByRole('combobox', { name: 'Minimum rating', includeHidden: true }),
    ).toHaveValue('0');
    await expect(shop.menu).toBeVisible();
    await shop.menu.getByRole('link', { name: 'Home' }).click();
    await expect(shop.menu).toHaveCount(0);
  });

  test('[PAINT12] the header’s search box suggests once the window is wide enough for it', async ({
    shop,
    page,
  }) => {
    await shop.open('?seed=7');
    await shop.everythingIsPrefetched();
    const field = page.locator('header input[name=q]');
    const isHydrated = () =>
      field.evaluate((input) => Object.keys(input).some((key) => key.startsWith('__react')));
    expect(await isHydrated()).toBe(false);
    await page.setViewportSize({ width: 768, height: 844 });
    await expect.poll(isHydrated).toBe(true);
    await typeInto(shop.searchBox, 'cot');
    await expect(shop.suggestions.first()).toBeVisible();
  });

  test('[HEAD7, HEAD14, NAME12] the Menu button opens and closes the Menu dialog, which restores the focus @engines @smoke', async ({
    shop,
    page,
  }) => {
    await shop.open('?seed=7');
    for (let round = 0; round < 2; round += 1) {
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(shop.menu).toHaveCount(0);
      await menuButton(page).click();
      await expect(shop.menu).toBeVisible();
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
      await menuButton(page).click();
    }
    await expect(shop.menu).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(shop.menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shop.menu).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).blur();

    // Safari on macOS does not focus a clicked button.
    await page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault()));
    for (const [open, button] of [
      [() => menuButton(page).click(), menuButton(page)],
      [() => searchButton(page).click(), searchButton(page)],
      [() => page.keyboard.press('Control+k'), searchButton(page)],
    ] as const) {
      await open();
      await expect(shop.menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(shop.menu).toHaveCount(0);
      await expect(button).toBeFocused();
      await button.blur();
    }
  });

  test('[HEAD9] Back closes the menu, and Forward does not open it again @engines', async ({
    shop,
    page,
  }) => {
    await shop.open('?seed=7');
    await shop.card(seededProduct(0).title).getByRole('link').click();
    await expect(shop.heading).toHaveText(seededProduct(0).title);
    await menuButton(page).click();
    await expect(shop.menu).toBeVisible();
    await page.goBack();
    await expect(shop.menu).toHaveCount(0);
    await page.goForward();
    await expect(shop.heading).toHaveText(seededProduct(0).title);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(shop.menu).toHaveCount(0);
  });

  test('[HEAD5] the menu closes when one of its links navigates @smoke', async ({ shop, page }) => {
    await shop.open('?seed=7');
    await menuButton(page).click();
    await shop.menu.getByRole('link', { name: 'Cart', exact: true }).click();
    await expect(shop.heading).toHaveText('Your Cart');
    await expect(shop.menu).toHaveCount(0);

    await menuButton(page).click();
    await shop.searchFor('steel');
    await expect(shop.heading).toHaveText('Results for "steel"');
    await expect(shop.menu).toHaveCount(0);

    // The current screen: the URL does not change.
    await menuButton(page).click();
    await shop.menu.getByRole('link', { name: 'Products' }).click();
    await menuButton(page).click();
    await shop.menu.getByRole('link', { name: 'Products' }).click();
    await expect(shop.menu).toHaveCount(0);
  });

  test('[FIND10, HEAD11] Open search and Ctrl+K open the menu with the focus in its search box @smoke', async ({
    shop,
    page,
  }) => {
    await shop.storeSearches('oak');
    await shop.open('?seed=7');
    await searchButton(page).click();
    await expect(shop.menu).toBeVisible();
    await expect(shop.searchBox).toBeFocused();
    await expect(shop.suggestions).toHaveText(['oak']);
    // The first closes the recent searches.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(shop.menu).toHaveCount(0);
    await expect(searchButton(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await shop.searchFor('steel');
    await expect(shop.heading).toHaveText('Results for "steel"');
    await expect(shop.menu).toHaveCount(0);

    await page.keyboard.press('Control+k');
    await expect(shop.menu).toBeVisible();
    await expect(shop.searchBox).toBeFocused();
    await shop.menu.getByRole('link', { name: 'Home' }).focus();
    await page.keyboard.press('Control+k');
    await expect(shop.searchBox).toBeFocused();
    await typeInto(shop.searchBox, '');
    await page.keyboard.press('k');
    await expect(shop.searchBox).toHaveValue('k');
    await typeInto(shop.searchBox, '');
    await page.setViewportSize({ width: 768, height: 844 });
    await expect(shop.menu).toHaveCount(0);
    await expect(shop.searchBox).toBeFocused();
  });
});

test('[FIND29] rotating a phone during a search preserves the text @engines', async ({
  shop,
  page,
}) => {
  const portrait = { width: 390, height: 844 };
  const landscape = { width: 844, height: 390 };
  await page.setViewportSize(portrait);
  await shop.open('?seed=7');
  await menuButton(page).click();
  await typeInto(shop.searchBox, 'cotto');
  await page.setViewportSize(landscape);
  await expect(shop.menu).toHaveCount(0);
  await expect(shop.searchBox).toHaveValue('cotto');
  await expect(shop.searchBox).toBeFocused();
  await page.keyboard.type('n');
  await page.setViewportSize(portrait);
  await menuButton(page).click();
  await expect(shop.searchBox).toHaveValue('cotton');
  await shop.searchBox.press('Enter');
  await expect(shop.heading).toHaveText('Results for "cotton"');
});

test('[HEAD9, NAME3, NAME4, NAME5] the menu has the same search box and navigation, and Clear search leaves it open @engines', async ({
  shop,
  page,
}) => {
  await page.setViewportSize(PHONE);
  await shop.open('products?q=steel&seed=7');
  await menuButton(page).click();
  const search = shop.menu.getByRole('search');
  const clear = search.getByRole('button', { name: 'Clear search', exact: true });
  const box = search.getByRole('combobox', { name: 'Search products' });
  await expect(box).toHaveValue('steel');
  await expect(search.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await expect(shop.menu.getByRole('link', { name: 'Products' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await clear.click();
  await expect(page).toHaveURL('products?seed=7');
  await expect(shop.cards).toHaveCount(20);
  await expect(shop.menu).toBeVisible();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');
  await shop.menu.getByRole('link', { name: 'Home' }).click();
  await expect(shop.menu).toHaveCount(0);

  await menuButton(page).click();
  await typeInto(box, 'ste');
  await expect(search.getByRole('listbox').getByRole('option').first()).toHaveText('steel');
  await shop.searchFor('cotton');
  await menuButton(page).click();
  await typeInto(box, '');
  await expect(search.getByRole('listbox').getByRole('option')).toHaveText(['cotton']);
  await expect(search.getByRole('button', { name: 'Clear search history' })).toBeVisible();
  await expect(clear).toBeHidden();
});

function menuButton(page: Page) {
  return page.getByRole('button', { name: 'Menu', exact: true });
}

function searchButton(page: Page) {
  return page.getByRole('button', { name: 'Open search', exact: true });
}
