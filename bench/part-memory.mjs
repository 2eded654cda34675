import { Hand } from './hand.mjs';
import { openPage, rest } from './open-page.mjs';
import { DESKTOP, offTheLine } from './profiles.mjs';
import { show, table } from './tables.mjs';
import { judge } from './verdicts.mjs';
import { newContext, newVisit } from './visit.mjs';

/** @typedef {Awaited<ReturnType<typeof measureMemory>>} MemoryResults */

const LAPS = 10;

/** The first laps fill what is kept on purpose: compiled code, decoded pictures. */
const WARM_UP = 2;

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
  say(`memory, ${LAPS} laps through every page`);
  const context = await newContext(browser, PROFILE);
  try {
    const visit = await newVisit(context, PROFILE);
    await openPage(visit, own.shop);
    await rest(visit);
    const laps = [await weigh(visit)];
    const hand = new Hand(visit);
    for (let lap = 0; lap < LAPS; lap += 1) {
      await walk(hand);
      await rest(visit);
      laps.push(await weigh(visit));
    }
    return laps;
  } finally {
    await context.close();
  }
}

/** @param {MemoryResults} laps  the first: before any */
export function printMemory(laps) {
  const rows = laps.map(({ heap, nodes, listeners }, lap) => [
    String(lap),
    show(heap, 'MB'),
    String(nodes),
    String(listeners),
  ]);
  return `### Memory\n\n${table(['laps', 'heap', 'nodes', 'listeners'], rows)}`;
}

/** @param {MemoryResults} laps */
export function judgeMemory(laps) {
  const warm = laps[WARM_UP]?.heap ?? NaN;
  const grown = ((laps.at(-1)?.heap ?? NaN) - warm) / (laps.length - 1 - WARM_UP);
  // A few kB a lap is what the browser itself notes of a page's past.
  return [judge({ says: 'heap a lap more, after two', most: 10, unit: 'kB' }, grown * 1000)];
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
