import { existsSync, readdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { readCount, readOptions, runCommand } from '../scripts/cli.ts';
import { serve, serveBaselines, STATIC, type Build } from './baselines.tsx';
import { INTERACTIONS } from './interactions.ts';
import * as bench from './measure.ts';

const HELP = `
Usage: npm run bench -- [options]

Measures the build in dist side by side with two baselines: its home page
without script, and 20 cards in React alone. bench/README.md explains the
figures.

  --against <dist>   also measure another build of this shop
  --shops <folder>   also load the home page of other shops, each built into a
                     folder in this one
  --only <text>      only what has this in its name: "load", "interaction",
                     "load home", "interaction filter"
  --rounds <n>       medians of so many page loads, and of 8 times as many
                     interactions, are printed (5)
  --size <n>         products in the catalogue (20)
  --help             print this help
`;

/** Of an interaction in each round. */
const ATTEMPTS = 8;
const BUILD = 'this build';
const CARDS = { card: '[data-product]', count: 20 };
/** Of a shop whose markup is not known: pictures that are seen, and the load event. */
const PICTURES = { card: 'img', count: 4 };
const HEADING = { card: 'main h1', count: 1 };

/** The routes of the shop. `:id` is the id of a product. */
const ROUTES = {
  home: { path: '', ...CARDS },
  products: { path: 'products', ...CARDS },
  product: { path: 'product/:id', ...HEADING },
  cart: { path: 'cart', ...HEADING },
};

type Route = keyof typeof ROUTES;

/** Prints the medians of each subject, if any, and the ratios of this build to the others. Keys: `<what>: <build>`. */
function print(
  title: string,
  results: Readonly<Record<string, readonly Readonly<Record<string, number>>[]>>,
): void {
  if (Object.keys(results).length === 0) return;
  const rows = mapValues(results, (all) => bench.mediansOf(all));
  for (const [key, figures] of Object.entries(rows)) {
    const own = rows[`${key.split(':')[0]}: ${BUILD}`];
    if (!own || own === figures) continue;
    rows[`this build ÷ ${key}`] = mapValues(figures, (value, name) => (own[name] ?? NaN) / value);
  }
  console.log(`\n${title}`);
  console.table(
    mapValues(rows, (figures) => mapValues(figures, (value) => Number(value.toPrecision(3)))),
  );
}

function mapValues<T, R>(
  values: Readonly<Record<string, T>>,
  map: (value: T, key: string) => R,
): Record<string, R> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value, key)]));
}

async function main() {
  const values = readOptions(HELP, {
    against: { type: 'string' },
    shops: { type: 'string' },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    size: { type: 'string', default: '20' },
  });
  const { against, shops, only } = values;
  const rounds = readCount('rounds', values.rounds);
  const size = readCount('size', values.size);
  const build = await serve(BUILD, 'dist');
  const builds = [build];
  if (against !== undefined) builds.push(await serve(against, against));
  const browser = await bench.launchChromium();
  const first = await browser.newPage();
  await first.goto(`${build.url}?seed=7`);
  const path = await first.locator('[data-product] a').first().getAttribute('href');
  const id = /\/product\/([^/?]+)/.exec(path ?? '')?.[1] ?? '';
  await first.close();

  const pageOf = ({ name, url }: Build, route: Route) => ({
    ...ROUTES[route],
    url: `${url}${ROUTES[route].path.replace(':id', id)}?seed=7&size=${size}`,
    ready: name === STATIC ? '' : 'html[data-ready]',
  });
  const baselines = await serveBaselines(browser, build, pageOf(build, 'home'));

  const load = (build: Build, route: Route, page: bench.Page = pageOf(build, route)) => ({
    key: `load ${route}: ${build.name}`,
    page,
  });
  const loads = [
    ...builds.flatMap((build) => (Object.keys(ROUTES) as Route[]).map((name) => load(build, name))),
    ...baselines.map((baseline) => load(baseline, 'home')),
    ...(await serveShops(shops)).map((shop) =>
      load(shop, 'home', { url: shop.url, ready: '', ...PICTURES }),
    ),
  ];
  const interactions = Object.entries(INTERACTIONS).flatMap(([name, { route, ...interaction }]) =>
    [
      ...builds,
      ...(interaction.prepare === INTERACTIONS['add to cart']?.prepare ? baselines : []),
    ].map((build) => ({
      key: `interaction ${name}: ${build.name}`,
      page: pageOf(build, route),
      ...interaction,
    })),
  );
  const isWanted = ({ key }: { key: string }) => key.includes(only);
  const machine = `${cpus().length} × ${cpus()[0]?.model}, Chromium ${browser.version()}`;
  console.log(`${machine}, load average ${loadavg()[0]?.toFixed(1)}, ${size} products`);
  const measured = await bench.interleave(rounds, loads.filter(isWanted), ({ page }) =>
    bench.measureLoad(browser, page),
  );
  print(`Page loads: script in kB, times in ms, medians of ${rounds}`, measured);
  const timings = await bench.interleave(
    rounds,
    interactions.filter(isWanted),
    ({ page, prepare, once = false }, round) =>
      once
        ? bench.measureInteraction(browser, page, prepare, 0, 1)
        : bench.measureInteraction(browser, page, prepare, round * ATTEMPTS, ATTEMPTS),
  );
  print(
    `Interactions, CPU ${bench.CPU_SLOWDOWN}× slower: ms, medians of ${rounds * ATTEMPTS}, of ${rounds} for the first click`,
    mapValues(timings, (all) => all.flat()),
  );
}

/** Serves each folder of a folder that has a document. */
function serveShops(folder: string | undefined): Promise<readonly Build[]> {
  const names = folder === undefined ? [] : readdirSync(folder);
  const dirs = names.map((name) => [name, join(folder ?? '', name)] as const);
  const shops = dirs.filter(([, dir]) => existsSync(join(dir, 'index.html')));
  return Promise.all(shops.map(([name, dir]) => serve(name, dir, '/')));
}

await runCommand(main, 'Could not measure');
// Also ends the servers and the browser.
process.exit();
