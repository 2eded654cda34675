import type { Page } from '@playwright/test';
import { good } from './goods.ts';
import { holdScript, openAtOnce } from './held-script.ts';
import { expect, test } from './shop.ts';

test('[PAINT15] script gives way to the pictures in view', async ({ page }) => {
  for (const path of ['', 'products', 'cart', '404.html']) {
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
  const { id, title, image } = good(0);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const times = (part: string) => asked.filter((url) => url.includes(part)).length;
  // In whatever density.
  const picture = image.replace(/\.\w+$/, '');

  const letGo = await holdScript(page, 'index-*');
  await openAtOnce(page, `product/${id}`);
  await expect.poll(() => times(picture)).toBe(1);
  // Its script and its styles.
  await expect.poll(() => times('/assets/ProductPage-')).toBe(2);

  letGo();
  await expect(shop.heading).toHaveText(title);
  await expect(page.getByRole('main').getByRole('img', { name: title })).toBeVisible();
});

// (By itself: held script keeps Firefox from using its cache.)
test('[PAINT16] nothing that a product’s page asks for comes twice', async ({ page, shop }) => {
  const { id, title, image } = good(0);
  await shop.open(`product/${id}`);
  await expect(page.getByRole('main').getByRole('img', { name: title })).toBeVisible();
  await page.waitForLoadState('load');
  const came = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(came.some((url) => url.includes(image.replace(/\.\w+$/, '')))).toBe(true);
  expect(came).toEqual([...new Set(came)]);
});

test('[PAINT17] the document is painted before the first script runs', async ({ page, shop }) => {
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
  for (const path of ['', 'products', `product/${good(0).id}`, 'cart']) {
    await shop.open(path);
    expect(await page.evaluate('order')).toEqual(['frame', 'script']);
  }
});

for (const { path, line, ms } of ['', 'cart', 'products'].flatMap((path) => [
  { path, line: 'near', ms: 99 },
  { path, line: 'far', ms: 100 },
])) {
  const when = line === 'near' ? 'after the first paint' : 'at once';
  test(`[PAINT18] over a ${line} line the script of /${path} is asked for ${when}`, async ({
    page,
    shop,
  }) => {
    await cameAfter(page, ms);
    await shop.open(path);
    const { script, booted } = await page.evaluate(asked);
    if (line === 'near') expect(script).toBeGreaterThan(booted);
    else expect(script).toBeLessThan(booted);
  });
}

test('[PAINT22] over a near line the list’s script is asked for once its cards have been painted', async ({
  page,
  shop,
}) => {
  await cameAfter(page, 99);
  await shop.open('products');
  const { script, listed } = await page.evaluate(asked);
  expect(script).toBeGreaterThan(listed);
});

test('[PAINT22] a clock that is held does not hold the start', async ({ page, shop }) => {
  await shop.stopClock();
  await cameAfter(page, 99);
  await shop.open('products');
  await expect(shop.skeletons).toHaveCount(8);
  await page.clock.runFor(500);
  await expect(shop.cards).toHaveCount(20);
});

for (const path of ['cart', 'products?q=lantern']) {
  test(`[PAINT18, PAINT22] what its document cannot show is asked for before the first paint over every line: /${path}`, async ({
    page,
    shop,
  }) => {
    await shop.keepInCart([{ id: good(0).id, qty: 1 }]);
    // What is put into the head that has to do with script, by what came together.
    await page.addInitScript(() => {
      const put: string[] = [];
      Object.assign(window, { put });
      new MutationObserver((changes) => {
        const nodes = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        const names = nodes
          .filter(
            (node) => node instanceof Element && node.matches('[rel=modulepreload], script[src]'),
          )
          .map(({ nodeName }) => nodeName);
        if (names.length > 0) put.push([...new Set(names)].join());
      }).observe(document, { childList: true, subtree: true });
    });
    await cameAfter(page, 99);
    await shop.open(path);
    expect(await page.evaluate<string[]>('put.slice(0, 2)')).toEqual(['LINK', 'SCRIPT']);
  });
}

for (const path of ['products?seed=7', 'products?q=lantern&seed=7']) {
  test(`[FIND5] nothing stays busy when the script comes after the first look: /${path}`, async ({
    page,
    shop,
  }) => {
    const letGo = await holdScript(page);
    await openAtOnce(page, path);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 600)));
    letGo();
    await shop.everythingIsHere();
    await expect(shop.cards).not.toHaveCount(0);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });
}

/** Says that the document was so many ms on its way. */
async function cameAfter(page: Page, ms: number): Promise<void> {
  await page.addInitScript((ms) => {
    performance.now = () => ms;
    const now = () => new Event('now').timeStamp;
    const whenSet = (attribute: string, then: () => void) =>
      new MutationObserver(then).observe(document, {
        attributeFilter: [attribute],
        subtree: true,
      });
    whenSet('data-seed', () => Object.assign(window, { booted: now() }));
    whenSet('data-cards', () => {
      // Its first call comes with the next frame.
      const frame = new ResizeObserver(() => {
        frame.disconnect();
        Object.assign(window, { listed: now() });
      });
      frame.observe(document.documentElement);
    });
  }, ms);
}

/** When the first script was asked for, when the boot script ran, and the frame of the list's cards, in ms. */
function asked() {
  const entries = performance.getEntriesByType('resource');
  return {
    script: Number(entries.find(({ name }) => name.includes('/assets/index-'))?.startTime),
    booted: Number(Reflect.get(window, 'booted')),
    listed: Number(Reflect.get(window, 'listed')),
  };
}
