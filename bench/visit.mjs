import { watchRequests } from './requests.mjs';

/**
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('playwright-core').BrowserContext} Context
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').CDPSession} Session
 * @typedef {import('./profiles.mjs').Profile} Profile
 */

/** A page to measure, before it has gone anywhere. */
export class Visit {
  /**
   * @param {Page} page
   * @param {Session} session
   */
  constructor(page, session) {
    this.page = page;
    this.session = session;
    this.requests = watchRequests(session);
  }

  /**
   * In the page, without anything of Playwright's, which would count as the page's script and heap.
   * Promises are awaited.
   * @param {string} expression
   * @returns {Promise<any>}
   */
  async evaluate(expression) {
    const { result, exceptionDetails } = await this.session.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (!exceptionDetails) return result.value;
    const { text, exception } = exceptionDetails;
    throw new Error(`${exception?.description ?? text} (of: ${expression.slice(0, 200)})`);
  }

  /** What Chromium counts for this page, by its own names; times in seconds. */
  async metrics() {
    const { metrics } = await this.session.send('Performance.getMetrics');
    return new Map(metrics.map(({ name, value }) => [name, value]));
  }

  /** In MB, after everything that can go is gone. */
  async heap() {
    // What weak references held goes at the second time only.
    await this.session.send('HeapProfiler.collectGarbage');
    await this.session.send('HeapProfiler.collectGarbage');
    return ((await this.metrics()).get('JSHeapUsedSize') ?? NaN) / 1e6;
  }

  async close() {
    await this.page.close();
  }
}

/**
 * A fresh browser context: nothing in its cache, nothing stored.
 * @param {Browser} browser
 * @param {Profile} profile
 * @param {'allow' | 'block'} [serviceWorkers]
 */
export function newContext(browser, profile, serviceWorkers = 'allow') {
  return browser.newContext({ ...profile.context, serviceWorkers, locale: 'en-US' });
}

/**
 * @param {Context} context
 * @param {Profile} profile
 */
export async function newVisit(context, { slowdown, line }) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (line) {
    const bytes = (line.rate * 1e6) / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latency,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    });
  }
  return new Visit(page, session);
}
