import { DOCUMENTS } from '../../src/router/route-table.mjs';
import { seededProduct } from '../fixtures/products.ts';
import { openPrerendered } from '../fixtures/hold-script.ts';
import { expect, test } from '../fixtures/shop.ts';

const PRODUCT = `product/${seededProduct(0).id}`;

test('[PAINT15] scripts load with low priority', async ({ page }) => {
  for (const path of DOCUMENTS) {
    const html = await (await page.request.get(path)).text();
    const elements = html.match(/<(?:script type="module"|link rel="(?:module)?preload")[^>]*>/g);
    expect(elements?.length).toBeGreaterThan(0);
    for (const element of elements ?? []) expect(element).toContain('fetchpriority="low"');
  }
});

test('[PAINT16] a product’s picture and chunk load with the entry chunk, and nothing loads twice', async ({
  page,
  shop,
}) => {
  const { title, image } = seededProduct(0);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const requests = (part: string) => urls.filter((url) => url.includes(part)).length;

  const release = await openPrerendered(page, PRODUCT, 'index-*');
  // In either pixel density.
  await expect.poll(() => requests(image.replace(/\.\w+$/, ''))).toBe(1);
  // The script and the stylesheet.
  await expect.poll(() => requests('/assets/ProductPage-')).toBe(2);

  await release();
  await expect(shop.heading).toHaveText(title);
  await expect(page.getByRole('main').getByRole('img', { name: title })).toBeVisible();
  await page.waitForLoadState('load');
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(loaded.some((url) => url.includes(image.replace(/\.\w+$/, '')))).toBe(true);
  expect(loaded).toEqual([...new Set(loaded)]);
});

test('[PAINT17] the entry chunk waits for a frame @smoke', async ({ page, shop }) => {
  await page.addInitScript(() => {
    const order: string[] = [];
    Object.assign(window, { order });
    const frame = new ResizeObserver(() => {
      order.push('frame');
      frame.disconnect();
    });
    new MutationObserver((changes, observer) => {
      if (order.length === 0) frame.observe(document.documentElement);
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (!added.some((node) => node instanceof HTMLScriptElement && node.src !== '')) return;
      order.push('script');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  // Otherwise the document's timeout would insert the script without a frame on a slow machine.
  await shop.stopClock();
  for (const path of ['', 'products', PRODUCT, 'cart']) {
    await shop.open(path);
    expect(await page.evaluate('order')).toEqual(['frame', 'script']);
  }
});

for (const path of ['products?seed=7', 'products?q=lantern&seed=7']) {
  test(`[FIND5] nothing stays busy with a late entry chunk: /${path}`, async ({ page, shop }) => {
    const release = await openPrerendered(page, path);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 600)));
    await release();
    await shop.everythingIsPrefetched();
    await expect(shop.cards).not.toHaveCount(0);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });
}
