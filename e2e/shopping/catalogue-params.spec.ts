import type { Page } from '@playwright/test';
import { NAME } from '../fixtures/config.ts';
import { BASE, seededProduct, seededProducts, titles } from '../fixtures/products.ts';
import { stubRandom } from '../fixtures/random-seed.ts';
import { expect, test } from '../fixtures/shop.ts';

test('[CAT11, CAT12] seed and size set the catalogue, also on a product URL @smoke', async ({
  shop,
  page,
}) => {
  await shop.open('?seed=4294967295&size=33');
  await expect(shop.cardTitles).toHaveText(titles(seededProducts(4_294_967_295, 33)));
  await shop.open(`product/${seededProduct(3, 7).id}?seed=9`);
  await expect(shop.heading).toHaveText(seededProduct(3, 7).title);
  await page.getByRole('link', { name: NAME, exact: true }).click();
  await expect(shop.cardTitles).toHaveText(titles(seededProducts(9)));
});

test('[CAT13, CAT14, CAT15] without a seed parameter, the seed is random or inside the id of the opened product', async ({
  shop,
  page,
}) => {
  await stubRandom(page, 4242);
  for (const [path, seed, size] of [
    ['product/nothing?size=30', 4242, 30],
    [`product/${seededProduct(3, 8).id}?size=30`, 8, 30],
    [`product/${seededProduct(11, 123_456).id}`, 123_456, 20],
  ] as const) {
    await shop.open(path);
    await page.getByRole('link', { name: NAME, exact: true }).click();
    await expect(shop.cardTitles).toHaveText(titles(seededProducts(seed, size)));
  }
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
  const product = seededProduct(9999, 1);
  await shop.open(`product/${product.id}?seed=7&size=20`);
  await expect(shop.heading).toHaveText(product.title);
  await expect(page.locator('[data-description]')).toHaveText(product.description);
});

test('[CAT16] links carry the seed and size, so reload and back show the same catalogue', async ({
  shop,
  page,
}) => {
  const expected = titles(seededProducts(7, 24));
  const expectParams = async (search: string) => {
    const hrefs = await linkUrls(page);
    expect(hrefs.length).toBeGreaterThan(3);
    expect(hrefs.filter((href) => new URL(href).search !== search)).toEqual([]);
  };
  await shop.open('?seed=7&size=24');
  await shop.cartIcon.click();
  await expect(page.getByRole('link', { name: 'Go to Cart' })).toBeVisible();
  await expectParams('?seed=7&size=24');
  await shop.cards.nth(21).getByRole('link').click();
  await expect(shop.heading).toHaveText(seededProduct(21).title);
  await expectParams('?seed=7&size=24');
  await shop.navLink('Products').click();
  await expect(shop.cardTitles).toHaveText(expected);
  await page.reload();
  await expect(shop.cardTitles).toHaveText(expected);
  await expectParams('?seed=7&size=24');
  await page.goBack();
  await page.goBack();
  await expect(shop.cardTitles).toHaveText(expected);

  for (const search of ['?size=24', '']) {
    await shop.open(`adrift${search}`);
    await expect(shop.heading).toHaveText('404 – Page Not Found');
    await expectParams(search);
  }
});

test('[CAT17] an invalid seed or size is ignored and logged once', async ({ shop, page }) => {
  await stubRandom(page, 4242);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('is invalid')) logged.push(message.text());
  });
  await shop.open('?seed=-1&size=10001');
  await expect(shop.cardTitles).toHaveText(titles(seededProducts(4242, 20)));
  await shop.navLink('Products').click();
  await shop.navLink('Cart').click();
  await expect(shop.heading).toHaveText('Your Cart');
  expect(logged.filter((text) => text.includes('"seed"'))).toHaveLength(1);
  expect(logged.filter((text) => text.includes('"size"'))).toHaveLength(1);
  expect((await linkUrls(page)).filter((href) => new URL(href).search !== '')).toEqual([]);
});

/** The URLs of links, without fragments and without the footer, which links to other catalogues. */
async function linkUrls(page: Page): Promise<readonly string[]> {
  const links = page.locator('a:not([href^="#"], footer *)');
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')),
  );
  return hrefs.filter((href) => href.includes(BASE));
}
