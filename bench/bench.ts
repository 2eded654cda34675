import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { builtBase } from '../deploy/built-site.ts';
import { readCount, readOptions, runCommand } from '../scripts/cli.ts';
import { start } from '../scripts/serve.ts';
import { INTERACTIONS } from './interactions.ts';
import * as bench from './measure.ts';

const HELP = `
Usage: npm run bench -- [options]

Measures the build in dist side by side with a static baseline: its home page
without script. bench/README.md explains the figures.

  --against <dist>   also measure another build of this shop
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
const BASELINE = 'static baseline';
const CARDS = { card: '[data-product]', count: 20 };
const HEADING = { card: 'main h1', count: 1 };

/** The routes of the shop. `:id` is the id of a product. */
const ROUTES = {
  home: { path: '', ...CARDS },
  products: { path: 'products', ...CARDS },
  product: { path: 'product/:id', ...HEADING },
  cart: { path: 'cart', ...HEADING },
};

type Route = keyof typeof ROUTES;

/** A build that is being served. */
interface Build {
  readonly name: string;
  readonly url: string;
  readonly dir: string;
}

/**
 * Makes the static baseline of a build: a copy whose home page is as the shop rendered it, with the same pictures,
 * fonts and inline styles, but without script. Ten lines answer Add to Cart.
 */
async function serveBaseline(browser: Browser, build: Build, home: bench.Page): Promise<Build> {
  const dir = mkdtempSync(join(tmpdir(), 'rivulet-bench-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  cpSync(build.dir, dir, { recursive: true });
  const html = await bench.withTab(browser, 'fast', async (tab) => {
    await bench.open(tab, home);
    return tab.evaluate(withoutScript);
  });
  const answering = html.replace('</body>', () => `<script>${ADD_TO_CART}</script></body>`);
  writeFileSync(join(dir, 'index.html'), answering);
  writeFileSync(join(dir, 'index.html.br'), brotliCompressSync(answering));
  return serve(BASELINE, dir, new URL(build.url).pathname);
}

/** Runs in the page: its document without script and without what only scripts request. */
function withoutScript(): string {
  const policy = document.querySelector('meta[http-equiv=Content-Security-Policy]');
  // For the script that answers Add to Cart.
  policy?.setAttribute('content', "script-src 'unsafe-inline'");
  const unwanted = ['script', 'noscript', 'link[rel=manifest]'];
  const requested = ['modulepreload', 'prefetch', 'stylesheet'].map((rel) => `link[rel=${rel}]`);
  const selector = [...unwanted, ...requested, 'link[as=script]', 'link[as=style]'].join();
  for (const element of document.querySelectorAll(selector)) element.remove();
  delete document.documentElement.dataset['ready'];
  // The baseline is served from another port.
  return `<!doctype html>${document.documentElement.outerHTML}`.replaceAll(location.origin, '');
}

/** Add to Cart with DOM methods alone: the button changes its text and a badge counts. */
const ADD_TO_CART = `
let count = 0;
addEventListener('click', ({ target }) => {
  const button = target.closest('[data-product] button');
  if (!button || button.disabled) return;
  button.textContent = 'Added!';
  button.disabled = true;
  setTimeout(() => { button.textContent = 'Add to Cart'; button.disabled = false; }, 1000);
  const icon = document.querySelector('header button[aria-label^="Cart"]');
  const badge = icon.querySelector('b') ?? icon.appendChild(document.createElement('b'));
  badge.textContent = ++count;
});`;

async function serve(name: string, dir: string, base = builtBase(dir)): Promise<Build> {
  return { name, dir, ...(await start({ dir, base, port: 0 })) };
}

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
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    size: { type: 'string', default: '20' },
  });
  const { against, only } = values;
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
    ready: name === BASELINE ? '' : 'html[data-ready]',
  });
  builds.push(await serveBaseline(browser, build, pageOf(build, 'home')));

  const loads = builds.flatMap((build) =>
    (Object.keys(ROUTES) as Route[])
      .filter((route) => build.name !== BASELINE || route === 'home')
      .map((route) => ({ key: `load ${route}: ${build.name}`, page: pageOf(build, route) })),
  );
  const interactions = Object.entries(INTERACTIONS).flatMap(([name, { route, prepare }]) =>
    builds
      .filter((build) => build.name !== BASELINE || name === 'add to cart')
      .map((build) => ({
        key: `interaction ${name}: ${build.name}`,
        page: pageOf(build, route),
        prepare,
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
    ({ page, prepare }, round) =>
      bench.measureInteraction(browser, page, prepare, round * ATTEMPTS, ATTEMPTS),
  );
  print(
    `Interactions, CPU ${bench.CPU_SLOWDOWN}× slower: ms, medians of ${rounds * ATTEMPTS}`,
    mapValues(timings, (all) => all.flat()),
  );
}

await runCommand(main, 'Could not measure');
// Also ends the servers and the browser.
process.exit();
