import { chromium } from 'playwright-core';
import { debianPath, ensureProgram } from '../../scripts/browsers.mjs';
import { probe } from './probe.mjs';

/**
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('playwright-core').CDPSession} Session
 */

const TIMEOUT_MS = 60_000;

/**
 * Starts Chromium without background traffic. The command ends with exit code 1 when none can be started.
 * @returns {Promise<Browser>}
 */
export async function launchChromium() {
  await ensureProgram('chromium');
  const executablePath = debianPath('chromium');
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...quiet],
  });
}

/**
 * Calls `measure` with an empty tab of a new browser context, so that the cache and all storage are empty.
 * @template T
 * @param {Browser} browser
 * @param {import('../pages.mjs').Profile} profile
 * @param {(tab: { page: import('playwright-core').Page, session: Session }) => Promise<T>} measure
 */
export async function withTab(browser, { context: options, cpu, network }, measure) {
  const context = await browser.newContext({ ...options, locale: 'en-US' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    if (network) {
      const bytesPerSecond = (network.rate * 1e6) / 8;
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: network.latency,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      });
    }
    return await measure({ page, session });
  } finally {
    await context.close();
  }
}

/**
 * Opens a page with the probe in it and waits until it answers input, shows its content and the network is idle.
 * @param {import('playwright-core').Page} tab
 * @param {import('../pages.mjs').Page} subject
 */
export async function open(tab, { name, url, card, count, ready }) {
  await tab.addInitScript(probe, { card, count, ready });
  await tab.goto(url, { waitUntil: 'commit', timeout: TIMEOUT_MS });
  const loaded = tab.waitForLoadState('networkidle', { timeout: TIMEOUT_MS });
  await Promise.all([loaded, tab.evaluate('__bench.finished')]).catch((cause) => {
    throw new Error(`${name} (${url}) never shows ${count} × ${card} or is never ready`, { cause });
  });
  // The results page shows skeletons for 500 ms, and prefetching starts after that.
  await tab.waitForTimeout(1000);
  await tab.waitForLoadState('networkidle', { timeout: TIMEOUT_MS });
}

/**
 * Evaluates an expression in the page and awaits its value, without the script that Playwright's own `evaluate` adds:
 * that would count as script of the page.
 * @param {Session} session
 * @param {string} expression
 * @returns {Promise<any>}
 */
export async function evaluate(session, expression) {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (!exceptionDetails) return result.value;
  const { text, exception } = exceptionDetails;
  throw new Error(`${exception?.description ?? text} (in: ${expression.slice(0, 200)})`);
}

/**
 * The id of the first product of the pinned catalogue.
 * @param {Browser} browser
 * @param {string} home  address of a build's home page
 */
export async function firstProductId(browser, home) {
  const page = await browser.newPage();
  await page.goto(`${home}?seed=7`);
  const href = await page.locator('[data-product] a').first().getAttribute('href');
  await page.close();
  return /\/product\/([^/?]+)/.exec(href ?? '')?.[1] ?? '';
}
