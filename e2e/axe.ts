import axe from 'axe-core';
import type { Page } from '@playwright/test';

/** WCAG 2.2 A and AA, axe's best practices, its trial of 2.5.3, and of AAA the contrast of text (1.4.6). */
const RUN = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    'color-contrast-enhanced': { enabled: true },
    'label-content-name-mismatch': { enabled: true },
  },
  resultTypes: ['violations'],
} satisfies axe.RunOptions;

/** Keeps the page's own timers for axe, which would wait for ever while the clock stands. Call before the clock is stopped. */
export async function keepTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { timers: [setTimeout.bind(window), clearTimeout.bind(window)] });
  });
}

/** What axe finds wrong on the page as it stands: a rule, and where. */
export async function findViolations(page: Page): Promise<readonly string[]> {
  await page.evaluate(`((setTimeout, clearTimeout) => { ${axe.source} })(...timers)`);
  const { violations } = await page.evaluate((options) => {
    const { configure, run } = Reflect.get(window, 'axe') as typeof axe;
    // The badge's 99+ is no label: the cart icon's name tells the number (SPEC HEAD4).
    const selector = ':not([aria-label^="Cart, "])';
    configure({ rules: [{ id: 'label-content-name-mismatch', selector }] });
    return run(document, options);
  }, RUN);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
