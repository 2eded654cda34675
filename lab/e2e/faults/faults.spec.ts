import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { findViolations, OPTIONS, runAxe, saveTimers } from '../../../e2e/fixtures/axe.ts';
import { test } from '../../../e2e/fixtures/shop.ts';
import { answers } from '../hunts.ts';
import { disclose, panelOf } from '../panel.ts';
import { accessibility } from './checks/accessibility.ts';
import type { Checks } from './checks/check.ts';
import { conditions } from './checks/conditions.ts';
import { data } from './checks/data.ts';
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

function checkOf(key: string) {
  const check = CHECKS[key];
  if (!check) throw new Error(`lab/e2e/faults/checks has no check of ${key}`);
  return check;
}

/** On the faulty shop, what a check waits for never comes. */
const claim = expect.configure({ timeout: 1000 });

/** One fault of each class, which show on one page. The first check waits until the list is sorted. */
const ONE_EACH = ['sort-reversed', 'alt-gone', 'badge-lines', 'title-cut', 'thrash_20'] as const;

test('[FAULT2, FAULT3, FAULT33, FAULT34] one fault of each class breaks the shop until it is switched off, and a condition does not @our-goods', async ({
  shop,
  page,
}) => {
  const url = (...options: readonly string[]) =>
    `products?seed=7&sort=price-low&lab-panel=folded&lab=${options.join()}#cart=0:2,1:3`;
  const checks = ONE_EACH.map((option) => checkOf(option.replace(/_.*/, '')));
  await shop.openLoaded(url());
  for (const check of checks) await check(shop, expect);
  await shop.openLoaded(url(...ONE_EACH));
  // Only an assertion may fail; any other error is a bug of the check.
  for (const check of checks)
    await expect(check(shop, claim)).rejects.toHaveProperty('matcherResult');
  const toggle = panelOf(page).getByRole('button', { name: 'Lab', exact: true });
  await toggle.click();
  await panelOf(page).getByRole('button', { name: 'All off' }).click();
  await toggle.click();
  await page.getByLabel('Sort by').selectOption('price-low');
  await expect(page).toHaveURL(/sort=price-low/);
  for (const check of checks) await check(shop, expect);

  // The stored cart has two lines, which a denied storage does not give.
  await shop.openLoaded('?seed=7&lab=storage-denied');
  await checkOf('storage-denied')(shop, expect);
});

const PHONE = { width: 390, height: 844 };

/** Faults that show while the page loads. */
const AT_LOAD: ReadonlySet<string> = new Set(['cls-late', 'heavy-pictures']);

for (const fault of answers()) {
  const { key, kind, viewport, cases, detect, dose, where, needsReload } = fault;
  const isAccessibility = kind === 'fault' && fault.class === 'accessibility';
  // The largest, so that the fault outlasts its check on a slow machine.
  const longest = kind === 'fault' && dose?.unit.startsWith('ms') ? `_${dose.max}` : '';
  const failed = cases.failed.replace(key, key + longest);
  test.describe(() => {
    test.use({ expectedErrors: key === 'query-throws' ? [/Unterminated group|^Error$/] : [] });
    test(`[FAULT2, FAULT3, FAULT33, FAULT34] ${key} is on and off as the answer sheet says @full`, async ({
      shop,
      page,
    }) => {
      const check = checkOf(key);
      if (viewport === 'phone') await page.setViewportSize(PHONE);
      if (isAccessibility) await saveTimers(page);
      await shop.openLoaded(cases.passed);
      if (isAccessibility) expect(await findViolations(page)).toEqual([]);
      await check(shop, expect);

      await shop.openLoaded(failed);
      if (isAccessibility) {
        const rules = detect.rule === undefined ? [] : [detect.rule];
        expect(await findViolationsIn(page, where.selector)).toEqual(rules);
      }
      if (kind === 'condition') await check(shop, expect);
      else await expect(check(shop, claim)).rejects.toHaveProperty('matcherResult');
      await page.emulateMedia({ media: null });
      await shop.openLoaded(cases.inapplicable);
      if (isAccessibility) expect(await findViolations(page)).toEqual([]);
      // A cart page has cards too, unless the whole catalogue is in the cart.
      if (fault.screens.includes('cart') && where.selector.includes('[data-product]'))
        await expect(shop.cards).toHaveCount(0);
      if (kind === 'condition' || needsReload || AT_LOAD.has(key)) return;

      await shop.openLoaded(failed.replace('lab=', 'lab-panel=open&lab='));
      await disclose(panelOf(page));
      await panelOf(page).getByRole('button', { name: 'All off' }).click();
      await panelOf(page).getByRole('button', { name: 'Lab', exact: true }).click();
      // The start of sequential focus navigation is at the top of the document, as after a page load.
      await page.evaluate(() => {
        document.body.tabIndex = -1;
        document.body.focus();
        document.body.removeAttribute('tabindex');
      });
      await check(shop, expect);
    });
  });
}

/**
 * Runs axe on the page; each violation is a rule id, followed by the HTML of those elements that are not within one that
 * matches `place`.
 */
async function findViolationsIn(page: Page, place: string): Promise<readonly string[]> {
  const violations = await runAxe(page, OPTIONS);
  const ids = new Set(violations.map(({ id }) => id));
  return Promise.all(
    violations
      // What has too little contrast for AA has too little for AAA.
      .filter(({ id }) => id !== 'color-contrast-enhanced' || !ids.has('color-contrast'))
      .map(async ({ id, nodes }) => {
        const elsewhere = await page.evaluate(
          ([place, nodes]) =>
            nodes.filter(({ target }) => !document.querySelector(target)?.closest(place)),
          [place, nodes.map(({ target, html }) => ({ target: target.join(' '), html }))] as const,
        );
        return [id, ...elsewhere.map(({ html }) => html)].join(' ');
      }),
  );
}
