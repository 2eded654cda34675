import { setTimeout as pause } from 'node:timers/promises';
import { probe } from './probe.mjs';

/**
 * A page to measure.
 * @typedef {object} Subject
 * @property {string} name
 * @property {string} url
 * @property {string} card    selector of a card
 * @property {string} add     selector of a card's Add to Cart
 * @property {string} ready   selector of what tells that the page answers; empty: when it is loaded
 * @property {number} count   of cards to wait for
 */

const PATIENCE_MS = 60_000;

/** How long nothing may come over the line for the page to be at rest, in ms. */
const QUIET_MS = 500;

/** After that the skeletons of `/products` are gone too, which stand for 500 ms. */
const REST_MS = 1000;

/**
 * Goes to the page, and waits until it answers and shows its cards.
 * @param {import('./visit.mjs').Visit} visit
 * @param {Subject} subject
 */
export async function openPage(visit, subject) {
  const { card, count, ready } = subject;
  await visit.page.addInitScript(probe, { card, count, ready });
  await visit.page.goto(subject.url, { waitUntil: 'commit', timeout: PATIENCE_MS });
  await patient(
    async () => {
      const { ready, cards } = await visit.evaluate('__bench.noted()');
      return ready > 0 && (cards > 0 || count === 0);
    },
    () => `${subject.name} (${subject.url}) shows no ${count} × ${card} or is never ready`,
  );
}

/**
 * Waits until the page is at rest.
 * @param {import('./visit.mjs').Visit} visit
 */
export async function rest({ requests }) {
  await pause(REST_MS);
  await patient(
    async () => requests.quiet() >= QUIET_MS,
    () => 'The page never stops asking for things',
  );
}

/**
 * @param {() => Promise<boolean>} holds
 * @param {() => string} complaint
 */
async function patient(holds, complaint) {
  const end = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(complaint());
    // Seldom: each look costs the page a little.
    await pause(100);
  }
}
