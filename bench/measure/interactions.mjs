import { setTimeout as pause } from 'node:timers/promises';
import { evaluate, open, withTab } from './browser.mjs';
import { PROFILES } from '../pages.mjs';

/**
 * What one interaction took, in ms.
 * @typedef {object} Timing
 * @property {number} paint   from the event to the next paint, as in INP
 * @property {number} shown   from the event to the first paint that shows the result
 * @property {number} script  all script from before the event until 80 ms after the result, the probe's included
 *
 * One attempt, ready to be measured.
 * @typedef {object} Attempt
 * @property {() => Promise<unknown>} act  sends the input
 * @property {string} event  type of the event that the input causes
 * @property {string} shown  expression that holds in the page once the result is rendered
 *
 * @typedef {object} Interaction
 * @property {import('../pages.mjs').Route} route
 * @property {(page: Page, attempt: number) => Promise<Attempt>} prepare  gets the page ready for the attempt; not measured
 *
 * @typedef {import('playwright-core').Page} Page
 */

const SETTLE_MS = 80;
const TIMEOUT_MS = 10_000;

/** Without this wait, frames of the previous attempt's view transition would be measured too. */
const SETTLED = `!document.activeViewTransition && !document.querySelector('main [data-skeleton]')`;

const HOME = `document.querySelectorAll('main [data-product]').length >= 20`;

/** @type {Readonly<Record<string, Interaction>>} */
export const INTERACTIONS = {
  'add to cart': {
    route: 'home',
    prepare: addToCart('[data-product] button', true),
  },
  'typed key': {
    route: 'home',
    prepare: async (page, attempt) => {
      const box = page.getByRole('combobox', { name: 'Search products' }).filter({ visible: true });
      // On a phone the search box is in the menu.
      const menu = page.getByRole('button', { name: 'Menu' });
      if ((await box.count()) === 0 && (await menu.isVisible())) await menu.click();
      // Each attempt types the first letters of another title, so that the suggestions are not shown already.
      const titles = await page.locator('main [data-product] a').allTextContents();
      const word = (titles[attempt % titles.length] ?? '').toLowerCase();
      await box.fill(word.slice(0, 2));
      await page.getByRole('option').first().waitFor();
      return {
        act: () => page.keyboard.press(word[2] ?? 'a'),
        event: 'keydown',
        shown: `document.activeElement.value === '${word.slice(0, 3)}' && document.querySelector('[role=option]')`,
      };
    },
  },
  filter: {
    route: 'products',
    prepare: async (page, attempt) => {
      await until(page, SETTLED);
      await page.getByLabel('Minimum rating').focus();
      const list = `[...document.querySelectorAll('main [data-product]')].map((card) => card.dataset.product).join()`;
      await page.evaluate(`void (__bench.list = ${list})`);
      return {
        // Chromium draws an open dropdown outside the page, where its paints cannot be observed.
        act: () => page.keyboard.press(attempt % 2 === 0 ? 'ArrowDown' : 'ArrowUp'),
        event: 'keydown',
        shown: `${list} !== __bench.list`,
      };
    },
  },
  'open product': {
    route: 'home',
    prepare: async (page) => {
      if (!(await page.evaluate(HOME))) await page.evaluate('history.back()');
      await until(page, `${HOME} && ${SETTLED}`);
      const link = page.locator('main [data-product] a').first();
      const title = await link.textContent();
      return { act: await clickAt(page, link), event: 'click', shown: onProduct(title) };
    },
  },
  back: {
    route: 'home',
    prepare: async (page) => {
      const link = page.locator('main [data-product] a').first();
      const title = await link.textContent();
      await link.click();
      await until(page, `${onProduct(title)} && ${SETTLED}`);
      return { act: () => page.evaluate('history.back()'), event: 'popstate', shown: HOME };
    },
  },
};

/**
 * Measures one interaction several times on one page, without network throttling.
 * @param {import('playwright-core').Browser} browser
 * @param {import('../pages.mjs').Page} subject
 * @param {Interaction['prepare']} prepare
 * @param {{ cpu: number, first: number, attempts: number }} options  CPU slowdown; number of the first attempt
 * @returns {Promise<Timing[]>}
 */
export function measureInteraction(browser, subject, prepare, { cpu, first, attempts }) {
  const profile = { ...PROFILES.phone, cpu, network: null };
  return withTab(browser, profile, async ({ page, session }) => {
    page.setDefaultTimeout(TIMEOUT_MS);
    await open(page, subject);
    const timings = [];
    for (let attempt = first; attempt < first + attempts; attempt += 1) {
      timings.push(await measure(session, await prepare(page, attempt)));
    }
    return timings;
  });
}

/**
 * @param {import('./browser.mjs').Session} session
 * @param {Attempt} attempt
 * @returns {Promise<Timing>}
 */
async function measure(session, { act, event, shown }) {
  const scriptTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN) * 1000;
  };
  await evaluate(
    session,
    `void (__bench.timing = __bench.nextInteraction('${event}', () => (${shown})))`,
  );
  const before = await scriptTime();
  await act();
  const late = pause(TIMEOUT_MS, null, { ref: false });
  const timing = await Promise.race([evaluate(session, '__bench.timing'), late]);
  if (!timing) throw new Error(`After ${event}, this was never true: ${shown}`);
  await pause(SETTLE_MS);
  return { ...timing, script: (await scriptTime()) - before };
}

/**
 * @param {string} selector  of the buttons
 * @param {boolean} isShop   then the button says `Added!`; of another shop the next paint counts as the result
 * @returns {Interaction['prepare']}
 */
export function addToCart(selector, isShop) {
  return async (page, attempt) => {
    // The cart popup covers buttons.
    await page.keyboard.press('Escape');
    const buttons = page.locator(selector);
    const index = attempt % (await buttons.count());
    const button = `document.querySelectorAll(${JSON.stringify(selector)})[${index}]`;
    return {
      act: await clickAt(page, buttons.nth(index)),
      event: 'click',
      shown: isShop ? `/added/i.test(${button}.textContent)` : 'true',
    };
  };
}

/**
 * Waits until an element can be clicked and does not move; the function returned clicks it.
 * @param {Page} page
 * @param {import('playwright-core').Locator} target
 */
async function clickAt(page, target) {
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('The element to click is gone');
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** @param {string | null} title */
function onProduct(title) {
  return `document.querySelector('main h1')?.textContent === ${JSON.stringify(title)}`;
}

/**
 * @param {Page} page
 * @param {string} condition
 */
function until(page, condition) {
  return page.evaluate(`__bench.until(() => (${condition}))`);
}
