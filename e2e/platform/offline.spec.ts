import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { listen } from '../../scripts/serve.ts';
import { HERO_HEADING } from '../fixtures/config.ts';
import { seededProduct, seededProducts } from '../fixtures/products.ts';
import { test } from '../fixtures/static-host.ts';
import { expect, type Shop } from '../fixtures/shop.ts';

test.use({ serviceWorkers: 'allow' });

const NEW = 'The Heading of the Next Version';

/** Opens a URL and waits until the service worker has precached every file and controls the page. */
async function openPrecached(shop: Shop, url: string): Promise<void> {
  await shop.open(url);
  await expectControlled(shop.page);
}

async function expectControlled(page: Page): Promise<void> {
  const isControlled = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === 'activated' && !!navigator.serviceWorker.controller;
    });
  await expect.poll(isControlled).toBe(true);
}

/** Updates the service worker, as the browser does at every visit, and resolves to the state in which that ends. */
function update(page: Page): Promise<ServiceWorkerState> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const ended = new Promise<ServiceWorkerState>((done) =>
      registration.addEventListener('updatefound', () => {
        registration.installing?.addEventListener('statechange', ({ target }) => {
          const { state } = target as ServiceWorker;
          if (state === 'redundant' || state === 'activated') done(state);
        });
      }),
    );
    await registration.update();
    return ended;
  });
}

test('once the page has loaded, files are precached: every screen opens offline with its pictures, until the removal script is deployed', async ({
  page,
  shop,
  host,
}) => {
  await page.addInitScript(() => {
    const workers = navigator.serviceWorker;
    const register = workers.register.bind(workers);
    workers.register = (...args) => {
      Object.assign(window, { registeredIn: document.readyState });
      return register(...args);
    };
  });
  await test.step('[OFF1] files are precached once the page has loaded', async () => {
    await openPrecached(shop, host.url(''));
    expect(await page.evaluate('registeredIn')).toBe('complete');
  });

  await test.step('[OFF1] every screen opens offline with its pictures', async () => {
    await host.stop();
    for (const [path, heading] of [
      ['products/?q=radio', /Results for/],
      [`product/${seededProduct(3).id}`, seededProduct(3).title],
      ['cart', 'Your Cart'],
      ['no/such/page', '404 – Page Not Found'],
      ['products?seed=7&size=80', 'Products'],
    ] as const) {
      await shop.open(host.url(path));
      await expect(shop.heading).toHaveText(heading);
    }
    await expect(shop.cards).toHaveCount(80);
    const files = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('main [data-product] img')].flatMap(
        ({ src, srcset }) => [src, ...srcset.split(', ').map((entry) => entry.split(' ')[0] ?? '')],
      ),
    );
    const pictures = new Set(seededProducts(7, 80).map(({ picture }) => picture));
    // In two sizes.
    expect(new Set(files.map((file) => new URL(file, host.url('')).href)).size).toBe(
      2 * pictures.size,
    );
    const widths = await page.evaluate(
      (urls) =>
        Promise.all(
          urls.map(async (url) => (await createImageBitmap(await (await fetch(url)).blob())).width),
        ),
      files,
    );
    expect(widths.filter((width) => width !== 300 && width !== 600)).toEqual([]);
  });

  await test.step('[OFF9] the removal script unregisters the worker and deletes its caches', async () => {
    // A page that registers the worker while that one unregisters itself would keep it.
    await expect.poll(() => page.evaluate(() => 'registeredIn' in window)).toBe(true);
    host.edit('sw.js', () => readFileSync('deploy/remove-worker/sw.js', 'utf8'));
    await host.start();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const workers = () => navigator.serviceWorker.getRegistrations().then(({ length }) => length);
    await expect.poll(() => page.evaluate(workers)).toBe(0);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  });
});

test.describe(() => {
  test.use({ expectedErrors: [/HTTP response code \(404\)/] });

  // Only a browser shows that a worker which unregisters itself while it answers lets the host's page through.
  test('[OFF10] another site at the same address is shown at the second visit', async ({
    page,
    shop,
    host,
  }) => {
    const url = host.url('');
    await openPrecached(shop, url);
    await host.stop();
    const site = createServer(({ url: path }, response) => {
      response.writeHead(path?.endsWith('.js') ? 404 : 200, { 'Content-Type': 'text/html' });
      response.end('<title>Another site</title>');
    });
    await listen(site, Number(new URL(url).port));
    await shop.open(url);
    await expect(shop.heading).toHaveText(HERO_HEADING);
    const doubted = () => caches.match('sw.js?doubted').then(Boolean);
    await expect.poll(() => page.evaluate(doubted)).toBe(true);
    for (const path of ['cart', '']) {
      await page.goto(host.url(path));
      await expect(page).toHaveTitle('Another site');
    }
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    site.closeAllConnections();
    site.close();
  });
});

// Workbox's precaching, and a worker that waits until all tabs are closed, fail here (docs/decisions/0021-offline.md).
test('a half upload is rejected, an open page keeps its files after a whole one, and the next visit shows the new version with the cart', async ({
  page,
  shop,
  host,
}) => {
  await openPrecached(shop, host.url('?seed=7'));
  await shop.card(seededProduct(2).title).getByRole('button', { name: 'Add to Cart' }).click();
  const cacheNames = () => page.evaluate(() => caches.keys());
  const installed = await cacheNames();
  await test.step('[OFF5] a half upload is rejected', async () => {
    await host.deployNext(HERO_HEADING, NEW);
    host.edit('index.html', (text) => text.replaceAll(NEW, 'Half of an upload'));
    expect(await update(page)).toBe('redundant');
    expect(await cacheNames()).toEqual(installed);
  });

  await test.step('[OFF13] an open page keeps its files after a whole one', async () => {
    host.edit('index.html', (text) => text.replaceAll('Half of an upload', NEW));
    expect(await update(page)).toBe('activated');
    await expect(shop.heading).toHaveText(HERO_HEADING);
    // Not from the HTTP cache.
    const chunk = readdirSync('dist/assets').find((file) => file.startsWith('SearchField-'));
    const request = (file: string) => fetch(file, { cache: 'reload' }).then(({ status }) => status);
    expect(await page.evaluate(request, `assets/${chunk}`)).toBe(200);
  });

  await test.step('[OFF3] the next visit shows the new version with the cart', async () => {
    await host.stop();
    await page.reload();
    await expect(shop.heading).toHaveText(NEW);
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
  });
});
