import { FIRST_FIGURES, firstTable, firstVisit, middle } from './first.mjs';
import { idleTable, requestsAtRest } from './idle.mjs';
import { inTurn, mapValues } from './rounds.mjs';
import { LIMIT_PAGE, PRODUCTS, SHOP } from './subjects.mjs';
import { show, table } from './tables.mjs';
import { offTheLine } from './profiles.mjs';
import { judge, ratio } from './verdicts.mjs';

/** @typedef {import('./first.mjs').FirstFigures} FirstFigures */
/** @typedef {Awaited<ReturnType<typeof measureFirst>>} FirstResults */

/** What is compared with the limit page. */
const COMPARED = /** @type {const} */ (['fcp', 'lcp', 'cards']);

/** @param {import('./bench.mjs').Bench} bench */
export async function measureFirst({ browser, own, others, profiles, rounds, say }) {
  const subjects = [own.shop, own.limit, own.products, ...others];
  /** @type {Record<string, Record<string, FirstFigures[]>>} */
  const visits = {};
  for (const profile of profiles) {
    say(`first visits, ${profile.name}`);
    visits[profile.name] = await inTurn(rounds, subjects, (subject) =>
      firstVisit(browser, profile, subject),
    );
  }
  say('requests at rest');
  const [profile] = profiles;
  const rest = profile
    ? await inTurn(1, subjects, (subject) =>
        requestsAtRest(browser, offTheLine(profile, 1), subject),
      )
    : {};
  return { visits, requestsAtRest: mapValues(rest, ([urls = []]) => urls) };
}

/** @param {FirstResults} results */
export function printFirst({ visits, requestsAtRest: rest }) {
  const tables = Object.entries(visits).flatMap(([profile, rounds]) => {
    const medians = mapValues(rounds, middle);
    return [`### First visit, ${profile}`, firstTable(medians), ratioTable(medians)];
  });
  return [...tables, idleTable(rest)].join('\n\n');
}

/** @param {FirstResults} results */
export function judgeFirst({ visits: { phone = {} } }) {
  const medians = mapValues(phone, middle);
  const { [SHOP]: shop, [LIMIT_PAGE]: limit, [PRODUCTS]: products } = medians;
  const most = { fcp: 1.1, lcp: 1.25, cards: 1.25 };
  const compared = COMPARED.map((key) =>
    judge(
      { says: `${FIRST_FIGURES[key][0]} to the limit page's`, most: most[key], unit: '×' },
      ratio(shop?.[key] ?? NaN, limit?.[key] ?? NaN),
    ),
  );
  return [
    ...compared,
    judge({ says: 'JS before home answers', most: 72, unit: 'kB' }, shop?.js ?? NaN),
    judge({ says: 'longest task, home', most: 50, unit: 'ms' }, shop?.longest ?? NaN),
    judge({ says: 'blocking time, home', most: 0, unit: 'ms' }, shop?.blocking ?? NaN),
    judge({ says: 'CLS, home', most: 0, unit: '' }, shop?.cls ?? NaN),
    judge({ says: 'CLS, /products', most: 0, unit: '' }, products?.cls ?? NaN),
    judge({ says: 'heap, home', most: 2, unit: 'MB' }, shop?.heap ?? NaN),
  ];
}

/** @param {Readonly<Record<string, FirstFigures>>} medians */
function ratioTable(medians) {
  const limit = medians[LIMIT_PAGE];
  if (!limit) return '';
  const others = Object.entries(medians).filter(([name]) => name !== LIMIT_PAGE);
  return table(
    ['to the limit page', ...COMPARED.map((key) => FIRST_FIGURES[key][0])],
    others.map(([name, figures]) => [
      name,
      ...COMPARED.map((key) => show(ratio(figures[key], limit[key]), '×')),
    ]),
  );
}
