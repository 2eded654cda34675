import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { builtBase } from '../../deploy/built-site.mjs';
import { ensureBrowser, findBrowser } from '../browsers/browsers.mjs';
import { messageOf, refuse } from '../cli.mjs';
import { createStaticServer, listen } from '../serve.mjs';
import { contactSheet } from './contact-sheet.mjs';
import { OUT, readPlan } from './plan.mjs';
import { TOUCH_BELOW, takeScreenshot } from './take-screenshot.mjs';

const CONCURRENCY = 2;

/** Touch input as a setting of the browser: Playwright's emulation is off while it takes a full-page screenshot. */
const TOUCH =
  '--blink-settings=primaryPointerType=2,availablePointerTypes=2,primaryHoverType=1,availableHoverTypes=1';

/** @typedef {Record<'mouse' | 'touch', import('playwright-core').Browser>} Browsers */
/** @typedef {import('./plan.mjs').Job} Job */

/**
 * @param {readonly Job[]} jobs
 * @param {Browsers} browsers
 * @param {string} url  of the home page
 */
async function takeAll(jobs, browsers, url) {
  const products = await readProducts(browsers.mouse, url);
  const queue = [...jobs.entries()];
  /** @type {{ job: Job, problems: string[] }[]} */
  const results = [];
  let done = 0;
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, job] = next;
      const browser = browsers[job.series.width < TOUCH_BELOW ? 'touch' : 'mouse'];
      const problems = await takeScreenshot(browser, url, products, job);
      results[index] = { job, problems };
      done += 1;
      console.log(`${done}/${jobs.length} ${job.file}${problems.length > 0 ? '  (!)' : ''}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return results;
}

/**
 * The products of the home page.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
async function readProducts(browser, url) {
  const page = await browser.newPage();
  await page.goto(`${url}?seed=7`);
  await page.locator('html[data-ready]').waitFor();
  const products = await page.locator('main article[data-product]').evaluateAll((cards) =>
    cards.map((card) => ({
      id: card.getAttribute('data-product') ?? '',
      title: card.querySelector('h2, h3')?.textContent ?? '',
    })),
  );
  await page.close();
  return products;
}

/** @param {string} dir */
function baseOf(dir) {
  try {
    return builtBase(dir);
  } catch {
    return refuse(`No built shop in '${dir}': build first`);
  }
}

async function main() {
  const { jobs, dir, all } = readPlan();
  const base = baseOf(dir);
  const executablePath = findBrowser('headless-shell') ?? (await ensureBrowser('chromium'));
  if (!executablePath) process.exit(1);
  if (all) await rm(OUT, { recursive: true, force: true });
  for (const { series } of jobs) await mkdir(join(OUT, series.name), { recursive: true });

  const server = createStaticServer({ dir, base });
  const port = await listen(server, 0, '127.0.0.1');
  const browsers = {
    mouse: await chromium.launch({ executablePath }),
    touch: await chromium.launch({ executablePath, args: [TOUCH] }),
  };
  try {
    const results = await takeAll(jobs, browsers, `http://127.0.0.1:${port}${base}`);
    await writeFile(join(OUT, 'index.html'), contactSheet(results));
    const failed = results.filter(({ problems }) => problems.length > 0);
    for (const { job, problems } of failed) console.log(`${job.file}: ${problems.join('; ')}`);
    console.log(
      `${jobs.length} pictures, ${failed.length} with problems: ${join(OUT, 'index.html')}`,
    );
    if (failed.length > 0) process.exitCode = 1;
  } finally {
    await Promise.all(Object.values(browsers).map((browser) => browser.close()));
    server.close();
    server.closeAllConnections();
  }
}

main().catch((error) => {
  console.error(`Could not take the screenshots: ${messageOf(error)}`);
  process.exit(1);
});
