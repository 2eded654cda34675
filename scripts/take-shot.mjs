import { messageOf } from './cli.mjs';
import { VARIANTS } from './shot-states.mjs';

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
 * @param {import('./shot-states.mjs').Goods} goods
 * @param {{ state: import('./shot-states.mjs').State, file: string,
 *   series: { width: number, theme: string, variant: string | null } }} job
 * @returns {Promise<string[]>}
 */
export async function takeShot(browser, address, goods, { state, series, file }) {
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
    await prepare(page, state, goods);
    await page.goto(pinned(address + state.path.replace(':id', goods[0]?.id ?? '')));
    await page.locator('html[data-ready]').waitFor();
    await details?.dress?.(page);
    await state.act?.(page, goods);
    await details?.last?.(page);
    await settle(page, state);
    problems.push(...(await page.evaluate(findFaults)));
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
 * @param {Page} page
 * @param {import('./shot-states.mjs').State} state
 * @param {import('./shot-states.mjs').Goods} goods
 */
async function prepare(page, { kept, sabotage, stopped }, goods) {
  if (stopped) {
    await page.clock.install({ time: '2026-03-01T09:59:00Z' });
    await page.clock.pauseAt('2026-03-01T10:00:00Z');
  }
  if (sabotage) await page.addInitScript(sabotage);
  if (kept) {
    await page.addInitScript((texts) => {
      for (const [key, value] of Object.entries(texts)) {
        localStorage.setItem(key, JSON.stringify(value));
      }
    }, kept(goods));
  }
}

/** The same products on every picture. @param {string} address */
function pinned(address) {
  const url = new URL(address);
  url.searchParams.set('seed', '7');
  return url.href;
}

/**
 * Waits for what is still on its way (the results, pictures, faces), and stills what moves.
 * @param {Page} page
 * @param {import('./shot-states.mjs').State} state
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

/**
 * Runs in the page: broken images, and whatever reaches over its sides and is not meant to.
 * @returns {string[]}
 */
function findFaults() {
  const { scrollWidth } = document.documentElement;
  const faults = [...document.images]
    .filter((image) => image.complete && image.naturalWidth === 0)
    .map((image) => `broken image ${image.src}`);
  if (scrollWidth > innerWidth) faults.push(`overflow: ${scrollWidth} in ${innerWidth} px`);
  const clipped = (/** @type {Element} */ element) => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowX !== 'visible') return true;
    }
    return false;
  };
  const outside = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1 || element.closest('[aria-hidden="true"]')) return false;
    return (right > innerWidth + 1 || left < -1) && !clipped(element);
  });
  const inner = outside.filter(
    (element) => !outside.some((other) => element !== other && element.contains(other)),
  );
  for (const element of inner.slice(0, 3)) {
    const { left, right } = element.getBoundingClientRect();
    const words = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 24);
    const name = `${element.tagName.toLowerCase()} “${words}”`;
    faults.push(`${name} reaches from ${Math.round(left)} to ${Math.round(right)}`);
  }
  return faults;
}
