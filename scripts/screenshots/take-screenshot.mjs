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
/** Below this the device has a finger for a pointer. */
export const TOUCH = 768;
/** Where endless animations stand still, in ms: none of them at its beginning. */
const TIDE = 1100;

/**
 * Takes one picture; resolves to what was wrong on it, or with taking it.
 * @param {import('playwright-core').Browser} browser
 * @param {string} address  of the shop
 * @param {import('./states.mjs').Goods} goods
 * @param {{ state: import('./states.mjs').State, file: string,
 *   series: { width: number, theme: string, variant: string | null } }} job
 * @returns {Promise<string[]>}
 */
export async function takeScreenshot(browser, address, goods, { state, series, file }) {
  const { width, theme, variant } = series;
  const details = variant ? VARIANTS[variant] : undefined;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS.get(width) ?? 900 },
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    hasTouch: width < TOUCH,
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
    await visitState(page, state, { address, goods, dress: details?.dress });
    await details?.last?.(page);
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
 * Waits for what is still on its way (the results, pictures, faces), and stills what moves.
 * @param {Page} page
 * @param {import('./states.mjs').State} state
 */
async function settle(page, { stopped, moment, view }) {
  if (!view) await page.evaluate(unstick);
  if (!stopped) await page.locator('[data-skeleton]').first().waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  // What ends may start something else: a second look finds it.
  for (let look = 0; look < 2; look += 1) {
    await page.evaluate(still, { tide: TIDE, moment });
    await page.waitForTimeout(60);
  }
}

/** Runs in the page: on a picture of all of it, what clings to the window's foot would lie across the middle. */
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
 * @param {{ tide: number, moment: number | undefined }} at
 */
function still({ tide, moment }) {
  for (const animation of document.getAnimations()) {
    const endless = animation.effect?.getComputedTiming().iterations === Infinity;
    if (endless || moment !== undefined) {
      animation.pause();
      animation.currentTime = endless ? tide : (moment ?? 0);
    } else animation.finish();
  }
}
