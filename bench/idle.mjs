import { setTimeout as pause } from 'node:timers/promises';
import { openPage, rest } from './open-page.mjs';
import { table } from './tables.mjs';
import { newContext, newVisit } from './visit.mjs';

/** How long a page at rest is watched, in ms. */
const WATCHED_MS = 5000;

/**
 * The addresses a page asks for when it is at rest and nobody touches it.
 * @param {import('playwright-core').Browser} browser
 * @param {import('./profiles.mjs').Profile} profile
 * @param {import('./open-page.mjs').Subject} subject
 */
export async function requestsAtRest(browser, profile, subject) {
  const context = await newContext(browser, profile);
  try {
    const visit = await newVisit(context, profile);
    await openPage(visit, subject);
    await rest(visit);
    const before = new Set(visit.requests.seen.keys());
    await pause(WATCHED_MS);
    const later = [...visit.requests.seen].filter(([id]) => !before.has(id));
    return later.map(([, { url }]) => url);
  } finally {
    await context.close();
  }
}

/** @param {Readonly<Record<string, readonly string[]>>} requests  by the page's name */
export function idleTable(requests) {
  return table(
    ['page at rest', `asked for in ${WATCHED_MS / 1000} s`],
    Object.entries(requests).map(([name, urls]) => [name, urls.join(' ') || 'nothing']),
  );
}
