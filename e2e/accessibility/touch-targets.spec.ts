import type { Locator } from '@playwright/test';
import { undersizedTargets } from '../fixtures/controls.ts';
import { seededProduct, SCREENS } from '../fixtures/products.ts';
import { DEFAULT_PREFERENCES } from '../fixtures/preferences.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';

test.use({ prefers: { ...DEFAULT_PREFERENCES, pointer: 'coarse' }, viewport: { width: 390, height: 800 } });

test(
  '[EASE12] a finger finds every control at 44 by 44 px',
  { tag: '@smoke' },
  async ({ browserName, page, shop }) => {
    await shop.storeCart([{ id: seededProduct(0).id, qty: 1 }]);
    for (const path of [...SCREENS, 'nowhere']) {
      await shop.openLoaded(path);
      expect(await undersizedTargets(page, 44), path).toEqual([]);
    }
    await touch(shop.menuButton, browserName);
    expect(await undersizedTargets(page, 44), 'menu').toEqual([]);
    await typeInto(shop.searchBox, 'ca');
    await expect(shop.suggestions.first()).toBeVisible();
    expect(await undersizedTargets(page, 44, '[role="option"]')).toEqual([]);
  },
);

test(
  '[EASE13] everything works without hovering',
  { tag: '@engines' },
  async ({ browserName, shop }) => {
    await shop.open('?seed=7');
    await touch(shop.cards.first().getByRole('button'), browserName);
    await expect(shop.popup).toBeVisible();
    await touch(shop.popup.getByRole('link', { name: 'Go to Cart' }), browserName);
    await expect(shop.heading).toHaveText('Your Cart');
  },
);

/** Firefox cannot be made to feel a finger over BiDi: there, a click stands for it. */
function touch(control: Locator, browserName: string): Promise<void> {
  return browserName === 'firefox' ? control.click() : control.tap();
}
