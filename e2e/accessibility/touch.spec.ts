import { HERO_HEADING, HISTORY_KEY } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/shop.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

test('taps search, clear, open and close menu and popup, and do not reach what is beneath @our-goods', async ({
  page,
  shop,
}) => {
  const { menu, menuButton, popup, searchBox, suggestions } = shop;
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await shop.storeSearches('steel', 'oak');
  await shop.open('?seed=7');

  await test.step('[FIND7, FIND41, HEAD11] Open search opens the box, Clear search empties it', async () => {
    await page.getByRole('button', { name: 'Open search' }).tap();
    await expect(searchBox).toBeFocused();
    await page.keyboard.type('cott');
    await expect(suggestions.first()).toBeVisible();
    await page.getByRole('button', { name: 'Clear search', exact: true }).tap();
    await expect(searchBox).toHaveValue('');
    await expect(searchBox).toBeFocused();
    await expect(page).toHaveURL('?seed=7');
  });
  await test.step('[FIND1] a tap on a recent search searches', async () => {
    await searchBox.tap();
    await expect(suggestions).toHaveText(['steel', 'oak']);
    await suggestions.getByText('steel').tap();
    await expect(shop.heading).toHaveText('Results for "steel"');
  });
  await test.step('[HEAD5] the menu leads home', async () => {
    await menuButton.tap();
    await menu.getByRole('link', { name: 'Home' }).tap();
    await expect(shop.heading).toHaveText(HERO_HEADING);
  });
  await test.step('[FIND23, FIND47] Clear search history leaves the focus in the box', async () => {
    await menuButton.tap();
    await searchBox.tap();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await expect(suggestions).toHaveText(['steel', 'oak']);
    await page.getByRole('button', { name: 'Clear search history' }).tap();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(searchBox).toBeFocused();
    expect(await shop.stored()).not.toHaveProperty([HISTORY_KEY]);
  });
  await test.step('[EASE13, HEAD18] a tap beside the menu closes it, and nothing else', async () => {
    await page.touchscreen.tap(8, 700);
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveURL('?seed=7');
  });

  await test.step('[POP3, POP28] a tap within the popup does not close it, its button and one outside do', async () => {
    await shop.card(seededProduct(0).title).getByRole('button').tap();
    // A tap within the popup does not close it.
    await popup.getByText(seededProduct(0).title).tap();
    await popup.getByRole('button', { name: 'Close cart' }).tap();
    await expect(popup).toHaveCount(0);
    await shop.cartIcon.tap();
    await expect(popup).toBeVisible();
    await page.touchscreen.tap(60, 100);
    await expect(popup).toHaveCount(0);
  });
  await test.step('[POP5] the page above the sheet stays usable', async () => {
    await shop.cartIcon.tap();
    // The page above the sheet stays usable: the tap also reaches its target.
    await menuButton.tap();
    await expect(menu).toBeVisible();
    await expect(popup).toHaveCount(0);
    // A tap elsewhere first: the second tap of a double tap on the button does not close the menu.
    await page.touchscreen.tap(300, 700);
    await menu.getByRole('button', { name: 'Menu' }).tap();
    await expect(menu).toHaveCount(0);
  });

  await test.step('[DATA16] a second tap elsewhere takes effect', async () => {
    await shop.card(seededProduct(0).title).getByRole('link').tap();
    const share = page.getByRole('button', { name: 'Share' });
    const { x, y } = (await share.boundingBox()) ?? { x: 0, y: 0 };
    // The click count that a browser gives two taps close to each other: this one is elsewhere and takes effect.
    const second = { detail: 2, clientX: x + 9, clientY: y + 9 };
    await share.dispatchEvent('mousedown', second);
    await share.dispatchEvent('click', second);
    await expect(page.getByText(/Link copied|The link could not be copied/)).toBeVisible();
  });
  await test.step('[POP4] Go to Cart closes the popup', async () => {
    await shop.cartIcon.tap();
    await popup.getByRole('link', { name: 'Go to Cart' }).tap();
    await expect(shop.heading).toHaveText('Your Cart');
    await expect(popup).toHaveCount(0);
  });
});
