import type { Page } from '@playwright/test';
import { findLayoutErrors } from '../../../scripts/screenshots/layout-errors.mjs';
import { CONTRAST, findViolations, saveTimers } from '../../fixtures/axe.ts';
import { focusErrors, undersizedTargets } from '../../fixtures/controls.ts';
import { huntFor } from '../hunts.ts';
import { DEFAULT_PREFERENCES } from '../../fixtures/preferences.ts';
import { expect, test, type Shop } from '../../fixtures/shop.ts';
import { disclose, panelOf } from '../panel.ts';

/** Faults of the product page alone, so that axe finds nothing on the home page. */
const HUNT = huntFor('stars-five', 'picture-blurred');

const press = (page: Page, name: string) =>
  panelOf(page).getByRole('button', { name, exact: true }).click();

interface State {
  readonly name: string;
  readonly show: (page: Page, shop: Shop) => Promise<void>;
}

/** Each state starts from the one before. */
const STATES: readonly State[] = [
  { name: 'pill', show: (_page, shop) => shop.openLoaded(`?seed=7&lab=${HUNT.option}`) },
  {
    name: 'pointing',
    async show(page) {
      await press(page, 'Report');
      await page.keyboard.press('Tab');
    },
  },
  { name: 'class', show: (page) => page.keyboard.press('Enter') },
  {
    name: 'false report',
    show: (page) => page.getByRole('dialog').getByRole('button', { name: 'data' }).click(),
  },
  { name: 'hint?', show: (page) => press(page, 'Hint') },
  {
    name: 'hint',
    show: (page) => page.getByRole('dialog').getByRole('button', { name: 'Show' }).click(),
  },
  {
    name: 'open panel',
    show: (page) => panelOf(page).getByRole('button', { name: /^Hunt/ }).click(),
  },
  { name: 'finish?', show: (page) => press(page, 'Finish') },
  {
    name: 'result',
    async show(page) {
      await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
      await panelOf(page).getByText('of 100 points in hunt').waitFor();
      await disclose(panelOf(page));
    },
  },
  {
    name: 'faults',
    async show(page, shop) {
      await shop.openLoaded('cart?seed=7&lab=stars-five,tabs-apart&lab-panel=open');
      await disclose(panelOf(page));
      await panelOf(page).getByRole('button', { name: 'All off' }).click();
    },
  },
];

test.use({ prefers: { ...DEFAULT_PREFERENCES, pointer: 'coarse' } });

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } });

    // Eighteen runs of axe. The panel's own layouts are in every-state.spec.ts.
    test('[FAULT10, EASE1, EASE12] axe finds nothing in a hunt, and its controls are touch targets @full', async ({
      page,
      shop,
    }) => {
      test.slow();
      await saveTimers(page);
      for (const { name, show } of STATES) {
        await show(page, shop);
        await shop.nextFrames();
        expect.soft(await findViolations(page), `${name}, light`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        await shop.nextFrames();
        expect.soft(await findViolations(page, CONTRAST), `${name}, dark`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
        const controls = 'aside :is(a, button, input, select, summary)';
        expect.soft(await undersizedTargets(page, 44, controls), name).toEqual([]);
      }
    });

    test('[FAULT10] a hunt fits into the window with text at twice its size @full', async ({
      page,
      shop,
    }) => {
      for (const { name, show } of STATES) {
        await show(page, shop);
        await shop.doubleTextSize();
        await shop.nextFrames();
        expect.soft(await page.evaluate(findLayoutErrors), name).toEqual([]);
      }
    });

    test('[FAULT10, EASE11] the focus is visible on each control of a hunt', async ({
      page,
      shop,
    }) => {
      await shop.openLoaded(`?seed=7&lab=${HUNT.option}`);
      for (const name of ['Finish', 'Hint', 'Report']) {
        await page.keyboard.press('Shift+Tab');
        await expect(panelOf(page).getByRole('button', { name, exact: true })).toBeFocused();
        expect(await focusErrors(page)).toEqual([]);
      }
      await page.keyboard.press('Enter');
      await expect(panelOf(page).getByRole('application')).toBeFocused();
      expect(await focusErrors(page)).toEqual([]);
    });
  });
}
