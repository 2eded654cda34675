import { focusErrors, undersizedTargets } from '../fixtures/controls.ts';
import { DEFAULT_PREFERENCES } from '../fixtures/preferences.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';
import { disclose } from './panel.ts';

const scarf = seededProduct(0);
const PANEL = 'aside[aria-label="Lab"]';
const CONTROLS = ['a', 'button', 'input', 'textarea', 'summary']
  .map((control) => `${PANEL} ${control}`)
  .join();

test.use({ prefers: { ...DEFAULT_PREFERENCES, pointer: 'coarse' } });

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('[LAB31, EASE12] the controls of the panel are touch targets', async ({ page, shop }) => {
      await shop.open('cart?seed=7&lab&lab-panel=folded');
      await expect(page.locator(PANEL)).toBeVisible();
      expect(await undersizedTargets(page, 44, CONTROLS)).toEqual([]);
      await page.locator(PANEL).getByRole('button').click();
      await disclose(page.locator(PANEL));
      expect(await undersizedTargets(page, 44, CONTROLS)).toEqual([]);
    });

    const title =
      '[LAB31, EASE11] the focus is visible on each control of the panel, and leaves it';
    test(title, { tag: width > 390 ? '@engines' : [] }, async ({ page, shop }) => {
      await shop.open('cart?seed=7&lab');
      await page.locator(PANEL).getByRole('button', { name: 'Lab', exact: true }).focus();
      // The focus ring is visible after keyboard input only.
      await page.keyboard.press('Shift');
      const controls = await page.locator(CONTROLS).locator('visible=true').count();
      const inPanel = () =>
        page.evaluate((panel) => Boolean(document.activeElement?.closest(panel)), PANEL);
      let stops = 0;
      while (await inPanel()) {
        expect(await focusErrors(page)).toEqual([]);
        // In Firefox scroll containers are stops too.
        const isControl = await page.evaluate(
          (selector) => document.activeElement?.matches(selector),
          CONTROLS,
        );
        if (isControl) stops += 1;
        await page.keyboard.press('Tab');
      }
      expect(stops).toBe(controls);
    });
  });
}

test('[LAB32, FIND1] suggestions are shown over the panel', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await shop.open('?seed=7&lab');
  await typeInto(shop.searchBox, 'ca');
  const last = shop.suggestions.last();
  await expect(last).toBeVisible();
  expect((await last.boundingBox())?.y).toBeGreaterThan(300);
  await last.click();
  await expect(shop.heading).toBeFocused();
});

test('[LAB32, POP1] the popup and the menu can be used over the panel', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.open('?seed=7&lab');
  await shop.card(scarf.title).getByRole('button').click();
  await shop.popup.getByRole('link', { name: 'Go to Cart' }).click();
  await expect(shop.cartLines).toHaveCount(1);
  await shop.menuButton.click();
  await shop.menu.getByRole('link', { name: 'Products' }).click();
  await expect(shop.heading).toHaveText('Products');
});

for (const width of [390, 1024, 1280]) {
  test(`[LAB32] the status line with Undo is beside the panel at ${width} px`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await shop.storeCart([{ id: scarf.id, qty: 1 }]);
    await shop.open(`product/${scarf.id}?seed=7&lab`);
    const panel = page.locator(PANEL);
    await panel.getByRole('button', { name: 'Start over' }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeInViewport({ ratio: 1 });
    await undo.click();
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
  });
}
