import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { seededProduct } from '../fixtures/products.ts';
import { test } from '../fixtures/static-host.ts';
import { expect, Shop } from '../fixtures/shop.ts';

test.use({ serviceWorkers: 'allow' });

/** Until the worker has kept everything and answers for this page. */
async function kept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === 'activated' && !!navigator.serviceWorker.controller;
    });
  await expect.poll(isKept, { timeout: 15_000 }).toBe(true);
}

/** Has the browser look for a new worker, as it does by itself at every visit, and waits until it has taken over. */
async function update(page: Page): Promise<void> {
  const taken = page.evaluate(takenOver);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await taken;
  await kept(page);
}

/** The addresses of code that came after the first script. */
async function laterParts(page: Page): Promise<readonly string[]> {
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /(?:CartPage|NotFoundPage)-.*\.js$/.test(name)),
  );
  expect(files).toHaveLength(2);
  return files;
}

/** The status that a page gets for files, which the browser's own cache may not give. */
function answersFor(page: Page, files: readonly string[]): Promise<readonly number[]> {
  return page.evaluate(
    (urls) => Promise.all(urls.map(async (url) => (await fetch(url, { cache: 'reload' })).status)),
    files,
  );
}

/** In the page: until another worker answers for it. */
async function takenOver(): Promise<void> {
  await new Promise((done) =>
    navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
  );
}

const OLD = 'Flow Into Your Next Great Find';
const NEW = 'Flow Into Your Very Next Find';

test(
  '[OFF1] after one visit every screen opens without a network',
  { tag: '@smoke' },
  async ({ page, shop, host }) => {
    await shop.open(host.url(''));
    await kept(page);
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
      // In a new tab: nothing is left over from the page before.
      const tab = await page.context().newPage();
      await new Shop(tab).open(host.url(path));
      await expect(new Shop(tab).heading).toHaveText(heading);
      await tab.close();
    }
  },
);

test('[OFF1] all pictures are there without a network', async ({ page, shop, host }) => {
  await shop.open(host.url(''));
  await kept(page);
  await host.stop();
  await shop.open(host.url('?seed=7&size=80'));
  const pictures = page.getByRole('main').getByRole('img');
  await expect(shop.cards).toHaveCount(80);
  const files = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main [data-product] img')].flatMap(
      ({ src, srcset }) => [src, ...srcset.split(', ').map((offer) => offer.split(' ')[0] ?? '')],
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

test('[OFF2] the files are kept after the page has loaded and the later parts have come', async ({
  page,
  shop,
  host,
}) => {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/pictures/**', async (route) => {
    await held;
    await route.continue();
  });
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url().replace(/.*\//, '')));
  await page.goto(host.url(''), { waitUntil: 'commit' });
  await shop.everythingIsPrefetched();
  // The pictures are still on their way, so the page has not loaded.
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  expect(asked).not.toContain('sw.js');
  release();
  await kept(page);
});

test('[OFF3] the visit after an update shows the new shop, with the cart as it was', async ({
  page,
  shop,
  host,
}) => {
  await shop.open(host.url('?seed=7'));
  await kept(page);
  await shop.card(seededProduct(2).title).getByRole('button', { name: 'Add to Cart' }).click();
  await host.deployNext(OLD, NEW);
  await update(page);
  // The open page is not exchanged under the visitor's hands.
  await expect(shop.heading).toHaveText(OLD);
  await host.stop();
  await page.reload();
  await expect(shop.heading).toHaveText(NEW);
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
});

test('[OFF3] a visit finds the update by itself, and the next one shows it', async ({
  page,
  shop,
  host,
}) => {
  await shop.open(host.url(''));
  await kept(page);
  await host.deployNext(OLD, NEW);
  await page.reload();
  await expect(shop.heading).toHaveText(OLD);
  // Chromium looks a while after the page has loaded.
  await page.evaluate(takenOver);
  await page.reload();
  await expect(shop.heading).toHaveText(NEW);
});

test('[OFF4] a page opened before an update goes on with its own files', async ({
  page,
  shop,
  host,
}) => {
  await shop.open(host.url('?seed=7'));
  await kept(page);
  const files = await laterParts(page);
  await host.deployNext(OLD, NEW);
  await update(page);
  expect(await answersFor(page, files)).toEqual(files.map(() => 200));
});

test('[OFF4] so does one opened after a version was taken back', async ({ page, shop, host }) => {
  await shop.open(host.url('?seed=7'));
  await kept(page);
  const files = await laterParts(page);
  // As a browser leaves it that was closed while it fetched an update.
  await page.evaluate(
    async (base) => {
      const half = await caches.open(`rivulet ${base} half`);
      await half.put(`${base}index.html`, new Response('half'));
    },
    new URL(host.url('')).pathname,
  );
  await host.deployNext(OLD, NEW);
  await update(page);
  host.rollBack();
  await update(page);
  await host.deployNext(OLD, 'The third');
  await update(page);
  expect(await answersFor(page, files)).toEqual(files.map(() => 200));
  expect(await page.evaluate(async () => caches.keys())).toHaveLength(2);
});

test('[OFF5] files that do not fit together are not taken', async ({ page, shop, host }) => {
  await shop.open(host.url(''));
  await kept(page);
  await host.deployNext(OLD, NEW);
  host.edit('index.html', (text) => text.replaceAll(NEW, 'Half of an upload'));
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const tried = new Promise<void>((done) =>
      registration.addEventListener('updatefound', () => {
        registration.installing?.addEventListener('statechange', ({ target }) => {
          if ((target as ServiceWorker).state === 'redundant') done();
        });
      }),
    );
    await registration.update();
    await tried;
  });
  await host.stop();
  await page.reload();
  await expect(shop.heading).toHaveText(OLD);
});

test('[OFF6] the shop works where there are no service workers', async ({ page, shop, host }) => {
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

test('[OFF7] the manifest names the shop and its icons are there', async ({ page, shop, host }) => {
  await shop.open(host.url(''));
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const address = new URL(href ?? '', host.url(''));
  const manifest = await (await page.request.get(address.href)).json();
  expect(manifest).toMatchObject({ name: 'Rivulet', display: 'standalone' });
  for (const key of ['start_url', 'scope', 'id'] as const) {
    expect(new URL(manifest[key], address).href).toBe(host.url(''));
  }
  const icons: { src: string; sizes: string; purpose?: string }[] = manifest.icons;
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  for (const { src, sizes } of icons.filter((icon) => icon.src.endsWith('.png'))) {
    const size = await page.evaluate(async (url) => {
      const picture = await createImageBitmap(await (await fetch(url)).blob());
      return `${picture.width}x${picture.height}`;
    }, new URL(src, address).href);
    expect(size).toBe(sizes);
  }
});

test.describe('a file of the host', () => {
  // A bare text has no icon of its own, so the browser asks the host for one.
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  test('[OFF8] what is no page of the shop is asked of the host', async ({ page, shop, host }) => {
    await shop.open(host.url(''));
    await kept(page);
    await page.goto(host.url('pictures/LICENSE.txt'));
    await expect(page.locator('body')).toContainText('Permission is hereby granted');
    await host.stop();
    // Another one: the browser may have that one yet.
    await shop.open(host.url('fonts/LICENSE.txt'));
    await expect(shop.heading).toHaveText('404 – Page Not Found');
  });
});

test('[OFF9] one file in the worker’s place removes the worker and all that it kept', async ({
  page,
  shop,
  host,
}) => {
  await shop.open(host.url(''));
  await kept(page);
  host.edit('sw.js', () => readFileSync('deploy/remove-worker/sw.js', 'utf8'));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
});
