import type { Locator, Page } from '@playwright/test';
import { focusErrors, undersizedTargets } from '../fixtures/controls.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, type Shop } from '../fixtures/shop.ts';

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

async function searchBySuggestion(shop: Shop, page: Page, isInMenu: boolean) {
  if (isInMenu) await pressOn(page, shop.menuButton);
  await tabTo(page, shop.searchBox);
  await page.keyboard.type('rope');
  await page.keyboard.press('ArrowDown');
  const suggestion = await shop.suggestions.first().innerText();
  await page.keyboard.press('Enter');
  await expect(shop.heading).toHaveText(`Results for "${suggestion}"`);
  await expect(shop.heading).toBeFocused();
}

for (const width of [390, 1280]) {
  // The search at 390 px goes through the menu, as in touch.spec.ts and menu.spec.ts.
  const inAllEngines = width === 1280 ? ['@engines'] : ['@full'];
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test(
      '[EASE10, EASE11] the keyboard alone can search, filter, open a product, review, add and buy',
      { tag: inAllEngines },
      async ({ page, shop }) => {
        test.slow();
        await shop.open('?seed=7');
        await searchBySuggestion(shop, page, width < 768);
        await tabTo(page, page.getByRole('combobox', { name: 'Minimum rating' }));
        await page.keyboard.press('ArrowDown');
        await expect(page).toHaveURL(/rating=4/);
        const card = shop.cards.first();
        const title = await card.getByRole('heading').innerText();
        await pressOn(page, card.getByRole('link'));
        await expect(shop.heading).toHaveText(title);
        await expect(shop.heading).toBeFocused();

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
      },
    );

    test(
      '[EASE10, EASE11, FOCUS2, FOCUS3] the keyboard alone can change the cart, undo a removal and check out',
      { tag: [...inAllEngines, '@smoke'] },
      async ({ page, shop }) => {
        const { id, title } = seededProduct(3);
        await shop.storeCart([
          { id, qty: 1 },
          { id: seededProduct(5).id, qty: 2 },
        ]);
        await shop.open('?seed=7');
        await pressOn(page, shop.cartIcon);
        await expect(shop.popup).toBeFocused();
        await pressOn(page, shop.popup.getByRole('link', { name: 'Go to Cart' }));
        await expect(shop.heading).toBeFocused();
        const qty = page.getByRole('spinbutton', { name: `Quantity of ${title}` });
        await tabTo(page, qty);
        await page.keyboard.type('4');
        await expect(shop.cartIcon).toHaveAccessibleName('Cart, 6 items');
        await pressOn(page, button(page, `Remove ${title}`));
        await expect(qty).toHaveCount(0);
        const status = page.getByRole('status').filter({ hasText: `${title} was removed` });
        await expect(status).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(button(page, 'Undo')).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(qty).toHaveValue('4');
        await expect(button(page, `Remove ${title}`)).toBeFocused();
        await pressOn(page, button(page, 'Checkout'));
        await expect(page.locator(':focus')).toContainText('Thank you for your purchase! 🎉');
        await pressOn(
          page,
          page.getByRole('main').getByRole('link', { name: 'Continue shopping' }),
        );
        await expect(shop.heading).toBeFocused();
      },
    );

    test(
      '[EASE11, EASE12] the focus is visible at every tab stop, and every control is a target of 24 by 24 px',
      { tag: width === 1280 ? [] : ['@full'] },
      async ({ page, shop }) => {
        test.slow();
        await shop.storeCart([{ id: seededProduct(0).id, qty: 1 }]);
        for (const path of [
          '?seed=7&size=4',
          'products?seed=7&size=4&rating=1',
          `product/${seededProduct(0).id}?seed=7`,
          'cart',
          'nowhere',
        ]) {
          await shop.openLoaded(path);
          expect(await undersizedTargets(page, 24), path).toEqual([]);
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
          await tabTo(page, page.getByRole('contentinfo').getByRole('link').last());
          await tabTo(page, page.getByRole('link', { name: 'Skip to content' }), 'Shift+Tab');
        }
      },
    );
  });
}
