import { messageOf } from '../cli.mjs';
import { findLayoutErrors } from './layout-errors.mjs';
import { VARIANTS } from './states.mjs';
import { visitState } from './visit-state.mjs';

/** @typedef {import('playwright-core').Page} Page */

const HEIGHTS = new Map([
  [320, 640],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
]);
/** Narrower viewports, in px, have touch input. */
export const TOUCH_BELOW = 768;
/** Where infinite animations are paused, in ms: none of them starts there. */
const PAUSE_AT = 1100;

/**
 * Takes one screenshot; resolves to the errors found on it, or while taking it.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url  of the home page
 * @param {import('./states.mjs').Products} products
 * @param {{ state: import('./states.mjs').State, file: string,
 *   series: { width: number, theme: string, variant: string | null } }} job
 * @returns {Promise<string[]>}
 */
export async function takeScreenshot(browser, url, products, { state, series, file }) {
  const { width, theme, variant } = series;
  const details = variant ? VARIANTS[variant] : undefined;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS.get(width) ?? 900 },
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    hasTouch: width < TOUCH_BELOW,
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    ...details?.context,
  });
  context.setDefaultTimeout(8000);
  const page = await context.newPage();
  /** @type {string[]} */
  const problems = [];
  const note = (/** @type {string} */ text) => {
    if (!state.expects?.test(text)) problems.push(`console: ${text.split('\n')[0]}`);
  };
  page.on('console', (message) => message.type() === 'error' && note(message.text()));
  page.on('pageerror', (error) => note(String(error)));
  try {
    await visitState(page, state, { url, products, afterLoad: details?.afterLoad });
    await details?.beforePicture?.(page);
    await settle(page, state);
    problems.push(...(await page.evaluate(findLayoutErrors)));
    await page.screenshot({
      path: file,
      fullPage: !state.view,
      caret: 'initial',
      timeout: 30_000,
    });
  } catch (error) {
    problems.push(`failed: ${messageOf(error).split('\n')[0]}`);
  } finally {
    await context.close();
  }
  return problems;
}

/**
 * Waits for results, images and fonts, and pauses animations.
 * @param {Page} page
 * @param {import('./states.mjs').State} state
 */
async function settle(page, { clockPaused, moment, view }) {
  if (!view) await page.evaluate(unstick);
  if (!clockPaused) await page.locator('[data-skeleton]').first().waitFor({ state: 'detached' });
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
function unstick() {
  scrollTo(0, 0);
  for (const element of document.querySelectorAll('main *')) {
    const { position, bottom } = getComputedStyle(element);
    if (element instanceof HTMLElement && position === 'sticky' && bottom !== 'auto') {
      element.style.position = 'static';
    }
  }
}

/**
 * Runs in the page.
 * @param {{ pauseAt: number, moment: number | undefined }} times  in ms
 */
function pauseAnimations({ pauseAt, moment }) {
  for (const animation of document.getAnimations()) {
    const infinite = animation.effect?.getComputedTiming().iterations === Infinity;
    if (infinite || moment !== undefined) {
      animation.pause();
      animation.currentTime = infinite ? pauseAt : (moment ?? 0);
    } else animation.finish();
  }
}
