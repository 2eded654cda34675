import { seededProduct } from '../fixtures/products.ts';
import { holdScript, openPrerendered } from '../fixtures/hold-script.ts';
import { expect, test } from '../fixtures/shop.ts';

const PRODUCT = `product/${seededProduct(0).id}`;

test('[PAINT15] script gives way to the pictures in view', async ({ page }) => {
  for (const path of ['', 'products', 'cart', 'product.html', '404.html']) {
    const html = await (await page.request.get(path)).text();
    const elements = html.match(/<(?:script type="module"|link rel="(?:module)?preload")[^>]*>/g);
    expect(elements?.length).toBeGreaterThan(0);
    for (const element of elements ?? []) expect(element).toContain('fetchpriority="low"');
  }
});

test('[PAINT16] a product’s picture and its page’s code are asked for beside the first script', async ({
  page,
  shop,
}) => {
  const { title, image } = seededProduct(0);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const times = (part: string) => asked.filter((url) => url.includes(part)).length;
  // In whatever density.
  const picture = image.replace(/\.\w+$/, '');

  const release = await holdScript(page, 'index-*');
  await openPrerendered(page, PRODUCT);
  await expect.poll(() => times(picture)).toBe(1);
  // Its script and its styles.
  await expect.poll(() => times('/assets/ProductPage-')).toBe(2);

  release();
  await expect(shop.heading).toHaveText(title);
  await expect(page.getByRole('main').getByRole('img', { name: title })).toBeVisible();
});

// (By itself: held script keeps Firefox from using its cache.)
test('[PAINT16] nothing that a product’s page asks for comes twice', async ({ page, shop }) => {
  const { title, image } = seededProduct(0);
  await shop.open(PRODUCT);
  await expect(page.getByRole('main').getByRole('img', { name: title })).toBeVisible();
  await page.waitForLoadState('load');
  const came = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(came.some((url) => url.includes(image.replace(/\.\w+$/, '')))).toBe(true);
  expect(came).toEqual([...new Set(came)]);
});

test(
  '[PAINT17] the document is painted before the first script runs',
  { tag: '@smoke' },
  async ({ page, shop }) => {
    await page.addInitScript(() => {
      const order: string[] = [];
      Object.assign(window, { order });
      const frame = new ResizeObserver(() => {
        order.push('frame');
        frame.disconnect();
      });
      new MutationObserver((changes, arrival) => {
        if (order.length === 0) frame.observe(document.documentElement);
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        if (!added.some((node) => node instanceof HTMLScriptElement && node.src !== '')) return;
        order.push('script');
        arrival.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    // Else a slow machine's frame is waited for no longer than a moment.
    await shop.stopClock();
    for (const path of ['', 'products', PRODUCT, 'cart']) {
      await shop.open(path);
      expect(await page.evaluate('order')).toEqual(['frame', 'script']);
    }
  },
);

for (const path of ['products?seed=7', 'products?q=lantern&seed=7']) {
  test(`[FIND5] nothing stays busy when the script comes after the first look: /${path}`, async ({
    page,
    shop,
  }) => {
    const release = await holdScript(page);
    await openPrerendered(page, path);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 600)));
    release();
    await shop.everythingIsPrefetched();
    await expect(shop.cards).not.toHaveCount(0);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });
}
