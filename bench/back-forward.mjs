import { setTimeout as pause } from 'node:timers/promises';
import { launch } from './chromium.mjs';
import { table } from './tables.mjs';

/**
 * @typedef {object} Return
 * @property {boolean} restored       the page came back as it had been left
 * @property {readonly string[]} reasons  Chromium's names for why it did not
 */

/**
 * Goes to each screen, away to another document, and back.
 * @param {readonly string[]} screens  addresses
 * @param {string} elsewhere
 * @returns {Promise<Record<string, Return>>}
 */
export async function returns(screens, elsewhere) {
  const browser = await launch({ backForwardCache: true });
  try {
    /** @type {Record<string, Return>} */
    const results = {};
    for (const screen of screens) {
      const { pathname } = new URL(screen);
      results[pathname] = await goAndReturn(browser, screen, elsewhere);
    }
    return results;
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} screen
 * @param {string} elsewhere
 * @returns {Promise<Return>}
 */
async function goAndReturn(browser, screen, elsewhere) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  await page.goto(screen);
  await page.locator('html[data-ready]').waitFor();
  await page.goto(elsewhere);
  /** @type {string[]} */
  const reasons = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
  });
  /** @type {Promise<boolean>} */
  const back = new Promise((done) => {
    session.on('Page.frameNavigated', ({ type }) => done(type === 'BackForwardCacheRestore'));
  });
  // Playwright's own way back waits for a load that a restored page never has.
  await session.send('Runtime.evaluate', { expression: 'history.back()' });
  const restored = await Promise.race([back, pause(10_000, false)]);
  await context.close();
  return { restored, reasons };
}

/** @param {Readonly<Record<string, Return>>} results */
export function returnsTable(results) {
  return table(
    ['left and returned to', 'as it was left'],
    Object.entries(results).map(([path, { restored, reasons }]) => [
      path,
      restored ? 'yes' : `no: ${reasons.join(', ') || 'no reason given'}`,
    ]),
  );
}
