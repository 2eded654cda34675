import { returns, returnsTable } from './back-forward.mjs';
import { median } from './numbers.mjs';
import { openPage, rest } from './open-page.mjs';
import { PHONE } from './profiles.mjs';
import { inTurn, mapValues } from './rounds.mjs';
import { shopAt, SHOP } from './subjects.mjs';
import { show, table } from './tables.mjs';
import { judge, ratio } from './verdicts.mjs';
import { newContext, newVisit } from './visit.mjs';

const BY_WORKER = `${SHOP}, by its worker`;

/** @typedef {Awaited<ReturnType<typeof measureAgain>>} AgainResults */

/** @param {import('./bench.mjs').Bench} bench */
export async function measureAgain({ browser, home, own, others, rounds, say }) {
  say('second visits, phone');
  const kept = { ...own.shop, name: BY_WORKER, worker: true };
  const visits = await inTurn(rounds, [kept, own.shop, own.limit, ...others], (subject) =>
    visitTwice(browser, subject),
  );
  say('back and forward');
  const paths = ['', 'products', 'cart'];
  const screens = paths.map((path) => shopAt(home, path).url);
  return { visits, returns: await returns(screens, own.limit.url) };
}

/** @param {AgainResults} results */
export function printAgain({ visits, returns: returned }) {
  const rows = Object.entries(mapValues(visits, middle)).map(([name, { first, second }]) => [
    name,
    show(first, 'ms'),
    show(second, 'ms'),
    show(ratio(second, first), '×'),
  ]);
  const head = ['FCP, phone', 'first visit', 'second', 'second to first'];
  return ['### Second visit', table(head, rows), returnsTable(returned)].join('\n\n');
}

/** @param {AgainResults} results */
export function judgeAgain({ visits, returns: returned }) {
  const { first, second } = middle(visits[BY_WORKER] ?? []);
  const lost = Object.values(returned).filter(({ restored }) => !restored).length;
  return [
    judge(
      { says: 'FCP of the second visit to the first', most: 0.5, unit: '×' },
      ratio(second, first),
    ),
    judge({ says: 'screens the back/forward cache does not keep', most: 0, unit: '' }, lost),
  ];
}

/**
 * FCP in ms, of a first visit and of the next. `worker`: by what a service worker has kept by then; else
 * none is let in, as it would answer instead of the HTTP cache.
 * @param {import('playwright-core').Browser} browser
 * @param {import('./open-page.mjs').Subject & { readonly worker?: boolean }} subject
 */
async function visitTwice(browser, subject) {
  const context = await newContext(browser, PHONE, subject.worker ? 'allow' : 'block');
  const open = async () => {
    const visit = await newVisit(context, PHONE);
    await openPage(visit, subject);
    await rest(visit);
    // It answers from when it has kept everything.
    if (subject.worker) await visit.evaluate(UNTIL_CONTROLLED);
    const { fcp } = await visit.evaluate('__bench.noted()');
    await visit.close();
    return Number(fcp);
  };
  try {
    const first = await open();
    return { first, second: await open() };
  } finally {
    await context.close();
  }
}

const UNTIL_CONTROLLED = `navigator.serviceWorker.controller ?? new Promise((done) =>
  navigator.serviceWorker.addEventListener('controllerchange', () => done(), { once: true }))`;

/** @param {readonly { first: number, second: number }[]} visits */
function middle(visits) {
  return {
    first: median(visits.map(({ first }) => first)),
    second: median(visits.map(({ second }) => second)),
  };
}
