import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { messageOf, readCount, readOptions, refuse, runCommand } from '../scripts/cli.mjs';
import { firstProductId, launchChromium } from './measure/browser.mjs';
import { format, interleave, mediansOf, percentile, table } from './figures.mjs';
import { addToCart, INTERACTIONS, measureInteraction } from './measure/interactions.mjs';
import { measurePageLoad } from './measure/page-load.mjs';
import { pageOf, parseOthers, PROFILES, ROUTES } from './pages.mjs';
import { serveBuild } from './server.mjs';
import { serveStaticBaseline } from './static-baseline.mjs';

const HELP = `
Usage: npm run bench -- [options]

Measures the build in dist side by side with a static baseline: the same pages
without script. bench/README.md explains the figures.

  --against <dist>   also measure another build of this shop
  --others <file>    also measure other shops, as in bench/others.example.json
  --only <what>      loads or interactions (both)
  --routes <list>    of ${Object.keys(ROUTES).join(', ')} (all)
  --profile <name>   phone or desktop, for page loads (phone)
  --rounds <n>       page loads of each page; medians are printed (5)
  --attempts <n>     of each interaction, in as many rounds (40)
  --cpu <n>          CPU slowdown factor, for interactions (4)
  --size <n>         products in the catalogue (20)
  --dist <folder>    the build to measure (dist)
  --json <file>      for all single figures (bench/results/<time>.json)
  --help             show this
Exit code: 0 measured, whatever the figures; 1 failed; 2 wrong use.
`;

/** The largest acceptable ratio of the home page to its static baseline. Larger ones are marked `OVER`. */
const LIMITS = { fcp: 1.1, cards: 1.25, lcp: 1.5 };

const BUILD = 'this build';
const BASELINE = 'static baseline';
const READY = 'html[data-ready]';
const ADD_TO_CART = 'add to cart';

/** Column titles and units of a page load. */
const COLUMNS = /** @type {const} */ ({
  script: ['script', 'kB'],
  fcp: ['FCP', 'ms'],
  cards: ['cards', 'ms'],
  lcp: ['LCP', 'ms'],
  cls: ['CLS', ''],
  tbt: ['TBT', 'ms'],
  ready: ['ready', 'ms'],
});
const ROUTE_NAMES = /** @type {Route[]} */ (Object.keys(ROUTES));
const FIGURES = /** @type {(keyof typeof COLUMNS)[]} */ (Object.keys(COLUMNS));

/**
 * @typedef {import('./pages.mjs').Route} Route
 * @typedef {(build: import('./pages.mjs').Build, route: Route) => import('./pages.mjs').Page} PageOf
 */

const options = readBenchOptions();
await runCommand(main, 'Could not measure');

function readBenchOptions() {
  const values = readOptions(HELP, {
    against: { type: 'string' },
    others: { type: 'string' },
    only: { type: 'string', default: 'loads,interactions' },
    routes: { type: 'string', default: Object.keys(ROUTES).join() },
    profile: { type: 'string', default: 'phone' },
    rounds: { type: 'string', default: '5' },
    attempts: { type: 'string', default: '40' },
    cpu: { type: 'string', default: '4' },
    size: { type: 'string', default: '20' },
    dist: { type: 'string', default: 'dist' },
    json: { type: 'string' },
  });
  return {
    ...values,
    only: choose(values.only, ['loads', 'interactions']),
    routes: choose(values.routes, ROUTE_NAMES),
    profile: choose(values.profile, ['phone', 'desktop'])[0] ?? 'phone',
    others: values.others === undefined ? [] : readOthers(values.others),
    rounds: readCount('rounds', values.rounds),
    attempts: readCount('attempts', values.attempts),
    cpu: readCount('cpu', values.cpu),
    size: readCount('size', values.size),
  };
}

