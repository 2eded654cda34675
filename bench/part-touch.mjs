import { messageOf } from '../scripts/cli.mjs';
import { firstProduct } from './first-product.mjs';
import { Hand } from './hand.mjs';
import { percentile } from './numbers.mjs';
import { openPage, rest } from './open-page.mjs';
import { offTheLine, PHONE } from './profiles.mjs';
import { inTurn, mapValues } from './rounds.mjs';
import { shopAt, LIMIT_PAGE, SHOP } from './subjects.mjs';
import { show, table } from './tables.mjs';
import { addToCart, SAYS_ADDED, TOUCHES } from './touches.mjs';
import { judge, ratio } from './verdicts.mjs';
import { newContext, newVisit } from './visit.mjs';

/**
 * @typedef {import('./hand.mjs').Felt} Felt
 * @typedef {import('./open-page.mjs').Subject} Subject
 * @typedef {import('./touches.mjs').Touch} Touch
 * @typedef {Awaited<ReturnType<typeof measureTouch>>} TouchResults
 *
 * @typedef {{ name: string, touch: Touch, subject: Subject }} Scene
 */

const FRAME_MS = 16.7;
const FELT_AT_MOST_MS = 50;
const NAME = 'add to cart';

/** @param {import('./bench.mjs').Bench} bench */
export async function measureTouch({ browser, home, own, others, rounds, tries, say }) {
  const id = await firstProduct(browser, own.shop);
  const withButton = others.filter(({ add }) => add !== '');
  const scenes = [
    ...TOUCHES.map((touch) => sceneInShop(touch, home, id)),
    scene(own.limit, SAYS_ADDED),
    // Of other pages it is not known how they show it: the next paint has to do.
    ...withButton.map((other) => scene(other, 'true')),
  ];
  const share = Math.ceil(tries / rounds);
  const at = async (/** @type {number} */ slowdown) => {
    say(`touches, phone${slowdown > 1 ? `, ${slowdown}× slower` : ' at full speed'}`);
    const felt = await inTurn(Math.ceil(tries / share), scenes, (each, round) => {
      const from = round * share;
      return play(browser, each, { slowdown, from, many: Math.min(share, tries - from) });
    });
    return mapValues(felt, (rounds) => rounds.flat());
  };
  return { slow: await at(PHONE.slowdown), full: await at(1) };
}

/** @param {TouchResults} results */
export function printTouch({ slow, full }) {
  const rows = Object.keys(slow).map((name) => [
    name,
    show(at75(slow[name], 'paint'), 'ms'),
    show(at75(slow[name], 'shown'), 'ms'),
    show(at75(full[name], 'script'), 'ms'),
    show(
      percentile(
        (full[name] ?? []).map(({ script }) => script),
        0.95,
      ),
      'ms',
    ),
  ]);
  const head = ['touch, p75', 'next paint, 4× slower', 'shown, 4× slower', 'script', 'script, p95'];
  return `### Touches\n\n${table(head, rows)}`;
}

/** @param {TouchResults} results */
export function judgeTouch({ slow, full }) {
  const names = Object.keys(slow).filter((name) => name.startsWith(SHOP));
  const compared = ratio(
    at75(slow[`${SHOP}: ${NAME}`], 'paint'),
    at75(slow[`${LIMIT_PAGE}: ${NAME}`], 'paint'),
  );
  return [
    ...names.map((name) =>
      judge(
        { says: `${name}, to next paint`, most: FELT_AT_MOST_MS, unit: 'ms' },
        at75(slow[name], 'paint'),
      ),
    ),
    judge({ says: `${NAME} to the limit page's`, most: 1.25, unit: '×' }, compared),
    ...names.map((name) =>
      judge({ says: `${name}, script`, most: FRAME_MS, unit: 'ms' }, at75(full[name], 'script')),
    ),
  ];
}

/**
 * @param {Touch} touch
 * @param {string} home  the shop's address
 * @param {string} id    of a product
 * @returns {Scene}
 */
function sceneInShop(touch, home, id) {
  const path = touch.path.replace(':id', id);
  // A product's page shows its own few related cards: nothing to wait for.
  const subject = { ...shopAt(home, path), count: path.includes(id) ? 0 : 20 };
  return { name: `${SHOP}: ${touch.name}`, touch, subject };
}

/**
 * @param {Subject} subject
 * @param {string} shown
 * @returns {Scene}
 */
function scene(subject, shown) {
  return { name: `${subject.name}: ${NAME}`, touch: addToCart(subject.add, shown), subject };
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {Scene} scene
 * @param {{ slowdown: number, from: number, many: number }} tries
 */
async function play(browser, { name, touch, subject }, { slowdown, from, many }) {
  const profile = offTheLine(PHONE, slowdown);
  const context = await newContext(browser, profile);
  try {
    const visit = await newVisit(context, profile);
    await openPage(visit, subject);
    await rest(visit);
    const hand = await Hand.on(visit);
    await touch.enter?.(hand);
    const felt = [];
    for (let turn = from; turn < from + many; turn += 1) {
      const given = await touch.before(hand, turn);
      felt.push(await hand.feel(() => touch.act(hand, given), touch));
    }
    return felt;
  } catch (cause) {
    throw new Error(`${name}: ${messageOf(cause)}`, { cause });
  } finally {
    await context.close();
  }
}

/**
 * @param {readonly Felt[] | undefined} tries
 * @param {keyof Felt} key
 */
function at75(tries = [], key) {
  return percentile(
    tries.map((felt) => felt[key]),
    0.75,
  );
}
