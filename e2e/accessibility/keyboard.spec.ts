import type { Locator, Page } from '@playwright/test';
import { coveredAfterScrolling, focusErrors, undersizedTargets } from '../fixtures/controls.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, type Shop } from '../fixtures/shop.ts';

/** Of a cart, the second line of which the test removes. */
const CART_PATH = 'cart?seed=7#cart=0:1,3:2,5:12';
const PHONE = { width: 390, height: 800 };
/** A control that needs more presses of Tab is behind a focus trap. */
const MAX_TAB_STOPS = 90;

/** Presses Tab until the control has the focus; the focus must be visible at each tab stop. */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    await page.keyboard.press(key);
    expect(await focusErrors(page)).toEqual([]);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not reach ${String(control)}`);
}

async function pressOn(page: Page, control: Locator, key = 'Enter') {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

function button(page: Page, name: string) {
  return page.getByRole('main').getByRole('button', { name, exact: true }).first();
}

/** In the focused search box. */
async function searchBySuggestion(shop: Shop, page: Page) {
  await expect(shop.searchBox).toBeFocused();
  await page.keyboard.type('lamp');
  await expect(shop.suggestions.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const suggestion = await shop.suggestions.first().innerText();
  await page.keyboard.press('Enter');
  await expect(shop.heading).toHaveText(`Results for "${suggestion}"`);
  await expect(shop.heading).toBeFocused();
}

test('the keyboard alone can search, filter, clear both, open a product, review, add and buy @engines @our-goods', async ({
  page,
  shop,
}) => {
  await shop.storeSearches('toaster');
  await shop.open('?seed=7');
  await test.step('[EASE30] the first tab stop skips to the content', async () => {
    const entries = await page.evaluate(() => history.length);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL('?seed=7');
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });
  await test.step('[EASE10, EASE11] search and filters work', async () => {
    await tabTo(page, shop.searchBox, 'Shift+Tab');
    await searchBySuggestion(shop, page);
    await tabTo(page, page.getByRole('combobox', { name: 'Minimum rating' }));
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/rating=4/);
  });
  await test.step('[LIST50] Clear Filters moves the focus to the first filter', async () => {
    await pressOn(page, button(page, 'Clear Filters'));
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeFocused();
  });
  await test.step('[EASE10, EASE11] search and history are cleared, with the focus in the box', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Clear search', exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(shop.searchBox).toBeFocused();
    await pressOn(page, page.getByRole('button', { name: 'Clear search history' }));
    await expect(shop.searchBox).toBeFocused();
  });

  const card = shop.cards.first();
  const title = await card.getByRole('heading').innerText();
  await test.step('[EASE29] after each navigation the focus is on the heading', async () => {
    await pressOn(page, card.getByRole('link'));
    await expect(shop.heading).toHaveText(title);
    await expect(shop.heading).toBeFocused();
    await page.goBack();
    await expect(shop.heading).toHaveText('Products');
    await expect(shop.heading).toBeFocused();
    await page.goForward();
    await expect(shop.heading).toHaveText(title);
    await expect(shop.heading).toBeFocused();
  });

  await test.step('[EASE10, EASE11] quantity, Add to Cart, review and Buy Now work', async () => {
    await pressOn(page, button(page, 'Increase quantity'));
    await pressOn(page, button(page, 'Add to Cart'), 'Space');
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 2 items');
    await tabTo(page, page.getByRole('textbox', { name: 'Your review' }));
    await page.keyboard.type('Floats.');
    await tabTo(page, page.getByRole('combobox', { name: 'Rating', exact: true }));
    await page.keyboard.press('ArrowDown');
    await pressOn(page, button(page, 'Submit Review'));
    const reviews = page.getByRole('list', { name: 'Reviews', exact: true });
    await expect(reviews.getByRole('listitem').first()).toContainText('Floats.');
    await tabTo(page, button(page, 'Buy Now'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(shop.heading).toHaveText('Your Cart');
    await expect(shop.heading).toBeFocused();
  });
});

test('on a phone the keyboard alone can search in the menu, change the cart, undo a removal and check out @engines @our-goods', async ({
  page,
  shop,
}) => {
  const { id, title } = seededProduct(3);
  await page.setViewportSize(PHONE);
  await shop.storeCart([
    { id, qty: 1 },
    { id: seededProduct(5).id, qty: 2 },
  ]);
  await shop.open('?seed=7');
  await test.step('[EASE10, EASE11] the search box in the menu works', async () => {
    await pressOn(page, shop.menuButton);
    await tabTo(page, shop.searchBox);
    await searchBySuggestion(shop, page);
  });
  await test.step('[EASE10, EASE11] the popup takes the focus, and leads to the cart', async () => {
    await tabTo(page, shop.cartIcon, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(shop.popup).toBeFocused();
    await pressOn(page, shop.popup.getByRole('link', { name: 'Go to Cart' }));
    await expect(shop.heading).toBeFocused();
  });
  const qty = page.getByRole('spinbutton', { name: `Quantity of ${title}` });
  await test.step('[EASE10, EASE11] a typed quantity counts', async () => {
    await tabTo(page, qty);
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 6 items');
  });
  await test.step('[CART43] Undo gets the focus, and then the Remove control of the restored line', async () => {
    await pressOn(page, button(page, `Remove ${title}`));
    await expect(qty).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(qty).toHaveValue('4');
    await expect(button(page, `Remove ${title}`)).toBeFocused();
  });
  await test.step('[CART15] the focus is on the thank-you', async () => {
    await pressOn(page, button(page, 'Checkout'));
    await expect(page.locator(':focus')).toContainText('Thank you for your purchase! 🎉');
  });
  await test.step('[EASE29] Continue shopping leads to the heading of the list', async () => {
    await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Continue shopping' }));
    await expect(shop.heading).toBeFocused();
  });
});

test('the focus is visible at every tab stop, forwards and backwards, whole at every size of window and text @our-goods', async ({
  page,
  shop,
}) => {
  const [skip, last] = [
    page.getByRole('link', { name: 'Skip to content' }),
    page.getByRole('contentinfo').getByRole('link').last(),
  ];
  for (const [path, viewport, text] of [
    ['?seed=7&size=4#cart=0:1', { width: 390, height: 844 }],
    [`product/${seededProduct(0).id}?seed=7#cart=0:2`, { width: 320, height: 568 }],
    [`product/${seededProduct(0).id}?seed=7`, { width: 844, height: 390 }],
    [CART_PATH, { width: 1280, height: 720 }],
    [CART_PATH, { width: 320, height: 568 }, '200%'],
    ['products?seed=7&size=4&rating=1', { width: 320, height: 568 }],
    ['nowhere', { width: 1280, height: 720 }],
  ] as const) {
    await page.setViewportSize(viewport);
    await shop.openLoaded(path);
    if (text) await shop.setTextSize(text);
    const undo = page.getByRole('main').getByRole('button', { name: 'Undo' });
    if (path === CART_PATH)
      await page
        .getByRole('button', { name: /^Remove/ })
        .nth(1)
        .click();
    if (path.includes('#')) await expect(undo).toBeVisible();
    await test.step('[EASE12] no control is smaller than 24px', async () => {
      expect(await undersizedTargets(page, 24), path).toEqual([]);
    });
    await test.step('[EASE23] no control is covered after a program has scrolled to it', async () => {
      expect(await coveredAfterScrolling(page), path).toEqual([]);
    });
    await test.step('[CART11, EASE11] the focus is visible at every tab stop', async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await tabTo(page, last);
      await tabTo(page, skip, 'Shift+Tab');
    });
  }
});
