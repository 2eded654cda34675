import type { Page } from '@playwright/test';
import { DESCRIPTIONS, HOME_TITLE, NAME } from '../fixtures/config.ts';
import { seededProduct, seededProducts } from '../fixtures/products.ts';
import { expect, test, typeInto, type Shop } from '../fixtures/shop.ts';

const product = seededProduct(0);
const path = `product/${product.id}?seed=7`;

/** The number of JSON-LD elements, and of a single one the nodes of its graph by `@type`. */
async function jsonLd({ page }: Shop) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  if (texts.length !== 1) return { elements: texts.length };
  const nodes = JSON.parse(texts[0] ?? '')['@graph'] as readonly Record<string, unknown>[];
  return { elements: 1, ...Object.fromEntries(nodes.map((node) => [node['@type'], node])) };
}

function tag({ page }: Shop, key: string) {
  return page.locator(`head :is([name="${key}"], [property="${key}"])`);
}

async function expectTags(shop: Shop, title: string, description: RegExp | string) {
  for (const key of ['og:title', 'twitter:title']) {
    await expect(tag(shop, key)).toHaveAttribute('content', title);
  }
  for (const key of ['description', 'og:description', 'twitter:description']) {
    await expect(tag(shop, key)).toHaveAttribute('content', description);
  }
}

test('[META1, META5] every document has its tags @smoke', async ({ page }) => {
  const titles = {
    '': HOME_TITLE,
    products: `Products · ${NAME}`,
    cart: `Cart · ${NAME}`,
    [`product/${product.id}`]: HOME_TITLE,
  };
  for (const [path, title] of Object.entries(titles)) {
    const html = await (await page.request.get(path)).text();
    expect(await titlesIn(page, html)).toEqual([title, title]);
    expect(html.match(/<meta name="description"/g)).toHaveLength(1);
    expect(html).not.toContain('noindex');
    // The tested build has no SITE_URL.
    expect(html).not.toMatch(/canonical|og:url|og:image/);
  }
});

