import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { debianPath, ensureProgram } from '../scripts/browsers.mjs';
import { probe } from './probe.mjs';

/**
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('playwright-core').CDPSession} Session
 * @typedef {import('playwright-core').Page} Tab
 *
 * A device and its network.
 * @typedef {object} Profile
 * @property {import('playwright-core').BrowserContextOptions} context
 * @property {number} cpu  CPU slowdown factor
 * @property {{ latency: number, rate: number } | null} network  ms added to each request, Mbit/s each way; null: not throttled
 *
 * A page to measure.
 * @typedef {object} Page
 * @property {string} url
 * @property {string} card   selector of the main content
 * @property {number} count  how many of it must be painted
 * @property {string} ready  selector that matches once the page answers input; empty: the load event
 *
 * One attempt of an interaction.
 * @typedef {object} Attempt
 * @property {() => Promise<unknown>} act  sends the input
 * @property {string} event  type of the event that the input causes
 * @property {string} shown  expression that holds in the page once the result is rendered
 */

/** `phone` is Lighthouse's phone on slow 4G. @type {Readonly<Record<'phone' | 'desktop', Profile>>} */
export const PROFILES = {
  phone: {
    context: {
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    },
    cpu: 4,
    network: { latency: 150, rate: 1.6 },
  },
  desktop: {
    context: { viewport: { width: 1350, height: 940 } },
    cpu: 1,
    network: { latency: 40, rate: 10 },
  },
};

const TIMEOUT_MS = 60_000;

/**
 * Starts Chromium without background traffic.
 * @param {readonly string[]} [features]  further command-line arguments
 */
export async function launchChromium(features = []) {
  await ensureProgram('chromium');
  const executablePath = debianPath('chromium');
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...quiet, ...features],
  });
}

/**
 * Measures every subject once per round (A B C, C B A, A B C …), so that a machine that slows down over the run slows
 * all of them alike. Resolves to the results by key.
 * @template {{ readonly key: string }} S
 * @template R
 * @param {number} rounds
 * @param {readonly S[]} subjects
 * @param {(subject: S, round: number) => Promise<R>} measure
 */
export async function interleave(rounds, subjects, measure) {
  /** @type {Record<string, R[]>} */
  const results = Object.fromEntries(subjects.map(({ key }) => [key, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of round % 2 === 0 ? subjects : subjects.toReversed()) {
      console.error(`… round ${round + 1} of ${rounds}, ${subject.key}`);
      results[subject.key]?.push(await measure(subject, round));
    }
  }
  return results;
}

/**
 * The median of each figure.
 * @template {string} K
 * @param {readonly Record<K, number>[]} results
 * @returns {Record<K, number>}
 */
export function mediansOf(results) {
  const keys = /** @type {K[]} */ (Object.keys(results[0] ?? {}));
  const medians = keys.map((key) => [key, median(results.map((result) => result[key]))]);
  return /** @type {Record<K, number>} */ (Object.fromEntries(medians));
}

/** @param {readonly number[]} values */
function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? NaN) + (sorted[Math.floor(half)] ?? NaN)) / 2;
}

/**
 * Calls `measure` with an empty tab of a new browser context, so that the cache and all storage are empty.
 * @template T
 * @param {Browser} browser
 * @param {Profile} profile
 * @param {(tab: Tab, session: Session) => Promise<T>} measure
 */
export async function withTab(browser, { context: options, cpu, network }, measure) {
  const context = await browser.newContext({ ...options, locale: 'en-US' });
  try {
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
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
    return await measure(tab, session);
  } finally {
    await context.close();
  }
}

/**
 * Opens a page with the probe in it and waits until it answers input, shows its content and the network is idle.
 * @param {Tab} tab
 * @param {Page} page
 */
export async function open(tab, { url, card, count, ready }) {
  await tab.addInitScript(probe, { card, count, ready });
  await tab.goto(url, { waitUntil: 'commit', timeout: TIMEOUT_MS });
  const loaded = tab.waitForLoadState('networkidle', { timeout: TIMEOUT_MS });
  await Promise.all([loaded, tab.evaluate('__bench.finished')]).catch((cause) => {
    throw new Error(`${url} never shows ${count} × ${card} or is never ready`, { cause });
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
 * One page load with an empty cache. Times are in ms since the navigation started; `script` is the kB of JavaScript
 * transferred until the page was ready, inline scripts included.
 * @param {Browser} browser
 * @param {Profile} profile
 * @param {Page} page
 */
export function measureLoad(browser, profile, page) {
  return withTab(browser, profile, async (tab, session) => {
    /** @type {import('playwright-core').Request[]} */
    const finished = [];
    tab.on('requestfinished', (request) => finished.push(request));
    await open(tab, page);
    const { start, ...vitals } = await evaluate(session, '__bench.result()');
    let bytes = 0;
    for (const request of finished) {
      const response = await request.response();
      const type = response?.headers()['content-type'] ?? '';
      if (request.isNavigationRequest()) {
        const inline = ((await response?.text()) ?? '').matchAll(/<script>[^]*?<\/script>/g);
        bytes += brotliCompressSync([...inline].join('\n')).length;
      } else if (/javascript/.test(type) && request.timing().startTime <= start + vitals.ready) {
        bytes += (await request.sizes()).responseBodySize;
      }
    }
    return { script: bytes / 1000, ...vitals };
  });
}

/**
 * Measures one interaction several times on one page, without network throttling: ms from the event to the next paint,
 * as in INP, and to the first paint that shows the result; and all script until 80 ms after that.
 * @param {Browser} browser
 * @param {number} cpu  CPU slowdown factor
 * @param {Page} page
 * @param {(tab: Tab, attempt: number) => Promise<Attempt>} prepare
 * @param {number} first  number of the first attempt
 * @param {number} attempts
 */
export function measureInteraction(browser, cpu, page, prepare, first, attempts) {
  return withTab(browser, { ...PROFILES.phone, cpu, network: null }, async (tab, session) => {
    const scriptTime = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN) * 1000;
    };
    tab.setDefaultTimeout(TIMEOUT_MS);
    await open(tab, page);
    const timings = [];
    for (let attempt = first; attempt < first + attempts; attempt += 1) {
      const { act, event, shown } = await prepare(tab, attempt);
      const next = `__bench.nextInteraction('${event}', () => (${shown}))`;
      await evaluate(session, `void (__bench.timing = ${next})`);
      const before = await scriptTime();
      await act();
      const late = pause(TIMEOUT_MS, null, { ref: false });
      const timing = await Promise.race([evaluate(session, '__bench.timing'), late]);
      if (!timing) throw new Error(`After ${event}, this was never true: ${shown}`);
      await pause(80);
      timings.push({ ...timing, script: (await scriptTime()) - before });
    }
    return timings;
  });
}
