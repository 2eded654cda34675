import { Hand } from './hand.mjs';
import { openPage, rest } from './open-page.mjs';
import { DESKTOP, offTheLine } from './profiles.mjs';
import { show, table } from './tables.mjs';
import { judge, ratio } from './verdicts.mjs';
import { newContext, newVisit } from './visit.mjs';

/** @typedef {Awaited<ReturnType<typeof measureMemory>>} MemoryResults */

/** Counted from here: until then fills what is kept on purpose, compiled code above all. */
const WARM_UP = 10;

const LAPS = 20;

/** The heap is weighed after so many laps each time. */
const STRIDE = 5;

const PROFILE = offTheLine(DESKTOP, 1);

/** Each step of a lap: the link to follow, and what then is there. */
const LAP = /** @type {const} */ ([
  ['main [data-product] a', 'main [data-description]'],
  ['nav[aria-label=Main] a[href*=products]', 'main select'],
  ['nav[aria-label=Main] a[href*=cart]', 'main h1'],
  ['header a', 'main [data-product]:nth-of-type(20)'],
]);

/** @param {import('./bench.mjs').Bench} bench */
export async function measureMemory({ browser, own, say }) {
  say(`memory, ${LAPS} times through every page`);
  const context = await newContext(browser, PROFILE);
  try {
    const visit = await newVisit(context, PROFILE);
    await openPage(visit, own.shop);
    await rest(visit);
    const hand = await Hand.on(visit);
    const weighed = [{ laps: 0, ...(await weigh(visit)) }];
    for (let laps = 1; laps <= LAPS; laps += 1) {
      await walk(hand);
      if (laps % STRIDE > 0) continue;
      await rest(visit);
      weighed.push({ laps, ...(await weigh(visit)) });
    }
    return weighed;
  } finally {
    await context.close();
  }
}

/** @param {MemoryResults} weighed */
export function printMemory(weighed) {
  const rows = weighed.map(({ laps, heap, nodes, listeners }) => [
    `${laps} laps`,
    show(heap, 'MB'),
    String(nodes),
    String(listeners),
  ]);
  return `### Memory\n\n${table(['after', 'heap', 'nodes', 'listeners'], rows)}`;
}

/** @param {MemoryResults} weighed */
export function judgeMemory(weighed) {
  const warm = weighed.find(({ laps }) => laps === WARM_UP);
  const last = weighed.at(-1);
  const more = (/** @type {'heap' | 'nodes'} */ key) =>
    ratio(last?.[key] ?? NaN, warm?.[key] ?? NaN);
  const between = `after ${LAPS} laps to after ${WARM_UP}`;
  // Chromium's own notes of each step in the history take some kB.
  return [
    judge({ says: `heap ${between}`, most: 1.05, unit: '×' }, more('heap')),
    judge({ says: `nodes ${between}`, most: 1.02, unit: '×' }, more('nodes')),
  ];
}

/** @param {Hand} hand */
async function walk(hand) {
  for (const [link, there] of LAP) {
    await hand.click(`document.querySelector('${link}')`);
    await hand.until(
      `document.querySelector('${there}') && !document.querySelector('[data-skeleton]')`,
    );
  }
}

/** @param {import('./visit.mjs').Visit} visit */
async function weigh(visit) {
  const heap = await visit.heap();
  const metrics = await visit.metrics();
  return {
    heap,
    nodes: metrics.get('Nodes') ?? NaN,
    listeners: metrics.get('JSEventListeners') ?? NaN,
  };
}
