import { openPage, rest } from './open-page.mjs';
import { PHONE } from './profiles.mjs';
import { selfTimes } from './self-times.mjs';
import { show, table } from './tables.mjs';
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

/**
 * Saves the trace of one first visit on the phone, and prints where the main thread's time goes.
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
    const times = selfTimes(JSON.parse(trace.toString()).traceEvents);
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
  } finally {
    await context.close();
  }
}

/** @param {string} url */
function shorten(url) {
  return url.replace(/^https?:\/\/[^/]*/, '').replace(/\?.*/, '');
}
