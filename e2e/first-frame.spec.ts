import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { readBasePath } from '../build/base-path.ts';
import { createStaticServer, listen } from '../scripts/serve.mjs';
import { good } from './goods.ts';
import { holdScript, openAtOnce } from './held-script.ts';
import { test } from './host.ts';
import { watchShifts } from './shifts.ts';
import { expect } from './shop.ts';

const BASE = readBasePath(process.env['BASE_PATH']);

test('[PAINT20] whoever waits for the document to be read finds the cards in it', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { found: document.querySelectorAll('[data-product]').length });
    });
  });
  await holdScript(page);
  await openAtOnce(page, '');
  await expect(shop.cards).toHaveCount(20);
  expect(await page.evaluate('found')).toBe(20);
});

test('[PAINT20] the cards come after the first paint when the document is read later, and nothing moves', async ({
  page,
  shop,
  host,
}) => {
  // High enough for the footer to be in view below a grid without cards.
  await page.setViewportSize({ width: 1280, height: 1600 });
  // What is deferred has to be run before the document counts as read.
  host.edit('index.html', (html) =>
    html.replace('</head>', '<script defer src="assets/never.js"></script></head>'),
  );
  await holdScript(page);
  const shifted = await watchShifts(page);
  await openAtOnce(page, host.at('?seed=7'));
  await expect(shop.card(good(0).title)).toBeVisible();
  await expect(shop.cards).toHaveCount(20);
  expect(await page.evaluate('document.readyState')).not.toBe('complete');
  expect(await page.evaluate(whenRead)).toBe(0);
  expect(await shifted()).toBe(0);
});

test('[PAINT21] a document that comes slowly is not painted before its main part is here', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', ONLY_CHROMIUM);
  for (const [path, heading] of [
    ['', 'Flow Into Your Next Great Find'],
    ['products/', 'Products'],
    ['cart/', 'Your Cart'],
  ] as const) {
    const frame = await firstFrame(page, path, '</header>');
    expect(frame.heading).toBe(heading);
  }
});

test('[PAINT21] a document that comes slowly is painted before its boot script is here where it is the page’s own', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', ONLY_CHROMIUM);
  for (const path of [
    '',
    '?seed=7',
    '?utm_source=x',
    '?q=canoe',
    'cart/?q=canoe',
    'products/?ref=x',
  ]) {
    expect((await firstFrame(page, path, BOOT)).isBooted, path).toBe(false);
  }
});

test('[PAINT8] a document that comes slowly shows nothing of another page, not for a frame', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', ONLY_CHROMIUM);
  const { id, title } = good(0);
  for (const [path, heading] of [
    [`product/${id}`, title],
    [`product/${id}/?q=canoe`, title],
    ['adrift', null],
    ['products/?q=canoe', null],
    ['products/?sort=rating', null],
    ['products/?seed=7&size=30&maxPrice=25', null],
    ['products/?seed=7', 'Products'],
  ] as const) {
    expect((await firstFrame(page, path, BOOT)).heading, path).toBe(heading);
  }
});

const ONLY_CHROMIUM = 'Only Chromium waits for a part of the document.';

/** How the boot script begins. */
const BOOT = '<script>//#';

/**
 * The first frame of a page whose document stops for a while before some part of it: what its heading says, and
 * whether the boot script has run.
 */
async function firstFrame(page: Page, path: string, stop: string) {
  const files = createStaticServer({ dir: 'dist', base: BASE });
  const server = createServer(async (request, response) => {
    if (request.url !== BASE + path) return void files.emit('request', request, response);
    const [, folder = ''] = /^(products\/|cart\/)/.exec(path) ?? [];
    const html = readFileSync(`dist/${folder}index.html`, 'utf8');
    const half = html.indexOf(stop);
    response.setHeader('content-type', 'text/html');
    response.write(html.slice(0, half));
    // Time for a few frames.
    await pause(200);
    response.end(html.slice(half));
  });
  const port = await listen(server, 0, '127.0.0.1');
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      const heading = document.querySelector('h1')?.textContent ?? null;
      const isBooted = 'seed' in document.documentElement.dataset;
      Object.assign(window, { firstFrame: { heading, isBooted } });
    });
  });
  try {
    await page.goto(`http://127.0.0.1:${port}${BASE}${path}`);
    await expect(page.locator('html')).toHaveAttribute('data-ready');
    return await page.evaluate<{ heading: string | null; isBooted: boolean }>('firstFrame');
  } finally {
    // Asks for nothing more.
    await page.goto('about:blank');
    server.close();
    server.closeAllConnections();
  }
}

/** When the document had been read, in ms; 0: not yet. */
function whenRead() {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming ? visit.domContentLoadedEventStart : NaN;
}
