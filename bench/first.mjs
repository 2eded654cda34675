import { median, sum } from './numbers.mjs';
import { openPage, rest } from './open-page.mjs';
import { scriptSize } from './requests.mjs';
import { show, table } from './tables.mjs';
import { newContext, newVisit } from './visit.mjs';

/** A task longer than this holds up a visitor, in ms. */
const LONG_MS = 50;

/**
 * What is measured of a first visit, with its title and unit.
 * @satisfies {Record<string, readonly [string, import('./tables.mjs').Unit]>}
 */
export const FIRST_FIGURES = /** @type {const} */ ({
  js: ['JS', 'kB'],
  fcp: ['FCP', 'ms'],
  lcp: ['LCP', 'ms'],
  cards: ['20 cards', 'ms'],
  ready: ['ready', 'ms'],
  cls: ['CLS', ''],
  longest: ['longest task', 'ms'],
  blocking: ['blocking', 'ms'],
  heap: ['heap', 'MB'],
});

/** @typedef {Record<keyof typeof FIRST_FIGURES, number>} FirstFigures */

/**
 * One visit with nothing in the cache.
 * @param {import('playwright-core').Browser} browser
 * @param {import('./profiles.mjs').Profile} profile
 * @param {import('./open-page.mjs').Subject} subject
 * @returns {Promise<FirstFigures>}
 */
export async function firstVisit(browser, profile, subject) {
  const context = await newContext(browser, profile);
  try {
    const visit = await newVisit(context, profile);
    await openPage(visit, subject);
    await rest(visit);
    const { fcp, lcp, cards, ready, shifts, tasks } = await visit.evaluate('__bench.noted()');
    return {
      js: scriptSize(visit, ready),
      fcp,
      lcp,
      cards,
      ready,
      cls: shifts,
      longest: Math.max(0, ...tasks),
      blocking: sum(tasks.map((/** @type {number} */ task) => Math.max(0, task - LONG_MS))),
      heap: await visit.heap(),
    };
  } finally {
    await context.close();
  }
}

/**
 * @param {readonly FirstFigures[]} rounds
 * @returns {FirstFigures}
 */
export function middle(rounds) {
  const entries = keys().map((key) => [key, median(rounds.map((round) => round[key]))]);
  return Object.fromEntries(entries);
}

/** @param {Readonly<Record<string, FirstFigures>>} medians  by the page's name */
export function firstTable(medians) {
  return table(
    ['page', ...keys().map((key) => FIRST_FIGURES[key][0])],
    Object.entries(medians).map(([name, figures]) => [
      name,
      ...keys().map((key) => cell(key, figures[key])),
    ]),
  );
}

/**
 * @param {keyof FirstFigures} key
 * @param {number} value
 */
function cell(key, value) {
  // Chromium tells of tasks from 50 ms on.
  return key === 'longest' && value === 0 ? `< ${LONG_MS} ms` : show(value, FIRST_FIGURES[key][1]);
}

function keys() {
  return /** @type {(keyof FirstFigures)[]} */ (Object.keys(FIRST_FIGURES));
}