async function main() {
  const { dist, against, only, routes, size } = options;
  const browser = await launchChromium();
  try {
    const build = { name: BUILD, home: await serveBuild(dist), ready: READY };
    const others =
      against === undefined
        ? []
        : [{ name: `build in ${against}`, home: await serveBuild(against), ready: READY }];
    const catalogue = { id: await firstProductId(browser, build.home), size };
    // Add to Cart is measured on the home page of the baseline.
    const baselineRoutes = ROUTE_NAMES.filter(
      (route) => route === 'home' || routes.includes(route),
    );
    const baseline = await serveStaticBaseline(browser, dist, build, catalogue, baselineRoutes);
    const builds = [build, ...others, baseline];
    const page = (/** @type {import('./pages.mjs').Build} */ of, /** @type {Route} */ route) =>
      pageOf(of, route, catalogue);

    const machine = `${cpus().length} × ${cpus()[0]?.model}, Chromium ${browser.version()}`;
    const load = loadavg()[0] ?? NaN;
    console.log(`${machine}, load average ${load.toFixed(1)} at the start, ${size} products`);
    const loads = only.includes('loads') ? await measureLoads(browser, builds, page) : {};
    const interactions = only.includes('interactions')
      ? await measureInteractions(browser, builds, page)
      : {};
    save({ machine, load, options, loads, interactions });
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('./measure/browser.mjs').Browser} browser
 * @param {readonly import('./pages.mjs').Build[]} builds
 * @param {PageOf} page
 */
async function measureLoads(browser, builds, page) {
  const { profile, rounds, routes, others } = options;
  const groups = routes.map((route) => ({
    route,
    pages: [...builds.map((build) => page(build, route)), ...(route === 'home' ? others : [])],
  }));
  const subjects = groups.flatMap(({ route, pages }) =>
    pages.map((page) => ({ key: `${route}: ${page.name}`, page })),
  );
  const loads = await interleave(rounds, subjects, ({ key, page }, round) => {
    progress(`round ${round + 1} of ${rounds}, ${key}`);
    return measurePageLoad(browser, PROFILES[profile], page);
  });
  console.log(`\n## Page loads, ${profile}, medians of ${rounds}`);
  for (const { route, pages } of groups) {
    const medians = pages.map(({ name }) => ({
      name,
      figures: mediansOf(FIGURES, loads[`${route}: ${name}`] ?? []),
    }));
    console.log(`\n${loadTable(route, medians)}`);
  }
  return loads;
}

/**
 * @param {Route} route
 * @param {readonly { name: string, figures: Record<string, number> }[]} medians  of this build first
 */
function loadTable(route, medians) {
  const [build] = medians;
  const rows = medians.map(({ name, figures }) => [
    name,
    ...FIGURES.map((figure) => format(figures[figure], COLUMNS[figure][1])),
  ]);
  const ratios = medians.slice(1).map(({ name, figures }) => [
    `this build ÷ ${name}`,
    ...FIGURES.map((figure) => {
      // The baseline has neither script nor hydration; ratios of CLS and TBT, often 0, mean nothing.
      const isCompared =
        figure in LIMITS || (name !== BASELINE && ['script', 'ready'].includes(figure));
      if (!isCompared) return '';
      const ratio = build.figures[figure] / figures[figure];
      const isOver = route === 'home' && name === BASELINE && ratio > LIMITS[figure];
      return format(ratio, '×') + (isOver ? ' OVER' : '');
    }),
  ]);
  return table([route, ...FIGURES.map((figure) => COLUMNS[figure][0])], [...rows, ...ratios]);
}

/**
 * @param {import('./measure/browser.mjs').Browser} browser
 * @param {readonly import('./pages.mjs').Build[]} builds
 * @param {PageOf} page
 */
async function measureInteractions(browser, builds, page) {
  const { attempts, cpu, others } = options;
  const rounds = Math.min(options.rounds, attempts);
  const share = Math.ceil(attempts / rounds);
  const subjects = Object.entries(INTERACTIONS).flatMap(([name, { route, prepare }]) =>
    builds
      .filter((build) => build.name !== BASELINE || name === ADD_TO_CART)
      .map((build) => ({ name, page: page(build, route), prepare })),
  );
  const ofOthers = others
    .filter(({ add }) => add !== '')
    .map((page) => ({ name: ADD_TO_CART, page, prepare: addToCart(page.add, false) }));
  const all = [...subjects, ...ofOthers].map((subject) => ({
    ...subject,
    key: `${subject.name}: ${subject.page.name}`,
  }));
  const measured = await interleave(rounds, all, ({ key, page, prepare }, round) => {
    progress(`round ${round + 1} of ${rounds}, ${key}`);
    return measureInteraction(browser, page, prepare, {
      cpu,
      first: round * share,
      attempts: share,
    }).catch((cause) => {
      throw new Error(`${key}: ${messageOf(cause)}`, { cause });
    });
  });
  const timings = Object.fromEntries(
    Object.entries(measured).map(([key, rounds]) => [key, rounds.flat()]),
  );
  console.log(`\n## Interactions, phone, CPU ${cpu}× slower, medians of ${rounds * share}\n`);
  console.log(interactionTable(timings));
  return timings;
}

/** @param {Readonly<Record<string, readonly import('./measure/interactions.mjs').Timing[]>>} timings */
function interactionTable(timings) {
  const paint = (/** @type {string} */ key) => mediansOf(['paint'], timings[key] ?? []).paint;
  const rows = Object.entries(timings).map(([key, attempts]) => {
    const { shown, script } = mediansOf(['shown', 'script'], attempts);
    const own = `${key.split(':')[0]}: ${BUILD}`;
    return [
      key,
      format(paint(key), 'ms'),
      format(shown, 'ms'),
      format(script, 'ms'),
      format(
        percentile(
          attempts.map(({ script }) => script),
          0.95,
        ),
        'ms',
      ),
      key === own ? '' : format(paint(own) / paint(key), '×'),
    ];
  });
  const head = ['interaction', 'next paint', 'result', 'script', 'script p95'];
  return table([...head, 'next paint, this build ÷ it'], rows);
}

/** @param {object} figures */
function save(figures) {
  const when = new Date().toISOString();
  const file = options.json ?? `bench/results/${when.replaceAll(':', '-')}.json`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ when, ...figures }, null, 2)}\n`);
  progress(`all figures are in ${file}`);
}

/**
 * To standard error: the tables alone go to standard output.
 * @param {string} line
 */
function progress(line) {
  console.error(`… ${line}`);
}

/**
 * @template {string} T
 * @param {string} list
 * @param {readonly T[]} choices
 * @returns {T[]}  in their own order
 */
function choose(list, choices) {
  const words = list.split(',');
  const unknown = words.find((word) => !choices.some((choice) => choice === word));
  if (unknown !== undefined) refuse(`'${unknown}' is none of ${choices.join(', ')}`);
  return choices.filter((choice) => words.includes(choice));
}

/** @param {string} file */
function readOthers(file) {
  try {
    return parseOthers(readFileSync(file, 'utf8'));
  } catch (error) {
    return refuse(`'${file}' is invalid: ${messageOf(error)}`);
  }
}
