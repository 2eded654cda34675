import type { Page } from '@playwright/test';
import { CONTRAST, findViolations, saveTimers } from '../fixtures/axe.ts';
import { FOOTER, HERO_HEADING, NAME, SELLS_OUR_GOODS, TAGLINE } from '../fixtures/config.ts';
import { undersizedTargets } from '../fixtures/controls.ts';
import { layoutShift } from '../fixtures/layout-shifts.ts';
import { expect, test } from '../fixtures/shop.ts';
import { findCentres, findLayoutErrors, findTextErrors } from '../states/layout-errors.ts';
import { STATES, visitState } from '../states/states.ts';
import { WIDE, setDirection } from '../states/steps.ts';
import { MAIN_WIDTHS, errorsAtWidths } from '../states/widths.ts';

/** The states in `npm test`. The weekly run visits all others, on a phone. */
const ON_PHONE = `home products-filtered none-found history popup menu product reviews cart
  cart-removed started-over thank-you agent-asks not-found error`.split(/\s+/);
const ON_DESKTOP = 'home products-filtered suggestions popup product cart lab'.split(' ');
const IN_FIREFOX = /^(?:menu|product|cart)$/;
/** What is open there covers controls of the page. */
const COVERED = /^(?:popup|card-added|suggestions|history|agent-|lab)/;
/** The text spacing of WCAG 1.4.12. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

for (const width of [390, 1280]) {
  const isPhone = width === 390;
  const viewport = { width, height: 850 };
  test.describe(`${width} px`, () => {
    test.use({ viewport, hasTouch: isPhone });

    for (const state of STATES) {
      const { name, expects, clockPaused, act, regions } = state;
      const isMain = (isPhone ? ON_PHONE : ON_DESKTOP).includes(name);
      if (!isMain && (!isPhone || ON_DESKTOP.includes(name))) continue;
      const tag = [
        ...(isMain ? [] : ['@full']),
        ...(isPhone && IN_FIREFOX.test(name) ? ['@engines'] : []),
      ];
      test.describe(() => {
        // Firefox logs only the class of an error object.
        const expected = expects && new RegExp(`${expects.source}|^Error$`);
        test.use({ expectedErrors: expected ? [expected] : [] });

        test(name, { tag }, async ({ page, shop, browserName }) => {
          await saveTimers(page);
          await visitState(shop, state, { size: 6 });
          if (!clockPaused) await expect(page.locator('[data-skeleton]')).toHaveCount(0);
          if (!clockPaused && !act) {
            await test.step('[LOOK7] loading shifts no layout', async () => {
              expect.soft(await layoutShift(page), 'layout shift').toBe(0);
            });
          }

          if (SELLS_OUR_GOODS && regions && (isPhone || !ON_PHONE.includes(name))) {
            await test.step('[EASE18] the accessibility tree matches its snapshot', async () => {
              const trees = await Promise.all(regions(page).map((region) => region.ariaSnapshot()));
              expect.soft(normalized(trees)).toMatchSnapshot(`${name}.yml`);
            });
          }
          // Engines differ in layout, not in what axe examines.
          if (browserName === 'chromium') {
            await test.step('[EASE7, LOOK13] axe finds no violation in either theme', async () => {
              const violations = await findViolations(page);
              const isCovered = (violation: string) =>
                COVERED.test(name) && violation.startsWith('target-size');
              expect
                .soft(
                  violations.filter((violation) => !isCovered(violation)),
                  'axe, light',
                )
                .toEqual([]);
              await page.emulateMedia({ colorScheme: 'dark' });
              expect.soft(await findViolations(page, CONTRAST), 'contrast, dark').toEqual([]);
              await page.emulateMedia({ colorScheme: 'light' });
            });
          }
          await test.step('[EASE1, EASE22, EASE25, EASE35] at both text sizes everything fits where a width changes something', async () => {
            const widths = MAIN_WIDTHS.filter((width) => width < WIDE === isPhone);
            expect.soft(await errorsAtWidths(shop, widths), 'widths').toEqual([]);
          });
          if (isPhone) {
            await test.step('[EASE1, EASE6] so it does at 320 by 256px', async () => {
              await page.setViewportSize({ width: 320, height: 256 });
              await expectNoLayoutErrors(page, '400% zoom');
            });
          }
          if (!COVERED.test(name)) {
            await test.step('[EASE12] every control is large enough', async () => {
              // Playwright cannot emulate a coarse pointer in Firefox.
              const size = isPhone && browserName === 'chromium' ? 44 : 24;
              expect.soft(await undersizedTargets(page, size), 'targets').toEqual([]);
            });
          }
          await page.setViewportSize(viewport);
          await test.step('[EASE24] from right to left the layout is mirrored', async () => {
            const centres = await page.evaluate(findCentres);
            await setDirection(shop, 'rtl');
            await expectNoLayoutErrors(page, 'right-to-left');
            const mirrored = await page.evaluate(findCentres);
            const misplaced = mirrored.filter(
              ({ x }, index) => !(Math.abs(x + (centres[index]?.x ?? NaN)) <= 2),
            );
            expect.soft(misplaced, 'not mirrored').toEqual([]);
            await setDirection(shop, 'ltr');
          });
          await test.step('[EASE26] text with more spacing fits', async () => {
            // The Content Security Policy blocks a style element.
            await page.evaluate((css) => {
              const sheet = new CSSStyleSheet();
              sheet.replaceSync(css);
              document.adoptedStyleSheets.push(sheet);
            }, TEXT_SPACING);
            await expectNoLayoutErrors(page, 'with text spacing');
          });
        });
      });
    }
  });
}

/** Nothing overflows the window, is clipped, or overlaps other text. */
async function expectNoLayoutErrors(page: Page, when: string): Promise<void> {
  for (const find of [findLayoutErrors, findTextErrors]) {
    expect.soft(await page.evaluate(find), when).toEqual([]);
  }
}

/**
 * Without the URLs of links, which depend on the base path, and all product cards but the first; with the texts of
 * shop.config.json as `{name}` and so on, so that the snapshots hold for another shop.
 */
function normalized(trees: readonly string[]): string {
  let cards = 0;
  const tree = `${trees.join('\n')}\n`
    .replaceAll(/:\n *- \/url: .*/g, '')
    .replaceAll(/^( *)- article .*\n(?:\1 +.*\n)*/gm, (card) => ((cards += 1) > 1 ? '' : card));
  const texts = { name: NAME, tagline: TAGLINE, heroHeading: HERO_HEADING, footer: FOOTER };
  return Object.entries(texts).reduce(
    (tree, [key, text]) =>
      tree
        // A text with a colon is quoted.
        .replaceAll(`: ${JSON.stringify(text)}\n`, `: {${key}}\n`)
        .replaceAll(`: ${text}\n`, `: {${key}}\n`)
        .replaceAll(`"${text}"`, `"{${key}}"`),
    tree,
  );
}
