import type { Page } from '@playwright/test';
import { findViolations, findViolationsIn, saveTimers } from '../../fixtures/axe.ts';
import { answers } from '../hunts.ts';
import { expect, notInFirefox, test } from '../../fixtures/shop.ts';
import { accessibility } from './checks/accessibility.ts';
import type { Checks, ExpectedErrors } from './checks/check.ts';
import { conditions } from './checks/conditions.ts';
import { data, dataErrors } from './checks/data.ts';
import { functional } from './checks/functional.ts';
import { performance } from './checks/performance.ts';
import { visual } from './checks/visual.ts';

const CHECKS: Checks = {
  ...functional,
  ...visual,
  ...accessibility,
  ...performance,
  ...data,
  ...conditions,
};

const EXPECTED_ERRORS: ExpectedErrors = { ...dataErrors };

const PHONE = { width: 390, height: 844 };

/** Faults whose checks emulate print media or the dark theme. */
const EMULATES_MEDIA: ReadonlySet<string> = new Set(['print-controls', 'dark-ink']);

/** Test details of a fault. */
function detailsOf(key: string, inEveryRun: boolean) {
  return {
    tag: inEveryRun ? [] : ['@full'],
    ...(EMULATES_MEDIA.has(key) && notInFirefox('media cannot be emulated over BiDi')),
  };
}

/** One fault of each class is tested in every run, the others in the full run: each takes three page loads. */
const IN_EVERY_RUN: ReadonlySet<string> = new Set([
  'sort-reversed',
  'title-cut',
  'alt-gone',
  'inp-add',
  'total-behind',
  'storage-denied',
]);

for (const { key, kind, viewport, cases, detect, where, ...fault } of answers()) {
  const isAccessibility = kind === 'fault' && fault.class === 'accessibility';
  const outcome = kind === 'fault' ? 'fails on the faulty one' : 'passes under the condition';
  const expectedError = EXPECTED_ERRORS[key];
  test.describe(() => {
    test.use({ expectedErrors: expectedError ? [expectedError] : [] });
    test(
      `[FAULT2] ${key}: its check passes on the healthy shop and ${outcome}`,
      detailsOf(key, IN_EVERY_RUN.has(key)),
      async ({ shop, page }) => {
        const check = CHECKS[key];
        if (!check) throw new Error(`e2e/lab/faults/checks has no check of ${key}`);
        if (viewport === 'phone') await page.setViewportSize(PHONE);
        if (isAccessibility) await saveTimers(page);
        await shop.openLoaded(cases.passed);
        if (isAccessibility) expect(await findViolations(page)).toEqual([]);
        await check(shop);
        await shop.openLoaded(cases.failed);
        if (isAccessibility) {
          const rules = detect.rule === undefined ? [] : [detect.rule];
          expect(await findViolationsIn(page, where.selector)).toEqual(rules);
        }
        if (kind === 'condition') await check(shop);
        // Only an assertion may fail; any other error is a bug of the check.
        else await expect(check(shop)).rejects.toHaveProperty('matcherResult');
        await shop.openLoaded(cases.inapplicable);
      },
    );
  });
}

/** Faults whose checks observe the page load. */
const CHECKED_AT_LOAD: ReadonlySet<string> = new Set(['cls-late', 'heavy-pictures']);

// A fault must leave nothing in the page when it is switched off there.
for (const { key, kind, viewport, cases, needsReload } of answers()) {
  if (kind === 'condition' || needsReload || CHECKED_AT_LOAD.has(key)) continue;
  test(
    `[FAULT3] ${key}: switched off in the panel, its check passes`,
    detailsOf(key, key === 'sort-reversed'),
    async ({ shop, page }) => {
      if (viewport === 'phone') await page.setViewportSize(PHONE);
      await shop.openLoaded(cases.failed.replace('lab=', 'lab-panel=open&lab='));
      const panel = page.getByRole('complementary', { name: 'Lab' });
      const allOff = panel.getByRole('button', { name: 'All off' });
      if (viewport === 'phone') await panel.getByRole('heading', { name: 'Faults' }).click();
      await allOff.click();
      await panel.getByRole('button', { name: 'Lab', exact: true }).click();
      await startFocusAtTop(page);
      await CHECKS[key]?.(shop);
    },
  );
}

/** Moves the start of sequential focus navigation to the top of the document, as after a page load. */
async function startFocusAtTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
}
