import { evaluate, open, withTab } from './browser.mjs';
import { inlineScriptBytes } from '../figures.mjs';

/**
 * One page load with an empty cache. Times are in ms since the navigation started.
 * @typedef {object} PageLoad
 * @property {number} script  kB of JavaScript transferred until the page was ready, inline scripts included
 * @property {number} fcp
 * @property {number} cards   the main content is painted
 * @property {number} lcp
 * @property {number} cls     sum of all layout shifts without input
 * @property {number} tbt     total blocking time after FCP until the network was idle
 * @property {number} ready   the page answers input
 */

/**
 * @param {import('./browser.mjs').Browser} browser
 * @param {import('../pages.mjs').Profile} profile
 * @param {import('../pages.mjs').Page} subject
 * @returns {Promise<PageLoad>}
 */
export function measurePageLoad(browser, profile, subject) {
  return withTab(browser, profile, async ({ page, session }) => {
    /** @type {import('playwright-core').Request[]} */
    const finished = [];
    page.on('requestfinished', (request) => finished.push(request));
    await open(page, subject);
    const { start, ...vitals } = await evaluate(session, '__bench.result()');
    return { ...vitals, script: (await scriptBytes(finished, start + vitals.ready)) / 1000 };
  });
}

/**
 * @param {readonly import('playwright-core').Request[]} requests
 * @param {number} until  ms since the epoch
 */
async function scriptBytes(requests, until) {
  let bytes = 0;
  for (const request of requests) {
    const response = await request.response();
    const type = response?.headers()['content-type'] ?? '';
    if (request.isNavigationRequest() && !request.redirectedTo()) {
      bytes += inlineScriptBytes((await response?.text()) ?? '');
    } else if (/javascript/.test(type) && request.timing().startTime <= until) {
      bytes += (await request.sizes()).responseBodySize;
    }
  }
  return bytes;
}
