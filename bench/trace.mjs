import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { openPage, rest } from './open-page.mjs';
import { PHONE } from './profiles.mjs';
import { selfSlices, selfTimes } from './self-times.mjs';
import { show, table } from './tables.mjs';
import { drawVisit } from './trace-picture.mjs';
import { newContext, newVisit } from './visit.mjs';

const CATEGORIES = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.compile',
  'blink.user_timing',
  'loading',
  'v8',
  'v8.execute',
];

const ROWS = 25;

/** How long after the page is ready its picture goes on, in ms. */
const AFTERWARDS_MS = 200;

/**
 * Saves the trace of one first visit on the phone, draws it into a file beside, and prints where the main
 * thread's time goes.
 * @param {import('playwright-core').Browser} browser
 * @param {import('./open-page.mjs').Subject} subject
 * @param {string} file
 */
export async function printTrace(browser, subject, file) {
  const context = await newContext(browser, PHONE);
  try {
    const visit = await newVisit(context, PHONE);
    await browser.startTracing(visit.page, { path: file, categories: CATEGORIES });
    await openPage(visit, subject);
    await rest(visit);
    const trace = await browser.stopTracing();
    const events = JSON.parse(trace.toString()).traceEvents;
    const slices = selfSlices(events);
    const picture = `${file.replace(/\.json$/, '')}.svg`;
    await writeFile(picture, drawVisit(await whatIsSeen(visit, subject, events, slices)));
    const times = selfTimes(slices);
    const rows = times
      .slice(0, ROWS)
      .map(({ kind, what, url, ms, times }) => [
        kind,
        what,
        shorten(url),
        show(ms, 'ms'),
        String(times),
      ]);
    console.log('### Where the time goes: first visit, phone, main thread\n');
    console.log(table(['kind', 'what', 'file', 'self', 'times'], rows));
    console.log(`\nThe trace is in ${file}: open it in Chromium's DevTools, Performance.`);
    console.log(`Its picture is ${picture}.`);
  } finally {
    await context.close();
  }
}

/**
 * @param {import('./visit.mjs').Visit} visit
 * @param {import('./open-page.mjs').Subject} subject
 * @param {readonly import('./self-times.mjs').TraceEvent[]} events
 * @param {readonly import('./self-times.mjs').Slice[]} slices
 * @returns {Promise<import('./trace-picture.mjs').Visit>}
 */
async function whatIsSeen(visit, { url }, events, slices) {
  const { fcp, lcp, cards, ready } = await visit.evaluate('__bench.noted()');
  /** @type {{ name: string, startTime: number, responseStart: number, responseEnd: number }[]} */
  const entries = await visit.evaluate(
    `['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind)).map((entry) => entry.toJSON())`,
  );
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  if (!start) throw new Error(`The trace has no visit of ${url}`);
  const sinceStart = (/** @type {number} */ ts) => (ts - start.ts) / 1000;
  return {
    work: slices.map(({ kind, from, to }) => ({
      kind,
      from: sinceStart(from),
      to: sinceStart(to),
    })),
    requests: entries
      .filter(({ startTime }) => startTime < ready)
      .map(({ name, startTime, responseStart, responseEnd }) => ({
        name: name === url ? 'document' : nameOf(name),
        from: startTime,
        answered: responseStart,
        to: responseEnd,
      })),
    marks: [
      { name: '20 cards', at: cards },
      { name: 'FCP', at: fcp },
      { name: 'LCP', at: lcp },
      { name: 'ready', at: ready },
    ].toSorted((a, b) => a.at - b.at),
    until: ready + AFTERWARDS_MS,
  };
}

/**
 * Of a file, without what tells its content from an earlier one's.
 * @param {string} url
 */
function nameOf(url) {
  return basename(shorten(url)).replace(/-[\w-]{8}(?=\.)/, '');
}

/** @param {string} url */
function shorten(url) {
  return url.replace(/^https?:\/\/[^/]*/, '').replace(/\?.*/, '');
}
