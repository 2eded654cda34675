import { Hand } from './hand.mjs';
import { percentile } from './numbers.mjs';
import { openPage, rest } from './open-page.mjs';
import { DESKTOP, offTheLine } from './profiles.mjs';
import { shopAt } from './subjects.mjs';
import { newContext, newVisit } from './visit.mjs';

/**
 * What a catalogue of one size takes.
 * @typedef {object} Growth
 * @property {number} home      ms until 20 cards are painted on the home page
 * @property {number} ready     ms until it answers
 * @property {number} results   ms until the cards of a search are painted, its 500 ms of skeletons included
 * @property {number} key       ms of script, 95th percentile of keys typed
 * @property {number} heap      MB
 * @property {number} longest   ms, the longest task of either page; 0: under 50
 */

/** Typed in turn, so that no answer is there already. Eight words of five letters. */
const WORDS = ['water', 'canoe', 'steel', 'green', 'cedar', 'light', 'brass', 'river'];

const QUERY = '&q=a';

/** No slowdown and no line: whatever is not the catalogue's own would hide its growth. */
const PROFILE = offTheLine(DESKTOP, 1);

/**
 * Opens the home page and a search of a catalogue of that size.
 * @param {import('playwright-core').Browser} browser
 * @param {string} home  the shop's address
 * @param {number} size
 * @returns {Promise<Growth>}
 */
export async function visitCatalogue(browser, home, size) {
  const more = `&size=${size}`;
  const first = await open(browser, shopAt(home, '', more), async (visit) => ({
    heap: await visit.heap(),
    key: percentile(await typeWords(await Hand.on(visit)), 0.95),
  }));
  const list = { ...shopAt(home, 'products', `${more}${QUERY}`), count: 1 };
  const found = await open(browser, list, async () => ({}));
  return {
    home: first.cards,
    ready: first.ready,
    results: found.cards,
    key: first.key,
    heap: first.heap,
    longest: Math.max(first.longest, found.longest),
  };
}

/**
 * @template T
 * @param {import('playwright-core').Browser} browser
 * @param {import('./open-page.mjs').Subject} subject
 * @param {(visit: import('./visit.mjs').Visit) => Promise<T>} then
 */
async function open(browser, subject, then) {
  const context = await newContext(browser, PROFILE);
  try {
    const visit = await newVisit(context, PROFILE);
    await openPage(visit, subject);
    await rest(visit);
    const { cards, ready, tasks } = await visit.evaluate('__bench.noted()');
    const times = { cards: Number(cards), ready: Number(ready) };
    return { ...times, longest: Math.max(0, ...tasks), ...(await then(visit)) };
  } finally {
    await context.close();
  }
}

/**
 * Script of each key, in ms.
 * @param {Hand} hand
 */
async function typeWords(hand) {
  const input = `document.querySelector('header [role=search] input')`;
  await hand.click(input);
  const times = [];
  for (const word of WORDS) {
    await hand.keyboard.press('ControlOrMeta+a');
    await hand.keyboard.press('Delete');
    for (const [at, letter] of [...word].entries()) {
      const shown = `${input}.value === '${word.slice(0, at + 1)}'`;
      const act = () => hand.keyboard.press(letter);
      times.push((await hand.feel(act, { event: 'keydown', shown })).script);
    }
  }
  return times;
}
