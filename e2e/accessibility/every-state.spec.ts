import type { Page } from '@playwright/test';
import { findTextErrors, findLayoutErrors } from '../../scripts/screenshots/layout-errors.mjs';
import { STATES } from '../../scripts/screenshots/states.mjs';
import { visitState } from '../../scripts/screenshots/visit-state.mjs';
import { CONTRAST, findViolations, saveTimers } from '../fixtures/axe.ts';
import { seededProducts } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/shop.ts';

/** The text spacing of WCAG 1.4.12. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** The states that run in Firefox too: those with a layout of their own. */
const IN_ALL_ENGINES = new Set(['home', 'products', 'product', 'cart', 'popup', 'menu']);
/** The states whose desktop layout differs from the phone's. */
const ON_DESKTOP = new Set(
  'home products-filtered product cart popup suggestions lab lab-open'.split(' '),
);
/** Longer versions of other states, which take axe long, and states that differ from another in a word or a colour. */
const FULL_RUN_ONLY = new Set(
  'reviews-50 cart-99 card-added product-added popup-empty no-results-without-query focus-card focus-button lab-folded'.split(
    ' ',
  ),
);

/** See the tags in playwright.config.ts. */
function tagsOf(name: string, width: number): string[] {
  if (FULL_RUN_ONLY.has(name) || (width > 390 && !ON_DESKTOP.has(name))) return ['@full'];
  if (width > 390) return [];
  return IN_ALL_ENGINES.has(name) ? ['@engines', '@smoke'] : [];
}

for (const width of [390, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 850 } });

    for (const state of STATES.filter(({ below }) => width < (below ?? Infinity))) {
      test.describe(state.name, () => {
        // Firefox logs only the class of an error object.
        const expected = state.expects && new RegExp(`${state.expects.source}|^Error$`);
        test.use({ expectedErrors: expected ? [expected] : [] });

        const tag = tagsOf(state.name, width);
        test(
          `[LOOK13, EASE1, EASE2, EASE3, EASE4, EASE7] ${state.name}`,
          { tag },
          async ({ page, baseURL, browserName }) => {
            await saveTimers(page);
            await visitState(page, state, { url: baseURL ?? '', products: seededProducts() });
            if (!state.clockPaused) await expect(page.locator('[data-skeleton]')).toHaveCount(0);

            // Engines differ in layout, not in what axe examines.
            if (browserName === 'chromium') {
              expect.soft(await findViolations(page), 'axe, light').toEqual([]);
              await page.emulateMedia({ colorScheme: 'dark' });
              expect.soft(await findViolations(page, CONTRAST), 'contrast, dark').toEqual([]);
              await page.emulateMedia({ colorScheme: 'light' });
            }
            expect.soft(await layoutErrors(page), 'unchanged').toEqual([]);
            await setOnRoot(page, 'rtl');
            expect.soft(await layoutErrors(page), 'right-to-left').toEqual([]);
            await setOnRoot(page, 'ltr', '200%');
            expect.soft(await layoutErrors(page), '200% text size').toEqual([]);
            await setOnRoot(page, 'ltr');
            // The Content Security Policy blocks a style element.
            await page.evaluate((css) => {
              const sheet = new CSSStyleSheet();
              sheet.replaceSync(css);
              document.adoptedStyleSheets.push(sheet);
            }, TEXT_SPACING);
            expect.soft(await layoutErrors(page), 'with text spacing').toEqual([]);
          },
        );
      });
    }
  });
}

/** What overflows the window, is clipped, or overlaps other text. */
async function layoutErrors(page: Page): Promise<readonly string[]> {
  return [...(await page.evaluate(findLayoutErrors)), ...(await page.evaluate(findTextErrors))];
}

async function setOnRoot(page: Page, dir: 'ltr' | 'rtl', fontSize = ''): Promise<void> {
  await page.locator('html').evaluate(
    (root, [direction, size]) => {
      root.setAttribute('dir', direction);
      root.style.fontSize = size;
    },
    [dir, fontSize] as const,
  );
}
