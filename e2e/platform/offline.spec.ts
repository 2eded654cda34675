import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  DESCRIPTIONS,
  HERO_HEADING,
  NAME,
  STORAGE_PREFIX,
  THEME_COLORS,
} from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { controllerChange, openPrecached, precached, update } from '../fixtures/service-worker.ts';
import { test } from '../fixtures/static-host.ts';
import { expect, Shop } from '../fixtures/shop.ts';

test.use({ serviceWorkers: 'allow' });

/** The URLs of two lazy chunks. */
async function lazyChunks(page: Page): Promise<readonly string[]> {
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /(?:CartPage|NotFoundPage)-.*\.js$/.test(name)),
  );
  expect(files).toHaveLength(2);
  return files;
}

/** The HTTP status of each file, not from the HTTP cache. */
function statuses(page: Page, files: readonly string[]): Promise<readonly number[]> {
  return page.evaluate(
    (urls) => Promise.all(urls.map(async (url) => (await fetch(url, { cache: 'reload' })).status)),
    files,
  );
}

const OLD = HERO_HEADING;
const NEW = 'The Heading of the Next Version';

test('[OFF1] every screen opens offline @smoke', async ({ page, shop, host }) => {
  await openPrecached(shop, host.url(''));
  await host.stop();
  for (const [path, heading] of [
    ['', OLD],
    ['?seed=7&size=50', OLD],
    ['products', 'Products'],
    ['products/?q=mug', /Results for/],
    [`product/${seededProduct(3).id}`, seededProduct(3).title],
    ['product/nothing', 'Product Not Found'],
    ['cart', 'Your Cart'],
    ['no/such/page', '404 – Page Not Found'],
  ] as const) {
    // A new tab has no history state.
    const tab = await page.context().newPage();
    await new Shop(tab).open(host.url(path));
    await expect(new Shop(tab).heading).toHaveText(heading);
    await tab.close();
  }
});

test('[OFF1] all pictures load offline', async ({ page, shop, host }) => {
  await openPrecached(shop, host.url(''));
  await host.stop();
  await shop.open(host.url('?seed=7&size=80'));
  const pictures = page.getByRole('main').getByRole('img');
  await expect(shop.cards).toHaveCount(80);
  const files = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main [data-product] img')].flatMap(
      ({ src, srcset }) => [src, ...srcset.split(', ').map((entry) => entry.split(' ')[0] ?? '')],
    ),
  );
  expect(new Set(files.map((file) => new URL(file, host.url('')).href)).size).toBe(80);
  const widths = await page.evaluate(
    (urls) =>
      Promise.all(
        urls.map(async (url) => (await createImageBitmap(await (await fetch(url)).blob())).width),
      ),
    files,
  );
  expect(widths.every((width) => width === 300 || width === 600)).toBe(true);
  await expect(pictures.first()).toHaveJSProperty('complete', true);
});

test('[OFF2] precaching starts after load and prefetch', async ({ page, shop, host }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/pictures/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(host.url(''), { waitUntil: 'commit' });
  await shop.everythingIsPrefetched();
  // The held pictures delay the load event.
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  const workers = () => navigator.serviceWorker.getRegistrations().then(({ length }) => length);
  expect(await page.evaluate(workers)).toBe(0);
  release();
  await precached(page);
});

// A worker that waits until all tabs are closed, Workbox's default, fails here (docs/decisions/0021-offline.md).
test('[OFF3] the visit after an update shows the new version', async ({ page, shop, host }) => {
  await openPrecached(shop, host.url('?seed=7'));
  await shop.card(seededProduct(2).title).getByRole('button', { name: 'Add to Cart' }).click();
  await host.deployNext(OLD, NEW);
  await update(page);
  // An update does not change the open page.
  await expect(shop.heading).toHaveText(OLD);
  await host.stop();
  await page.reload();
  await expect(shop.heading).toHaveText(NEW);
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
});

test('[OFF3] a visit fetches the update for the next one @full', async ({ page, shop, host }) => {
  await openPrecached(shop, host.url(''));
  await host.deployNext(OLD, NEW);
  await page.reload();
  await expect(shop.heading).toHaveText(OLD);
  // Chromium checks for an update some time after the load event.
  await page.evaluate(controllerChange);
  await page.reload();
  await expect(shop.heading).toHaveText(NEW);
});

// Workbox's expiration fails here: it deletes the new files as the oldest (docs/decisions/0021-offline.md).
test('[OFF3] an update ignores the clock @full', async ({ page, shop, host }) => {
  test.slow();
  await openPrecached(shop, host.url(''));
  // Enough builds to reach a limit of twice as many files as a build has.
  for (let build = 2; build <= 8; build += 1) {
    await host.deployNext(OLD, NEW);
    await update(page);
  }
  await host.deployNext(NEW, 'The last');
  host.edit('sw.js', (text) => `Date.now=()=>0;${text}`);
  await update(page);
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await host.stop();
  await page.reload();
  await expect(shop.heading).toHaveText('The last');
  await shop.hydrated();
});

