import { messageOf, readCount, readOptions } from '../scripts/cli.mjs';
import { freePort } from '../scripts/serve.mjs';
import { firstProductId, launchChromium } from './measure/browser.mjs';
import { interleave, median, table } from './figures.mjs';
import { ROUTES } from './pages.mjs';
import { serveBuild } from './server.mjs';

const HELP = `
Usage: node bench/lighthouse.mjs [options]

Runs Lighthouse with its defaults (a phone, simulated throttling) on the routes
of a build. Prints the median score of each category and the audits that fail.

  --rounds <n>     runs for each route (5)
  --dist <folder>  the build to measure (dist)
  --help           show this

Exit code: 0 measured, whatever the scores; 1 failed; 2 wrong use.
`;

/**
 * The part of Lighthouse's report that is read.
 * @typedef {object} Report
 * @property {Record<string, { title: string, score: number | null, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, { title: string, score: number | null, displayValue?: string }>} audits
 */

const options = readOptions(HELP, {
  rounds: { type: 'string', default: '5' },
  dist: { type: 'string', default: 'dist' },
});
const rounds = readCount('rounds', options.rounds);
await main().catch((error) => {
  console.error(`Could not measure: ${messageOf(error)}`);
  process.exitCode = 1;
});

async function main() {
  const home = await serveBuild(options.dist);
  const browser = await launchChromium();
  const id = await firstProductId(browser, home).finally(() => browser.close());
  // Without a pinned seed, as visitors open them.
  const pages = Object.values(ROUTES).map(({ path }) => ({
    key: `/${path}`,
    url: home + path.replace(':id', id),
  }));
  const reports = await interleave(rounds, pages, ({ key, url }, round) => {
    console.error(`… round ${round + 1} of ${rounds}, ${key}`);
    return audit(url);
  });
  print(reports);
}

/**
 * In a browser of its own, as Lighthouse changes the one that it measures with.
 * @param {string} url
 * @returns {Promise<Report>}
 */
async function audit(url) {
  // Imported late: loading Lighthouse takes seconds, and --help must not wait for it.
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, { port, logLevel: 'error' });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no report'}`);
    }
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/** @param {Readonly<Record<string, readonly Report[]>>} reports  by path */
function print(reports) {
  const [[sample]] = Object.values(reports);
  const scores = Object.entries(reports).map(([path, of]) => [
    path,
    ...Object.keys(sample.categories).map((id) =>
      String(median(of.map(({ categories }) => Math.round((categories[id].score ?? NaN) * 100)))),
    ),
  ]);
  const titles = Object.values(sample.categories).map(({ title }) => title);
  console.log(table(['route', ...titles], scores));
  const failures = Object.entries(reports).flatMap(([path, of]) =>
    of.flatMap((report) => failedAudits(report).map((audit) => [path, ...audit])),
  );
  if (failures.length > 0) console.log(`\n${table(['route', 'failed audit', 'value'], failures)}`);
}

/**
 * The audits that lower a score.
 * @param {Report} report
 */
function failedAudits({ categories, audits }) {
  const weighted = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id]);
  return weighted
    .filter(({ score }) => score !== null && score < 0.995)
    .map(({ title, displayValue = '' }) => [title, displayValue]);
}
