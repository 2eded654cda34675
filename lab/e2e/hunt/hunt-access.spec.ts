import type { Page } from '@playwright/test';
import { findLayoutErrors } from '../../../e2e/states/layout-errors.ts';
import { CONTRAST, findViolations, saveTimers } from '../../../e2e/fixtures/axe.ts';
import { undersizedTargets } from '../../../e2e/fixtures/controls.ts';
import { expect, test, type Shop } from '../../../e2e/fixtures/shop.ts';
import { huntFor, pillButton } from '../hunts.ts';
import { disclose, panelOf } from '../panel.ts';

/** Faults of the product page alone, so that axe finds nothing on the home page. */
const HUNT = huntFor('stars-five', 'picture-blurred');

/** Each state starts from the one before. */
const STATES: Readonly<Record<string, (page: Page, shop: Shop) => Promise<unknown>>> = {
  pill: (_page, shop) => shop.openLoaded(`?seed=7&lab=${HUNT.option}`),
  pointing: async (page) => {
    await pillButton(page, 'Report').click();
    await page.keyboard.press('Tab');
  },
  class: (page) => page.keyboard.press('Enter'),
  'false report': (page) => answer(page, 'data'),
  'hint?': (page) => pillButton(page, 'Hint').click(),
  hint: (page) => answer(page, 'Show'),
  'open panel': (page) => panelOf(page).getByRole('button', { name: /^Hunt/ }).click(),
  'finish?': (page) => pillButton(page, 'Finish').click(),
  result: async (page) => {
    await answer(page, 'Finish');
    await panelOf(page).getByText('of 100 points in hunt').waitFor();
    await disclose(panelOf(page));
  },
  faults: async (page, shop) => {
    await shop.openLoaded('cart?seed=7&lab=stars-five,tabs-apart&lab-panel=open');
    await disclose(panelOf(page));
    await panelOf(page).getByRole('button', { name: 'All off' }).click();
  },
};

const answer = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name }).click();

test.use({ hasTouch: true });

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`[FAULT10, EASE1, EASE12, EASE25] at ${width} px axe finds nothing in a hunt, its controls are touch targets, and it fits with text at twice its size @full`, async ({
    page,
    shop,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await saveTimers(page);
    for (const [name, show] of Object.entries(STATES)) {
      await show(page, shop);
      await shop.nextFrames();
      expect.soft(await findViolations(page), `${name}, light`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await shop.nextFrames();
      expect.soft(await findViolations(page, CONTRAST), `${name}, dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      const controls = 'aside :is(a, button, input, select, summary)';
      expect.soft(await undersizedTargets(page, 44, controls), name).toEqual([]);
      await shop.doubleTextSize();
      await shop.nextFrames();
      expect.soft(await page.evaluate(findLayoutErrors), name).toEqual([]);
      await page.locator('html').evaluate((root) => (root.style.fontSize = ''));
    }
  });
}
