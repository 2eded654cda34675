import type { Page } from '@playwright/test';
import { NAME } from '../fixtures/config.ts';
import { BASE, seededProduct, seededProducts, titles } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/shop.ts';

test(
  '[CAT15] two visits without parameters show two random catalogues',
  { tag: '@smoke' },
  async ({ browser, shop, page }) => {
    await shop.open('');
    const first = await shop.cards.getByRole('heading').allTextContents();
    const other = await browser.newPage();
    await other.goto(page.url());
    await expect(other.locator('article')).toHaveCount(20);
    expect(await other.locator('article').getByRole('heading').allTextContents()).not.toEqual(
      first,
    );
    await other.close();

    await stubRandom(page, 4242);
    for (const path of ['', 'products', 'product/nothing', 'cart']) {
      await shop.open(path);
      await page.getByRole('link', { name: NAME, exact: true }).click();
      await expect(shop.cards.getByRole('heading')).toHaveText(titles(seededProducts(4242)));
    }
  },
);

test(
  '[CAT11] the seed parameter sets the catalogue, also on a product URL',
  { tag: '@smoke' },
  async ({ shop, page }) => {
    for (const seed of [0, 7, 4_294_967_295]) {
      await shop.open(`?seed=${seed}`);
      await expect(shop.cards.getByRole('heading')).toHaveText(titles(seededProducts(seed)));
    }
    await shop.open(`product/${seededProduct(3, 7).id}?seed=9`);
    await expect(shop.heading).toHaveText(seededProduct(3, 7).title);
    await page.getByRole('link', { name: NAME, exact: true }).click();
    await expect(shop.cards.getByRole('heading')).toHaveText(titles(seededProducts(9)));
  },
);

test('[CAT12] the size parameter sets the number of products, from 1 to 10000', async ({
  shop,
}) => {
  for (const size of [1, 33]) {
    await shop.open(`?seed=7&size=${size}`);
    await expect(shop.cards.getByRole('heading')).toHaveText(titles(seededProducts(7, size)));
  }
  await shop.open('?seed=7&size=10000');
  await expect(shop.cards.first()).toHaveAttribute('aria-setsize', '10000');
  await shop.open('?seed=7&size=10001');
  await expect(shop.cards).toHaveCount(20);
});

test('[CAT13] a size alone applies to a random seed, or to that of the product opened', async ({
  shop,
  page,
}) => {
  await stubRandom(page, 4242);
  for (const path of ['', 'product/nothing']) {
    await shop.open(`${path}?size=30`);
    await page.getByRole('link', { name: NAME, exact: true }).click();
    await expect(shop.cards.getByRole('heading')).toHaveText(titles(seededProducts(4242, 30)));
  }
  await shop.open(`product/${seededProduct(3, 8).id}?size=30`);
  await page.getByRole('link', { name: NAME, exact: true }).click();
  await expect(shop.cards.getByRole('heading')).toHaveText(titles(seededProducts(8, 30)));
});

test('[CAT14] without a seed parameter, a product URL sets the seed inside its id', async ({
  shop,
  page,
}) => {
  await shop.open(`product/${seededProduct(11, 123_456).id}`);
  await expect(shop.heading).toHaveText(seededProduct(11, 123_456).title);
  await page.getByRole('link', { name: NAME, exact: true }).click();
  await expect(shop.cards.getByRole('heading')).toHaveText(titles(seededProducts(123_456)));
});

test('[CAT6, CAT10] a product URL opens in another browser, whatever its catalogue', async ({
  browser,
  shop,
  page,
}) => {
  await shop.open('');
  await shop.cards.nth(5).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible();
  const text = await page.getByRole('main').innerText();

  const otherContext = await browser.newContext();
  const cold = await otherContext.newPage();
  const requested: string[] = [];
  cold.on('request', (request) => requested.push(request.resourceType()));
  await cold.goto(page.url());
  await expect(cold.getByRole('main')).toHaveText(/Customer Reviews/);
  expect(await cold.getByRole('main').innerText()).toBe(text);
  expect(requested).not.toContain('fetch');
  expect(requested).not.toContain('xhr');
  await otherContext.close();

  // Of another seed than the URL's, and beyond its size.
  for (const product of [seededProduct(5, 1), seededProduct(700, 7), seededProduct(9999, 7)]) {
    await shop.open(`product/${product.id}?seed=7&size=20`);
    await expect(shop.heading).toHaveText(product.title);
    await expect(page.getByRole('main').locator('[data-description]')).toHaveText(
      product.description,
    );
  }
});

