import type { Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { HERO_HEADING } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { INLINE_SCRIPT, test } from '../fixtures/slow-host.ts';
import { openPrerendered } from '../fixtures/hold-script.ts';
import { layoutShift } from '../fixtures/layout-shifts.ts';
import { expect } from '../fixtures/shop.ts';

test('[PAINT20] cards inserted before DOMContentLoaded do not shift', async ({
  page,
  shop,
  host,
}) => {
  // Tall enough that the footer is in view below an empty grid.
  await page.setViewportSize({ width: 1280, height: 1600 });
  // A held deferred script delays DOMContentLoaded.
  host.edit('index.html', (html) =>
    html.replace('</head>', '<script defer src="assets/never.js"></script></head>'),
  );
  await openPrerendered(page, host.url('?seed=7'));
  await expect(shop.card(seededProduct(0).title)).toBeVisible();
  await expect(shop.cards).toHaveCount(20);
  expect(await page.evaluate('performance.timing.domContentLoadedEventStart')).toBe(0);
  expect(await layoutShift(page)).toBe(0);
});

test.describe('a slow document', () => {
  test.skip(
    ({ browserName }) => browserName !== 'chromium',
    'Only Chromium can block rendering on an element.',
  );
  test.beforeEach(({ page }) => recordFirstFrame(page));

  test('[PAINT21] is painted with its `main` element', async ({ page, slowHost }) => {
    for (const [path, file, heading] of [
      ['', 'index.html', HERO_HEADING],
      ['products/', 'products/index.html', 'Products'],
      ['cart/', 'cart/index.html', 'Your Cart'],
    ] as const) {
      const { url, release } = slowHost.hold(path, file, '</header>');
      await page.goto(url, { waitUntil: 'commit' });
      await expect(page.locator('header')).toBeAttached();
      // Enough for a few frames.
      await pause(100);
      release();
      expect((await firstFrame(page)).heading).toBe(heading);
    }
  });

  test('[PAINT21] is painted before its inline script arrives', async ({ page, slowHost }) => {
    for (const [path, file] of [
      ['', 'index.html'],
      ['?q=canoe', 'index.html'],
      ['cart/?q=canoe', 'cart/index.html'],
      ['products/?ref=x', 'products/index.html'],
    ] as const) {
      const { url, release } = slowHost.hold(path, file, INLINE_SCRIPT);
      await page.goto(url, { waitUntil: 'commit' });
      expect((await firstFrame(page)).hasRunScript, path).toBe(false);
      release();
      await expect(page.locator('html')).toHaveAttribute('data-ready');
    }
  });

  test('[PAINT8] never shows another page @engines', async ({ page, slowHost }) => {
    const { id, title } = seededProduct(0);
    for (const [path, file, heading] of [
      [`product/${id}`, 'product.html', title],
      [`product/${id}/?q=canoe`, '404.html', title],
      [`product/${id}?x`, 'index.html', null],
      ['adrift', 'index.html', null],
      ['products/?q=canoe', 'products/index.html', 'Results for "canoe"'],
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
  });
});

interface Frame {
  readonly heading: string | null;
  /** Whether the inline script has run. */
  readonly hasRunScript: boolean;
}

async function recordFirstFrame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      const heading = document.querySelector('h1')?.textContent ?? null;
      const hasRunScript = 'seed' in document.documentElement.dataset;
      Object.assign(window, { firstFrame: { heading, hasRunScript } });
    });
  });
}

async function firstFrame(page: Page): Promise<Frame> {
  // Not `waitForFunction`, which the Content Security Policy blocks.
  await expect.poll(() => page.evaluate('window.firstFrame')).toBeDefined();
  return page.evaluate<Frame>('firstFrame');
}
