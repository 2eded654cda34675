import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { build } from 'vite';
import { messageOf } from '../scripts/cli.mjs';
import { launch } from './chromium.mjs';
import { addLimitPage } from './limit-page.mjs';
import { readBenchOptions } from './options.mjs';
import { PART_TABLE } from './parts.mjs';
import { openSite } from './site.mjs';
import { ownSubjects } from './subjects.mjs';
import { printTrace } from './trace.mjs';
import { verdictTable } from './verdicts.mjs';

/**
 * What a part measures with.
 * @typedef {object} Bench
 * @property {import('playwright-core').Browser} browser
 * @property {string} home  the shop's address
 * @property {ReturnType<typeof ownSubjects>} own
 * @property {readonly import('./open-page.mjs').Subject[]} others
 * @property {readonly import('./profiles.mjs').Profile[]} profiles
 * @property {number} rounds
 * @property {number} tries
 * @property {readonly number[]} sizes
 * @property {(line: string) => void} say  what is under way
 */

async function main() {
  const options = readBenchOptions();
  if (options.build) await build({ logLevel: 'warn', build: { outDir: options.dist } });
  const site = await openSite(options.dist);
  const browser = await launch();
  try {
    const own = ownSubjects(site.home, await addLimitPage(browser, site));
    if (options.trace) await printTrace(browser, own.shop, options.trace);
    else await measure(options, { browser, home: site.home, own, say, ...options });
  } finally {
    await browser.close();
    site.close();
  }
}

/**
 * @param {import('./options.mjs').Options} options
 * @param {Bench} bench
 */
async function measure({ parts, json, rounds, tries }, bench) {
  const when = new Date().toISOString();
  const machine = `${cpus().length} × ${cpus()[0]?.model}, Chromium ${bench.browser.version()}`;
  // Whoever else was at work is in every figure.
  const [load = NaN] = loadavg();
  console.log(`## ${machine}, medians of ${rounds}, load ${load.toFixed(1)} at the start\n`);
  /** @type {Record<string, unknown>} */
  const figures = {};
  const verdicts = [];
  for (const name of parts) {
    const part = await PART_TABLE[name](bench);
    figures[name] = part.results;
    verdicts.push(...part.verdicts);
    console.log(`${part.text}\n`);
  }
  console.log(`### Limits\n\n${verdictTable(verdicts)}`);
  const file = json ?? `bench/results/${when.replaceAll(':', '-')}.json`;
  mkdirSync(dirname(file), { recursive: true });
  const all = { when, machine, load, rounds, tries, verdicts, figures };
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  say(`All figures are in ${file}`);
}

/**
 * Beside the tables, which can be sent to a file.
 * @param {string} line
 */
function say(line) {
  console.error(`… ${line}`);
}

main().catch((error) => {
  console.error(`Could not measure: ${messageOf(error)}`);
  process.exit(1);
});
