import { HERO_HEADING, HISTORY_KEY, NAME } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { DEFAULT_PREFERENCES } from '../fixtures/preferences.ts';
import { expect, test, type Shop } from '../fixtures/shop.ts';

test.use({ prefers: { ...DEFAULT_PREFERENCES, pointer: 'coarse' } });
test.skip(
  ({ browserName }) => browserName === 'firefox',
  'WebDriver BiDi does not support touch input in Firefox.',
);

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 820, height: 1180 };

for (const viewport of [PHONE, TABLET]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test.beforeEach(async ({ shop }) => {
      await shop.storeSearches('steel', 'oak');
      await shop.open('?seed=7');
      await shop.everythingIsPrefetched();
    });

    /** Opens the menu first on a phone, where the header has no search box. */
    async function tapSearchBox(shop: Shop): Promise<void> {
      if (viewport === PHONE) await shop.menuButton.tap();
      await shop.searchBox.tap();
    }

    test('[FIND1, FIND9, FIND24] taps search and clear, and do not reach what is beneath @smoke', async ({
      shop,
      page,
    }) => {
      await tapSearchBox(shop);
      await page.keyboard.type('cott');
      await page.getByRole('button', { name: 'Clear search', exact: true }).tap();
      await expect(shop.searchBox).toHaveValue('');
      await expect(shop.searchBox).toBeFocused();
      await expect(page).toHaveURL('?seed=7');
      await shop.searchBox.tap();
      await expect(shop.suggestions).toHaveText(['steel', 'oak']);
      await shop.suggestions.getByText('steel').tap();
      await expect(shop.heading).toHaveText('Results for "steel"');

      await tapSearchBox(shop);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('cott');
      await shop.suggestions.getByText('cotton', { exact: true }).tap();
      await expect(shop.heading).toHaveText('Results for "cotton"');

      await tapSearchBox(shop);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('tea');
      await page.getByRole('button', { name: 'Search', exact: true }).tap();
      await expect(shop.heading).toHaveText('Results for "tea"');

      await page.getByRole('banner').getByRole('link', { name: NAME }).tap();
      await expect(shop.heading).toHaveText(HERO_HEADING);
      await tapSearchBox(shop);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
      await expect(shop.suggestions).toHaveText(['tea', 'cotton', 'steel', 'oak']);
      await page.getByRole('button', { name: 'Clear search history' }).tap();
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expect(shop.searchBox).toBeFocused();
      expect(await shop.stored()).not.toHaveProperty([HISTORY_KEY]);
      await expect(page).toHaveURL('?seed=7');
      await expect(shop.popup).toHaveCount(0);
    });

    test('[POP3, POP4, EASE13] taps open and close the popup, and open the cart page', async ({
      shop,
    }) => {
      await shop.card(seededProduct(0).title).getByRole('button').tap();
      await expect(shop.popup).toBeVisible();
      // A tap within the popup does not close it.
      await shop.popup.getByText(seededProduct(0).title).tap();
      await shop.nextFrames();
      await expect(shop.popup).toBeVisible();
      await shop.page.touchscreen.tap(60, 100);
      await expect(shop.popup).toHaveCount(0);
      await shop.cartIcon.tap();
      await shop.popup.getByRole('link', { name: 'Go to Cart' }).tap();
      await expect(shop.heading).toHaveText('Your Cart');
      await expect(shop.popup).toHaveCount(0);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[HEAD7, HEAD11, POP5, POP17] taps open and close the menu, the search in it and the popup @smoke', async ({
    shop,
    page,
  }) => {
    await shop.open('?seed=7');
    const { menu, menuButton } = shop;
    await page.getByRole('button', { name: 'Open search' }).tap();
    await expect(menu).toBeVisible();
    await expect(shop.searchBox).toBeFocused();
    await page.keyboard.type('cott');
    await expect(shop.suggestions.first()).toBeVisible();
    await page.touchscreen.tap(8, 700);
    await expect(menu).toHaveCount(0);

    await shop.cartIcon.tap();
    await shop.popup.getByRole('button', { name: 'Close cart' }).tap();
    await expect(shop.popup).toHaveCount(0);
    await shop.cartIcon.tap();
    // The page above the sheet stays usable: the tap also reaches its target.
    await menuButton.tap();
    await expect(menu).toBeVisible();
    await expect(shop.popup).toHaveCount(0);

    // A tap elsewhere first: the second tap of a double tap on the button does not close the menu (DATA16).
    await page.touchscreen.tap(300, 700);
    await menu.getByRole('button', { name: 'Menu' }).tap();
    await expect(menu).toHaveCount(0);
    await shop.heading.tap();
    await menuButton.tap();
    await page.touchscreen.tap(8, 700);
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveURL('?seed=7');
    await menuButton.tap();
    await menu.getByRole('link', { name: 'Cart' }).tap();
    await expect(shop.heading).toHaveText('Your Cart');
    await expect(menu).toHaveCount(0);
  });
});

test('[DATA16] a quick second tap elsewhere takes effect', async ({ shop, page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await shop.open('?seed=7');
  await shop.everythingIsPrefetched();
  const share = page.getByRole('button', { name: 'Share' });
  await shop.card(seededProduct(0).title).getByRole('link').tap();
  const box = await share.boundingBox();
  if (!box) throw new Error('Share is not visible');
  // The click count that a browser gives two taps close to each other.
  const second = { detail: 2, clientX: box.x + 9, clientY: box.y + 9 };
  await share.dispatchEvent('mousedown', second);
  await share.dispatchEvent('click', second);
  await expect(page.getByText(/Link copied|The link could not be copied/)).toBeVisible();
});