test('[CAT16] links carry the seed and size, so reload and back show the same catalogue', async ({
  shop,
  page,
}) => {
  const both = 'seed=7&size=24';
  const starts: (readonly [string, string])[] = [
    'products',
    `product/${seededProduct(2).id}`,
    'cart',
    'product/no',
    'adrift',
  ].map((path) => [path, both] as const);
  for (const params of [both, 'seed=7', 'size=24']) starts.push(['', params]);
  for (const [path, params] of starts) {
    await shop.open(`${path}?${params}`);
    await shop.cartIcon.click();
    await expect(page.getByRole('link', { name: 'Go to Cart' })).toBeVisible();
    const hrefs = await linkUrls(page);
    expect(hrefs.length).toBeGreaterThan(3);
    expect(hrefs.filter((href) => new URL(href).search !== `?${params}`)).toEqual([]);
  }
  const expected = titles(seededProducts(7, 24));
  await shop.open('?seed=7&size=24');
  await shop.cards.nth(21).getByRole('link').click();
  await expect(shop.heading).toHaveText(seededProduct(21).title);
  await page.getByRole('link', { name: 'Products', exact: true }).first().click();
  await expect(shop.cards.getByRole('heading')).toHaveText(expected);
  await page.reload();
  await expect(shop.cards.getByRole('heading')).toHaveText(expected);
  await page.goBack();
  await page.goBack();
  await expect(shop.cards.getByRole('heading')).toHaveText(expected);

  // Without parameters links carry none.
  await shop.open('');
  expect((await linkUrls(page)).filter((href) => new URL(href).search !== '')).toEqual([]);
});

test('[CAT17] an invalid seed or size is ignored and logged once', async ({ shop, page }) => {
  await stubRandom(page, 4242);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('is invalid')) logged.push(message.text());
  });
  for (const [seed, size] of [
    ['river', '0'],
    ['-1', '2.5'],
    ['4294967296', '10001'],
    ['', '1e2'],
  ]) {
    logged.length = 0;
    await shop.open(`?seed=${seed}&size=${size}`);
    await expect(shop.cards.getByRole('heading')).toHaveText(titles(seededProducts(4242, 20)));
    await page.getByRole('link', { name: 'Products', exact: true }).click();
    await page.getByRole('link', { name: 'Cart', exact: true }).click();
    await expect(shop.heading).toHaveText('Your Cart');
    expect(logged.filter((text) => text.includes('"seed"'))).toHaveLength(1);
    expect(logged.filter((text) => text.includes('"size"'))).toHaveLength(1);
    expect((await linkUrls(page)).filter((href) => new URL(href).search !== '')).toEqual([]);
  }
  logged.length = 0;
  await shop.open('?seed=7&size=x');
  await expect(shop.cards.getByRole('heading')).toHaveText(titles(seededProducts(7)));
  expect(logged).toHaveLength(1);
});

/** Makes `crypto.getRandomValues` return a known seed. */
async function stubRandom(page: Page, seed: number): Promise<void> {
  await page.addInitScript((seed) => {
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T) => {
      if (array instanceof Uint32Array) array.fill(seed);
      return array;
    };
  }, seed);
}

/** The URLs of links, without fragments and without the footer, which links to other catalogues. */
async function linkUrls(page: Page): Promise<readonly string[]> {
  const links = page.locator('a:not([href^="#"], footer *)');
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')),
  );
  return hrefs.filter((href) => href.includes(BASE));
}
