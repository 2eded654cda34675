import type { Locator } from '@playwright/test';
import { undersizedTargets } from '../fixtures/controls.ts';
import { seededProduct, SCREENS } from '../fixtures/products.ts';
import { DEFAULT_PREFERENCES } from '../fixtures/preferences.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';

test.use({
  prefers: { ...DEFAULT_PREFERENCES, pointer: 'coarse' },
  viewport: { width: 390, height: 800 },
});

test('[EASE12] every control is a touch target of at least 44 by 44 px @smoke', async ({
  browserName,
  page,
  shop,
}) => {
  await shop.storeCart([{ id: seededProduct(0).id, qty: 1 }]);
  for (const path of [...SCREENS, 'nowhere']) {
    await shop.openLoaded(path);
    expect(await undersizedTargets(page, 44), path).toEqual([]);
  }
  await tap(shop.menuButton, browserName);
  expect(await undersizedTargets(page, 44), 'menu').toEqual([]);
  await typeInto(shop.searchBox, 'ca');
  await expect(shop.suggestions.first()).toBeVisible();
  expect(await undersizedTargets(page, 44, '[role="option"]')).toEqual([]);
});

/** Clicks in Firefox, where BiDi does not support touch input. */
function tap(control: Locator, browserName: string): Promise<void> {
  return browserName === 'firefox' ? control.click() : control.tap();
}
