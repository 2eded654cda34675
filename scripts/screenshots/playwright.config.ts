import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config.ts';
import { STATES } from '../../e2e/states/states.ts';
import { WIDE } from '../../e2e/states/steps.ts';
import type { ScreenshotOptions } from './screenshots.spec.ts';
import { VARIANT_WIDTHS, VARIANTS } from './variants.ts';

const HEIGHTS: Readonly<Record<number, number>> = {
  320: 640,
  390: 844,
  768: 1024,
  1024: 768,
  1280: 800,
  1920: 1080,
  2560: 1440,
};

/** Touch input as a setting of the browser: Playwright's emulation is off while it takes a full-page screenshot. */
const TOUCH =
  '--blink-settings=primaryPointerType=2,availablePointerTypes=2,primaryHoverType=1,availableHoverTypes=1';

const chromium = shared.projects?.find(({ name }) => name === 'chromium');

/**
 * Screenshots of every state of the built shop: a project for each width and theme, and at some widths for each
 * variant. `--project 390-light -g cart` takes some of them.
 */
export default defineConfig<ScreenshotOptions>({
  ...shared,
  testDir: '.',
  testMatch: 'screenshots.spec.ts',
  retries: 0,
  reporter: [['list'], ['html', { outputFolder: '../../shots/report', open: 'never' }]],
  projects: Object.keys(HEIGHTS)
    .map(Number)
    .flatMap((width) => {
      const variants = VARIANT_WIDTHS.includes(width) ? Object.keys(VARIANTS) : [];
      return ['', ...variants].flatMap((variant) =>
        (VARIANTS[variant]?.themes ?? (['light', 'dark'] as const)).map((colorScheme) => ({
          ...chromium,
          name: [width, colorScheme, variant].filter(Boolean).join('-'),
          outputDir: '../../test-results/screenshots',
          grep: new RegExp(` (?:${namesOf(width, variant).join('|')})$`),
          use: {
            ...chromium?.use,
            variant,
            viewport: { width, height: HEIGHTS[width] ?? 900 },
            colorScheme,
            hasTouch: width < WIDE,
            contextOptions: {
              reducedMotion: 'no-preference' as const,
              ...VARIANTS[variant]?.prefers,
            },
            launchOptions: {
              ...chromium?.use?.launchOptions,
              args: [
                ...(chromium?.use?.launchOptions?.args ?? []),
                ...(width < WIDE ? [TOUCH] : []),
              ],
            },
          },
        })),
      );
    }),
});

/** The states that a width and a variant have. */
function namesOf(width: number, variant: string): readonly string[] {
  const names = VARIANTS[variant]?.states;
  return STATES.filter(({ name, varied, below }) => {
    const wanted = names?.includes(name) ?? (variant === '' || varied);
    return wanted && width < (below ?? Infinity);
  }).map(({ name }) => name);
}
