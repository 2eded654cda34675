import { build } from 'vite';
import { messageOf, readOptions } from '../scripts/cli.mjs';
import { failures, scores } from './audits.mjs';
import { launch } from './chromium.mjs';
import { startChromium } from './debugged-chromium.mjs';
import { firstProduct } from './first-product.mjs';
import { readCount } from './options.mjs';
import { inTurn } from './rounds.mjs';
import { openSite } from './site.mjs';
import { shopAt } from './subjects.mjs';
import { table } from './tables.mjs';

const HELP = `
Usage: node bench/lighthouse.mjs [options]

Builds the shop, serves it with brotli, and has Lighthouse look at four screens
as on a phone. Shows the median score of each category, and what fails.

  --rounds <n>     times each screen is looked at (5)
  --dist <folder>  what to look at (dist)
  --no-build       look at the folder as it is
  --help           show this

Exit code: 0 looked at, whatever the scores; 1 it could not be; 2 wrong use.
`;

/** @typedef {import('./audits.mjs').Report} Report */

/**
 * The four screens: their names and addresses.
 * @param {string} home
 */
async function screensAt(home) {
  const browser = await launch();
  const id = await firstProduct(browser, shopAt(home)).finally(() => browser.close());
  const paths = ['', 'products', 'product/:id', 'cart'];
  // Without a pinned seed, as visitors come.
  return paths.map((path) => ({ name: `/${path}`, url: home + path.replace(':id', id) }));
}

/**
 * @param {number} port
 * @param {string} url
 * @returns {Promise<Report>}
 */
async function look(port, url) {
  // Asked for here, so that --help does not wait for it.
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, { port, logLevel: 'error' });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no report'}`);
  }
  return result.lhr;
}

/** @param {Readonly<Record<string, readonly Report[]>>} reports  by the screen's name */
function print(reports) {
  const rows = Object.entries(reports).map(([name, of]) => ({ name, scores: scores(of) }));
  const titles = Object.keys(rows[0]?.scores ?? {});
  console.log(
    table(
      ['screen', ...titles],
      rows.map(({ name, scores }) => [name, ...titles.map((title) => String(scores[title]))]),
    ),
  );
  const faults = Object.entries(reports).flatMap(([name, of]) =>
    failures(of).map(({ title, times, says }) => [name, title, says, `${times} of ${of.length}`]),
  );
  if (faults.length > 0) console.log(`\n${table(['screen', 'fails', 'last', 'times'], faults)}`);
}

async function main() {
  const options = readOptions(HELP, {
    rounds: { type: 'string', default: '5' },
    dist: { type: 'string', default: 'dist' },
    'no-build': { type: 'boolean', default: false },
  });
  const rounds = readCount('rounds', options.rounds);
  if (!options['no-build']) await build({ logLevel: 'warn', build: { outDir: options.dist } });
  const site = await openSite(options.dist);
  try {
    const screens = await screensAt(site.home);
    const reports = await inTurn(rounds, screens, async ({ name, url }, round) => {
      console.error(`… ${name}, ${round + 1} of ${rounds}`);
      // A fresh one each time: Lighthouse leaves traces in the one it was in.
      const chromium = await startChromium();
      return look(chromium.port, url).finally(chromium.close);
    });
    print(reports);
  } finally {
    site.close();
  }
}

main().catch((error) => {
  console.error(`Could not look: ${messageOf(error)}`);
  process.exit(1);
});
