import type { Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { seededProduct } from '../fixtures/products.ts';
import { INLINE_SCRIPT, test } from '../fixtures/slow-host.ts';
import { holdScript, openPrerendered } from '../fixtures/hold-script.ts';
import { observeLayoutShifts } from '../fixtures/layout-shifts.ts';
import { expect } from '../fixtures/shop.ts';

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
  await openPrerendered(page, '');
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
  const layoutShift = await observeLayoutShifts(page);
  await openPrerendered(page, host.url('?seed=7'));
  await expect(shop.card(seededProduct(0).title)).toBeVisible();
  await expect(shop.cards).toHaveCount(20);
  expect(await page.evaluate('document.readyState')).not.toBe('complete');
  expect(await page.evaluate(whenRead)).toBe(0);
  expect(await layoutShift()).toBe(0);
});

const CHROMIUM_ONLY = 'Only Chromium waits for a part of the document.';

test('[PAINT21] a document that arrives slowly is not painted before its main part is here', async ({
  page,
  slowHost,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', CHROMIUM_ONLY);
  await watchFirstFrame(page);
  for (const [path, file, heading] of [
    ['', 'index.html', 'Flow Into Your Next Great Find'],
    ['products/', 'products/index.html', 'Products'],
    ['cart/', 'cart/index.html', 'Your Cart'],
  ] as const) {
    const { url, release } = slowHost.hold(path, file, '</header>');
    await page.goto(url, { waitUntil: 'commit' });
    await expect(page.locator('header')).toBeAttached();
    // Time for a few frames.
    await pause(100);
    release();
    expect((await firstFrame(page)).heading).toBe(heading);
  }
});

test('[PAINT21] a document that arrives slowly is painted before its boot script is here where it is the page’s own', async ({
  page,
  slowHost,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', CHROMIUM_ONLY);
  await watchFirstFrame(page);
  for (const [path, file] of [
    ['', 'index.html'],
    ['?seed=7', 'index.html'],
    ['?utm_source=x', 'index.html'],
    ['?q=canoe', 'index.html'],
    ['cart/?q=canoe', 'cart/index.html'],
    ['products/?ref=x', 'products/index.html'],
  ] as const) {
    const { url, release } = slowHost.hold(path, file, INLINE_SCRIPT);
    await page.goto(url, { waitUntil: 'commit' });
    // The frame comes, and only then the rest.
    expect((await firstFrame(page)).isBooted, path).toBe(false);
    release();
    await expect(page.locator('html')).toHaveAttribute('data-ready');
  }
});

test(
  '[PAINT8] a document that arrives slowly shows nothing of another page, not for a frame',
  { tag: '@engines' },
  async ({ page, slowHost, browserName }) => {
    test.skip(browserName !== 'chromium', CHROMIUM_ONLY);
    await watchFirstFrame(page);
    const { id, title } = seededProduct(0);
    for (const [path, file, heading] of [
      [`product/${id}`, 'product.html', title],
      [`product/${id}/?q=canoe`, '404.html', title],
      [`product/${id}?x`, 'index.html', null],
      ['adrift', 'index.html', null],
      ['products/?q=canoe', 'products/index.html', 'Results for “canoe”'],
      ['products/?sort=rating', 'products/index.html', null],
      ['products/?seed=7&size=30&maxPrice=25', 'products/index.html', null],
      ['products/?seed=7', 'products/index.html', 'Products'],
    ] as const) {
      const { url, release } = slowHost.hold(path, file, INLINE_SCRIPT);
      await page.goto(url, { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await pause(100);
      release();
      expect((await firstFrame(page)).heading, path).toBe(heading);
      await expect(page.locator('html')).toHaveAttribute('data-ready');
    }
  },
);

interface Frame {
  /** What the heading says. */
  readonly heading: string | null;
  /** Whether the boot script has run. */
  readonly isBooted: boolean;
}

/** Takes note of what is there when the browser makes its first frame. */
async function watchFirstFrame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      const heading = document.querySelector('h1')?.textContent ?? null;
      const isBooted = 'seed' in document.documentElement.dataset;
      Object.assign(window, { firstFrame: { heading, isBooted } });
    });
  });
}

/** Resolves when the frame has come. */
async function firstFrame(page: Page): Promise<Frame> {
  const frame = () => page.evaluate(() => Reflect.get(window, 'firstFrame') as Frame | undefined);
  await expect.poll(frame).toBeDefined();
  return (await frame()) ?? { heading: null, isBooted: true };
}

/** When the document had been read, in ms; 0: not yet. */
function whenRead() {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming ? visit.domContentLoadedEventStart : NaN;
}