// Workbox's precaching fails here: it deletes the old files, which then answer 404 (docs/decisions/0021-offline.md).
test('[OFF4] an open page keeps its files after updates', async ({ page, shop, host }) => {
  await openPrecached(shop, host.url('?seed=7'));
  const files = await lazyChunks(page);
  // A browser closed during an update leaves a cache like this.
  await page.evaluate(
    async ([prefix, base]) => {
      const half = await caches.open(`${prefix} ${base} half`);
      await half.put(`${base}index.html`, new Response('half'));
    },
    [STORAGE_PREFIX, new URL(host.url('')).pathname] as const,
  );
  await host.deployNext(OLD, NEW);
  await update(page);
  expect(await statuses(page, files)).toEqual(files.map(() => 200));
  host.rollBack();
  await update(page);
  await host.deployNext(OLD, 'The third');
  await update(page);
  expect(await statuses(page, files)).toEqual(files.map(() => 200));
  expect(await page.evaluate(async () => caches.keys())).toHaveLength(2);
});

test('[OFF5] files of different versions are not precached', async ({ page, shop, host }) => {
  await openPrecached(shop, host.url(''));
  await host.deployNext(OLD, NEW);
  host.edit('index.html', (text) => text.replaceAll(NEW, 'Half of an upload'));
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const rejected = new Promise<void>((done) =>
      registration.addEventListener('updatefound', () => {
        registration.installing?.addEventListener('statechange', ({ target }) => {
          if ((target as ServiceWorker).state === 'redundant') done();
        });
      }),
    );
    await registration.update();
    await rejected;
  });
  await host.stop();
  await page.reload();
  await expect(shop.heading).toHaveText(OLD);
});

test.describe('a host that answers unknown paths with index.html', () => {
  test.use({ expectedErrors: [/^Failed to load module script|^The lab failed to load/] });

  // Workbox's CacheFirst fails here: it stores the document as the script (docs/decisions/0021-offline.md).
  test('[OFF5] a response during an upload is not cached', async ({ page, shop, host }) => {
    await openPrecached(shop, host.url(''));
    await host.stop();
    await host.start('index.html');
    // The lab's chunk is not precached, and has not been uploaded yet.
    const chunk = /\/assets\/lab-.*\.js$/;
    host.delete(chunk);
    const response = page.waitForResponse(chunk);
    await shop.open(host.url('?lab'));
    expect((await (await response).allHeaders())['content-type']).toContain('text/html');
    host.rollBack();
    await page.reload();
    await expect(page.getByRole('complementary', { name: 'Lab' })).toBeVisible();
  });
});

test('[OFF6] the shop works without service workers', async ({ page, shop, host }) => {
  await page.addInitScript(() => {
    if ('serviceWorker' in navigator) {
      navigator.serviceWorker.register = () =>
        Promise.reject(new DOMException('No', 'SecurityError'));
    }
  });
  await shop.open(host.url('?seed=7'));
  await shop.everythingIsPrefetched();
  await shop.card(seededProduct(0).title).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
});

test('[APP20, OFF7] the manifest names the shop and its icons', async ({ page, shop, host }) => {
  await shop.open(host.url(''));
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const url = new URL(href ?? '', host.url(''));
  const manifest = await (await page.request.get(url.href)).json();
  expect(manifest).toMatchObject({
    name: NAME,
    description: DESCRIPTIONS.app,
    theme_color: THEME_COLORS.light,
    display: 'standalone',
  });
  for (const key of ['start_url', 'scope', 'id'] as const) {
    expect(new URL(manifest[key], url).href).toBe(host.url(''));
  }
  const icons: { src: string; sizes: string; purpose?: string }[] = manifest.icons;
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  for (const { src, sizes } of icons.filter((icon) => icon.src.endsWith('.png'))) {
    const size = await page.evaluate(async (url) => {
      const picture = await createImageBitmap(await (await fetch(url)).blob());
      return `${picture.width}x${picture.height}`;
    }, new URL(src, url).href);
    expect(size).toBe(sizes);
  }
});

test.describe('other files of the host', () => {
  // A text file declares no icon, so the browser requests /favicon.ico.
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  test('[OFF8] other paths are requested from the host', async ({ page, shop, host }) => {
    await openPrecached(shop, host.url(''));
    await page.goto(host.url('pictures/LICENSE.txt'));
    await expect(page.locator('body')).toContainText('Permission is hereby granted');
    await host.stop();
    // Another file: the first may be in the HTTP cache.
    await shop.open(host.url('fonts/LICENSE.txt'));
    await expect(shop.heading).toHaveText('404 – Page Not Found');
  });
});

test('[OFF9] the removal script removes worker and caches', async ({ page, shop, host }) => {
  await openPrecached(shop, host.url(''));
  host.edit('sw.js', () => readFileSync('deploy/remove-worker/sw.js', 'utf8'));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const registrationsAndCaches = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(registrationsAndCaches).toEqual([0, 0]);
});
