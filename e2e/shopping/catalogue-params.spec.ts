import type { Page } from '@playwright/test';
import { parseProductId } from '#domain/catalogue/product-id.ts';
import { BASE, seededProduct, seededProducts, titles } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/shop.ts';

test('seed and size set the catalogue, and all links, reload and back keep them', async ({
  shop,
  page,
}) => {
  const params = '?seed=4294967295&size=33';
  const expected = titles(seededProducts(4_294_967_295, 33));
  const expectParams = async () => {
    const searches = await linkSearches(page);
    expect(searches.length).toBeGreaterThan(3);
    for (const search of searches) expect(search).toMatch(/[?&]seed=4294967295&size=33$/);
  };
  await test.step('[CAT11, CAT12] seed and size set the catalogue', async () => {
    await shop.open(params);
    await expect(shop.cardTitles).toHaveText(expected.slice(0, 20));
  });
  await test.step('[CAT16] all links have them, but for the one to a new catalogue', async () => {
    await shop.cartIcon.click();
    await expect(page.getByRole('link', { name: 'Go to Cart' })).toBeVisible();
    await expectParams();
    await expect(page.getByRole('link', { name: 'Draw a new catalogue' })).toHaveAttribute(
      'href',
      BASE,
    );
  });
  await test.step('[CAT16] links, reload and back keep them', async () => {
    await shop.navLink('Products').click();
    await shop.cards.nth(21).getByRole('link').click();
    await expect(shop.heading).toHaveText(expected[21] ?? '');
    await expectParams();
    await page.goBack();
    await expect(shop.cardTitles).toHaveText(expected);
    await page.reload();
    await expect(shop.cardTitles).toHaveText(expected);
    await expectParams();
    await page.goBack();
    await expect(shop.cardTitles).toHaveText(expected.slice(0, 20));
  });
});

test('an invalid seed or size is ignored and logged once, and the seed is random', async ({
  shop,
  page,
}) => {
  await shop.stubRandom(4242);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('is invalid')) logged.push(message.text());
  });
  await test.step('[CAT17, CAT36] they are ignored, and the seed is random', async () => {
    await shop.open('?seed=-1&size=10001');
    await expect(shop.cardTitles).toHaveText(titles(seededProducts(4242)));
  });
  await test.step('[CAT17] each is logged once, and no link repeats it', async () => {
    await shop.navLink('Products').click();
    await shop.navLink('Cart').click();
    await expect(shop.heading).toHaveText('Your Cart');
    expect(logged.filter((text) => text.includes('"seed"'))).toHaveLength(1);
    expect(logged.filter((text) => text.includes('"size"'))).toHaveLength(1);
    expect(String(await linkSearches(page))).not.toMatch(/seed|size/);
  });
});

test('an id alone makes its product, of any catalogue and however it is encoded', async ({
  shop,
  page,
}) => {
  const { id, title, description } = seededProduct(9999, 1);
  await test.step('[APP19, APP33, CAT6, CAT9, CAT34] an id makes its product, however it is encoded', async () => {
    await shop.open(`product/${id.toUpperCase().replaceAll('-', '%2D')}?seed=7&size=21#x`);
    await expect(page).toHaveURL(`product/${id}?seed=7&size=21#x`);
    await expect(shop.heading).toHaveText(title);
    await expect(page.locator('[data-description]')).toHaveText(description);
  });
  await test.step('[ITEM17] related products are of its own catalogue', async () => {
    const related = page.getByRole('region', { name: 'Related Products' }).getByRole('article');
    await expect(related).toHaveCount(4);
    const ids = await related.evaluateAll((all) =>
      all.map((card) => card.dataset['product'] ?? ''),
    );
    expect(ids.map((it) => parseProductId(it)?.seed)).toEqual([1, 1, 1, 1]);
    expect(ids).not.toContain(id);
  });
  await test.step('[CAT11, CAT12, CAT16] the links keep the pinned catalogue', async () => {
    await shop.navLink('Products').click();
    await expect(shop.cardTitles).toHaveText(titles(seededProducts(7, 21)));
  });

  await test.step('[CAT12, CAT35] without a seed the id sets the catalogue', async () => {
    await shop.open(`product/${seededProduct(11, 123_456).id}?size=30`);
    await expect(shop.heading).toHaveText(seededProduct(11, 123_456).title);
    await shop.navLink('Products').click();
    await expect(shop.cardTitles).toHaveText(titles(seededProducts(123_456, 30)));
  });
});

/** The queries of the links to the shop's pages. */
function linkSearches(page: Page): Promise<readonly string[]> {
  const links = page.locator('a[data-link]');
  return links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).search));
}