test('[META6] the shop has a robots.txt', async ({ page }) => {
  const response = await page.request.get('robots.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  expect(await response.text()).toBe('User-agent: *\nDisallow:\n');
});

test('[META4, META7, META10, META11] a navigation updates the tags and the JSON-LD @smoke', async ({
  shop,
  page,
  baseURL,
}) => {
  const urls = seededProducts().map(({ id }) => `${baseURL}product/${id}`);
  await shop.open('?seed=7');
  await expect
    .poll(() => jsonLd(shop))
    .toMatchObject({
      elements: 1,
      WebSite: { url: baseURL },
      ItemList: { numberOfItems: 20, itemListElement: urls.map((url) => ({ url })) },
    });

  await shop.card(product.title).getByRole('link').click();
  await expectTags(shop, `${product.title} · ${NAME}`, product.description);
  await expect(tag(shop, 'og:type')).toHaveAttribute('content', 'product');
  await expect
    .poll(() => jsonLd(shop))
    .toMatchObject({
      elements: 1,
      Product: {
        url: urls[0],
        offers: { price: product.price, priceCurrency: 'USD' },
        aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
      },
      BreadcrumbList: { itemListElement: [{}, {}, { item: urls[0] }] },
    });

  await typeInto(page.getByRole('textbox', { name: 'Your review' }), '</script><!-- Holds water.');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect
    .poll(() => jsonLd(shop))
    .toMatchObject({
      Product: { aggregateRating: { ratingValue: 4.7, reviewCount: 3 } },
    });

  await shop.navLink('Products').click();
  await expectTags(shop, `Products · ${NAME}`, DESCRIPTIONS.products);
  await expect(tag(shop, 'og:type')).toHaveAttribute('content', 'website');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
  const cheapest = seededProducts().toSorted((a, b) => Number(a.price) - Number(b.price))[0];
  await expect
    .poll(() => jsonLd(shop))
    .toMatchObject({
      elements: 1,
      ItemList: {
        itemListElement: [{ name: cheapest?.title }, ...urls.slice(1).map(() => ({}))],
      },
    });
  expect(await jsonLd(shop)).not.toHaveProperty('Product');

  await shop.navLink('Cart').click();
  await expectTags(shop, `Cart · ${NAME}`, DESCRIPTIONS.cart);
  await expect.poll(() => jsonLd(shop)).toEqual({ elements: 0 });
  await page.goBack();
  await expect.poll(() => jsonLd(shop)).toMatchObject({ ItemList: { numberOfItems: 20 } });
});

test('[META5, META7] a page that is not found has robots noindex', async ({ shop, page }) => {
  for (const missing of ['adrift', 'product/unknown']) {
    await shop.open(missing);
    await expect(tag(shop, 'robots')).toHaveAttribute('content', 'noindex');
    expect(await jsonLd(shop)).toEqual({ elements: 0 });
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(tag(shop, 'robots')).toHaveCount(0);
    await expect.poll(() => jsonLd(shop)).toHaveProperty('WebSite');
  }
});

test.describe('Share', () => {
  type Outcome = 'succeeds' | 'absent' | 'NotAllowedError';

  /** Opens the product page with mocks of `navigator.share` and of the clipboard, and clicks Share. */
  async function clickShare(shop: Shop, share: Outcome, copy: Outcome = 'succeeds', query = '') {
    await shop.page.addInitScript(
      ([share, copy]) => {
        const calls: unknown[] = [];
        const mock = (outcome: string) => async (data: unknown) => {
          calls.push(data);
          if (outcome !== 'succeeds') throw new DOMException('no', outcome);
        };
        if (share === 'absent') Reflect.deleteProperty(Navigator.prototype, 'share');
        else Object.defineProperty(navigator, 'share', { value: mock(share) });
        Object.defineProperty(navigator, 'clipboard', { value: { writeText: mock(copy) } });
        Object.assign(window, { calls });
      },
      [share, copy] as const,
    );
    await shop.open(path + query);
    await button(shop).click();
  }
  /** What the mocks were called with. */
  const calls = ({ page }: Shop) => page.evaluate('calls');
  const button = ({ page }: Shop) => page.getByRole('button', { name: 'Share', exact: true });
  const status = (shop: Shop) => button(shop).locator('xpath=following-sibling::*[@role="status"]');

  test('[META14, META18] Share passes title and URL to the device', async ({ shop, baseURL }) => {
    await clickShare(shop, 'succeeds');
    const url = `${baseURL}product/${product.id}`;
    await expect.poll(() => calls(shop)).toEqual([{ title: product.title, url }]);
    await shop.nextFrames();
    expect(await calls(shop)).toHaveLength(1);
    await expect(status(shop)).toBeEmpty();
  });

  test('[META16, META18, NAME27] Share copies the URL as a fallback', async ({ shop, baseURL }) => {
    await clickShare(shop, 'absent', 'succeeds', '&size=50');
    await expect(status(shop)).toHaveText('Link copied');
    const url = `${baseURL}product/${product.id}`;
    expect(await calls(shop)).toEqual([url]);
  });

  test('[META17] Share shows the URL where sharing and copying fail', async ({ shop, baseURL }) => {
    await clickShare(shop, 'NotAllowedError', 'NotAllowedError');
    await expect(status(shop)).toHaveText(
      `The link could not be copied. Here it is, to copy by hand: ${baseURL}product/${product.id}`,
    );
  });
});

/** The document title and the `og:title` of a served document. */
function titlesIn(page: Page, html: string): Promise<readonly unknown[]> {
  return page.evaluate((html) => {
    const document = new DOMParser().parseFromString(html, 'text/html');
    const meta = document.querySelector('meta[property="og:title"]');
    return [document.title, meta?.getAttribute('content')];
  }, html);
}
