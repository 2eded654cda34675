import type { Page } from '@playwright/test';
import { expect, test as base } from '../../e2e/fixtures/shop.ts';
import { findLayoutErrors } from '../../e2e/states/layout-errors.ts';
import type { State } from '../../e2e/states/state.ts';
import { STATES, visitState } from '../../e2e/states/states.ts';
import { VARIANTS } from './variants.ts';

/** Where infinite animations are paused, in ms: none of them starts there. */
const PAUSE_AT = 1100;

export interface ScreenshotOptions {
  /** A key of `VARIANTS`; empty for none. */
  variant: string;
}

const test = base.extend<ScreenshotOptions>({ variant: ['', { option: true }] });

for (const state of STATES) {
  test.describe(() => {
    test.use({ expectedErrors: state.expects ? [state.expects] : [] });

    test(state.name, async ({ page, shop, variant }, testInfo) => {
      const { afterLoad, beforePicture } = VARIANTS[variant] ?? {};
      await visitState(shop, state, { afterLoad });
      await beforePicture?.(shop);
      await settle(page, state);
      expect.soft(await page.evaluate(findLayoutErrors)).toEqual([]);
      const path = `shots/${testInfo.project.name}/${state.name}.png`;
      await page.screenshot({ path, fullPage: !state.view, caret: 'initial' });
      await testInfo.attach(state.name, { path });
    });
  });
}

/** Waits for results, images and fonts, and pauses animations. */
async function settle(page: Page, { clockPaused, moment, view }: State): Promise<void> {
  if (!view) await page.evaluate(unstick);
  if (!clockPaused) await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  // Twice, as the end of one animation may start another.
  for (let round = 0; round < 2; round += 1) {
    await page.evaluate(pauseAnimations, { pauseAt: PAUSE_AT, moment });
    await page.waitForTimeout(60);
  }
}

/** Runs in the page: elements stuck to the bottom of the viewport would cover the middle of a full-page screenshot. */
function unstick(): void {
  scrollTo(0, 0);
  for (const element of document.querySelectorAll('main *')) {
    const { position, bottom } = getComputedStyle(element);
    if (element instanceof HTMLElement && position === 'sticky' && bottom !== 'auto') {
      element.style.position = 'static';
    }
  }
}

/** Runs in the page. Times are in ms. */
function pauseAnimations({
  pauseAt,
  moment,
}: {
  pauseAt: number;
  moment: number | undefined;
}): void {
  for (const animation of document.getAnimations()) {
    const infinite = animation.effect?.getComputedTiming().iterations === Infinity;
    if (infinite || moment !== undefined) {
      animation.pause();
      animation.currentTime = infinite ? pauseAt : (moment ?? 0);
    } else animation.finish();
  }
}
