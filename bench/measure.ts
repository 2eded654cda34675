import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  type Page as Tab,
  type Request,
} from 'playwright-core';
import { debianPath, ensureProgram } from '../scripts/browsers.ts';
import { probe, type Content, type LoadFigures, type Timing } from './probe.ts';

/** A page to measure. */
export interface Page extends Content {
  readonly url: string;
}

/** One attempt of an interaction. */
export interface Attempt {
  /** Sends the input. */
  readonly act: () => Promise<unknown>;
  /** The type of the event that the input causes. */
  readonly event: string;
  /** An expression that holds in the page once the result is rendered. */
  readonly shown: string;
}

/** Lighthouse's phone. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** How many times slower than this machine. */
export const CPU_SLOWDOWN = 4;
/** Slow 4G: milliseconds added to each request, bytes per second each way. */
const NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };

const TIMEOUT_MS = 60_000;

/** Starts Chromium without background traffic. `features` are further arguments of its command line. */
export async function launchChromium(features: readonly string[] = []): Promise<Browser> {
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
 */
export async function interleave<S extends { readonly key: string }, R>(
  rounds: number,
  subjects: readonly S[],
  measure: (subject: S, round: number) => Promise<R>,
): Promise<Record<string, R[]>> {
  const results: Record<string, R[]> = Object.fromEntries(subjects.map(({ key }) => [key, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of round % 2 === 0 ? subjects : subjects.toReversed()) {
      console.error(`… round ${round + 1} of ${rounds}, ${subject.key}`);
      results[subject.key]?.push(await measure(subject, round));
    }
  }
  return results;
}

/** The median of each figure. */
export function mediansOf<K extends string>(
  results: readonly Record<K, number>[],
): Record<K, number> {
  const keys = Object.keys(results[0] ?? {}) as K[];
  const medians = keys.map((key) => [key, median(results.map((result) => result[key]))]);
  return Object.fromEntries(medians) as Record<K, number>;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? NaN) + (sorted[Math.floor(half)] ?? NaN)) / 2;
}

/**
 * Calls `measure` with an empty tab of a new browser context on the phone, so that the cache and all storage are empty.
 * `network`: `fast` does not throttle it.
 */
export async function withTab<T>(
  browser: Browser,
  network: 'slow' | 'fast',
  measure: (tab: Tab, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...PHONE, locale: 'en-US' });
  try {
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    // The processor's time of the thread: other programs do not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    if (network === 'slow') {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
    }
    return await measure(tab, session);
  } finally {
    await context.close();
  }
}

/** Opens a page with the probe in it and waits until it answers input, shows its content and the network is idle. */
export async function open(tab: Tab, { url, card, count, ready }: Page): Promise<void> {
  // tsx names every function by a call of this helper, also those that run in the page.
  await tab.addInitScript('globalThis.__name = (value) => value');
  await tab.addInitScript(probe, { card, count, ready });
  await tab.goto(url, { waitUntil: 'commit', timeout: TIMEOUT_MS });
  const loaded = tab.waitForLoadState('networkidle', { timeout: TIMEOUT_MS });
  const shown = tab.evaluate('__bench.finished');
  await Promise.all([loaded, shown]).catch((cause) => {
    throw new Error(`${url} never shows ${count} × ${card} or is never ready`, { cause });
  });
  // The results page shows skeletons for 500 ms, and what waits for an idle browser starts after that.
  await tab.waitForTimeout(1000);
  await tab.waitForLoadState('networkidle', { timeout: TIMEOUT_MS });
}

/**
 * Evaluates an expression in the page and awaits its value, without the script that Playwright's own `evaluate` adds:
 * that would count as script of the page.
 */
export async function evaluate<T>(session: CDPSession, expression: string): Promise<T> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (!exceptionDetails) return result.value as T;
  const { text, exception } = exceptionDetails;
  throw new Error(`${exception?.description ?? text} (in: ${expression.slice(0, 200)})`);
}

/**
 * One page load with an empty cache, until the network is idle; see bench/README.md. Times are in ms. The service worker's
 * requests do not count.
 */
export function measureLoad(browser: Browser, page: Page): Promise<Record<string, number>> {
  return withTab(browser, 'slow', async (tab, session) => {
    const finished: Request[] = [];
    tab.on('requestfinished', (request) => finished.push(request));
    await open(tab, page);
    const vitals = await evaluate<LoadFigures>(session, '__bench.result()');
    const main = await metric(session, 'TaskDuration');
    let bytes = 0;
    for (const request of finished) {
      const response = await request.response();
      const type = response?.headers()['content-type'] ?? '';
      if (request.isNavigationRequest()) {
        const inline = ((await response?.text()) ?? '').matchAll(/<script>[^]*?<\/script>/g);
        bytes += brotliCompressSync([...inline].join('\n')).length;
      } else if (/javascript/.test(type)) bytes += (await request.sizes()).responseBodySize;
    }
    return { requests: finished.length, script: bytes / 1000, ...vitals, main };
  });
}

/** Of `Performance.getMetrics`, in ms. */
async function metric(session: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === wanted)?.value ?? NaN) * 1000;
}

/**
 * Measures one interaction several times on one page, without network throttling: ms from the event to the next paint,
 * as in INP, and to the first paint that shows the result; and all script until 80 ms after that. `first` is the number
 * of the first attempt.
 */
export function measureInteraction(
  browser: Browser,
  page: Page,
  prepare: (tab: Tab, attempt: number) => Promise<Attempt>,
  first: number,
  attempts: number,
): Promise<(Timing & { script: number })[]> {
  return withTab(browser, 'fast', async (tab, session) => {
    const scriptTime = () => metric(session, 'ScriptDuration');
    tab.setDefaultTimeout(TIMEOUT_MS);
    await open(tab, page);
    const timings: (Timing & { script: number })[] = [];
    for (let attempt = first; attempt < first + attempts; attempt += 1) {
      const { act, event, shown } = await prepare(tab, attempt);
      const next = `__bench.nextInteraction('${event}', () => (${shown}))`;
      await evaluate(session, `void (__bench.timing = ${next})`);
      const before = await scriptTime();
      await act();
      const late = pause(TIMEOUT_MS, null, { ref: false });
      const timing = await Promise.race([evaluate<Timing>(session, '__bench.timing'), late]);
      if (!timing) throw new Error(`After ${event}, this was never true: ${shown}`);
      await pause(80);
      timings.push({ ...timing, script: (await scriptTime()) - before });
    }
    return timings;
  });
}
