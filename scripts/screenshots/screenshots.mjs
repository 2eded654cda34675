import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../browsers/browsers.mjs';
import { messageOf, refuse } from '../cli.mjs';
import { createStaticServer, listen } from '../serve.mjs';
import { OUT, planJobs, readChoice } from './plan.mjs';
import { drawSheet } from './contact-sheet.mjs';
import { takeScreenshot, TOUCH } from './take-screenshot.mjs';

const AT_ONCE = 2;

/** A finger for a pointer, also on pictures of whole pages: while those are taken, an emulated one is lost. */
const FINGER =
  '--blink-settings=primaryPointerType=2,availablePointerTypes=2,primaryHoverType=1,availableHoverTypes=1';

/** @typedef {Record<'mouse' | 'finger', import('playwright-core').Browser>} Browsers */

/** @typedef {import('./plan.mjs').Job} Job */

/** The path the shop was built for: that of its own script. @param {string} dir */
async function builtBase(dir) {
  const page = await readFile(join(dir, 'index.html'), 'utf8').catch(() => '');
  return (
    /<script[^>]* src="([^"]*\/)assets\//.exec(page)?.[1] ??
    refuse(`No built shop in '${dir}': build first`)
  );
}

/**
 * @param {readonly Job[]} jobs
 * @param {Browsers} browsers
 * @param {string} address
 */
async function takeAll(jobs, browsers, address) {
  const goods = await readGoods(browsers.mouse, address);
  const waiting = [...jobs.entries()];
  /** @type {{ job: Job, problems: string[] }[]} */
  const results = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, job] = next;
      const browser = browsers[job.series.width < TOUCH ? 'finger' : 'mouse'];
      const problems = await takeScreenshot(browser, address, goods, job);
      results[place] = { job, problems };
      const count = String(results.filter(Boolean).length).padStart(String(jobs.length).length);
      console.log(`${count}/${jobs.length} ${job.file}${problems.length > 0 ? '  (!)' : ''}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 */
async function readGoods(browser, address) {
  const page = await browser.newPage();
  await page.goto(`${address}?seed=7`);
  await page.locator('html[data-ready]').waitFor();
  const goods = await page.locator('main article[data-product]').evaluateAll((cards) =>
    cards.map((card) => ({
      id: card.getAttribute('data-product') ?? '',
      title: card.querySelector('h2, h3')?.textContent ?? '',
    })),
  );
  await page.close();
  return goods;
}

/** @param {Awaited<ReturnType<typeof takeAll>>} results */
async function drawSheets(results) {
  const names = new Set(results.map(({ job }) => job.series.name));
  for (const name of names) {
    const mine = results.filter(({ job }) => job.series.name === name);
    const taken = mine.filter(
      ({ problems }) => !problems.some((line) => line.startsWith('failed')),
    );
    const series = mine[0]?.job.series;
    if (!series || taken.length === 0) continue;
    const file = join(OUT, `sheet-${name}.png`);
    const shots = taken.map(({ job, problems }) => ({
      name: job.state.name,
      file: job.file,
      problems,
    }));
    const title = `${series.width} px, ${series.theme}${series.variant ? `, ${series.variant}` : ''}`;
    await drawSheet(shots, { ...series, file, title });
    console.log(file);
  }
}

async function main() {
  const choice = readChoice();
  const base = await builtBase(choice.dir);
  const jobs = planJobs(choice);
  if (jobs.length === 0) refuse('Nothing is left to take a picture of');
  const executablePath = await ensureBrowser('chromium');
  if (!executablePath) process.exit(1);
  if (choice.all) await rm(OUT, { recursive: true, force: true });
  for (const { series } of jobs) await mkdir(join(OUT, series.name), { recursive: true });

  const started = performance.now();
  const server = createStaticServer({ dir: choice.dir, base });
  const port = await listen(server, 0, '127.0.0.1');
  const browsers = {
    mouse: await chromium.launch({ executablePath }),
    finger: await chromium.launch({ executablePath, args: [FINGER] }),
  };
  try {
    const results = await takeAll(jobs, browsers, `http://127.0.0.1:${port}${base}`);
    await drawSheets(results);
    const faulty = results.filter(({ problems }) => problems.length > 0);
    if (faulty.length > 0) console.log('\nTo look into:');
    for (const { job, problems } of faulty) {
      console.log(`  ${job.file}: ${problems.join('; ')}`);
    }
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(
      `\n${jobs.length} pictures in ${seconds} s, ${jobs.length - faulty.length} without fault`,
    );
    if (faulty.length > 0) process.exitCode = 1;
  } finally {
    await Promise.all(Object.values(browsers).map((browser) => browser.close()));
    server.close();
    server.closeAllConnections();
  }
}

main().catch((error) => {
  console.error(`Could not take the pictures: ${messageOf(error)}`);
  process.exit(1);
});
