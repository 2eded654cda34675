import { BASE, seededProduct, seededProducts } from '../fixtures/products.ts';
import { expect, test, typeInto, type Shop } from '../fixtures/shop.ts';

const product = seededProduct(0);
const address = `product/${product.id}?seed=7`;

/** The one element of JSON-LD, parsed: its things by their type. */
async function linkedData({ page }: Shop) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  if (texts.length !== 1) return { elements: texts.length };
  const things = JSON.parse(texts[0] ?? '')['@graph'] as readonly Record<string, unknown>[];
  return {
    elements: 1,
    ...Object.fromEntries(things.map((thing) => [String(thing['@type']), thing])),
  };
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

test(
  '[META1, META5] each document has the tags of its page before any script',
  { tag: '@smoke' },
  async ({ page }) => {
    const titles = {
      '': 'Rivulet – Flow into great deals',
      products: 'Products · Rivulet',
      cart: 'Cart · Rivulet',
      [`product/${product.id}`]: 'Rivulet – Flow into great deals',
    };
    for (const [path, title] of Object.entries(titles)) {
      const html = await (await page.request.get(path)).text();
      expect(html).toContain(`<title>${title}</title>`);
      expect(html).toContain(`<meta property="og:title" content="${title}">`);
      expect(html.match(/<meta name="description"/g)).toHaveLength(1);
      expect(html).not.toContain('noindex');
      // This shop is built without SITE_URL.
      expect(html).not.toMatch(/canonical|og:url|og:image/);
    }
  },
);

test('[META6] the shop has a robots.txt', async ({ page }) => {
  const answer = await page.request.get('robots.txt');
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  expect(await answer.text()).toBe('User-agent: *\nDisallow:\n');
});

test(
  '[META4, META7, META10, META11] tags and JSON-LD follow the visitor from page to page',
  { tag: '@smoke' },
  async ({ shop, page, baseURL }) => {
    const urls = seededProducts().map(({ id }) => `${baseURL}product/${id}`);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await shop.open('?seed=7');
    await expect
      .poll(() => linkedData(shop))
      .toMatchObject({
        elements: 1,
        WebSite: { url: baseURL },
        ItemList: { numberOfItems: 20, itemListElement: urls.map((url) => ({ url })) },
      });

    await shop.card(product.title).getByRole('link').click();
    await expectTags(shop, `${product.title} · Rivulet`, product.description);
    await expect(tag(shop, 'og:type')).toHaveAttribute('content', 'product');
    await expect
      .poll(() => linkedData(shop))
      .toMatchObject({
        elements: 1,
        Product: {
          url: urls[0],
          offers: { price: product.price, priceCurrency: 'USD' },
          aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
        },
        BreadcrumbList: { itemListElement: [{}, {}, { item: urls[0] }] },
      });

    await typeInto(
      page.getByRole('textbox', { name: 'Your review' }),
      '</script><!-- Holds water.',
    );
    await page.getByRole('button', { name: 'Submit Review' }).click();
    await expect
      .poll(() => linkedData(shop))
      .toMatchObject({
        Product: { aggregateRating: { ratingValue: 4.7, reviewCount: 3 } },
      });

    await nav.getByRole('link', { name: 'Products' }).click();
    await expectTags(shop, 'Products · Rivulet', /^Every product/);
    await expect(tag(shop, 'og:type')).toHaveAttribute('content', 'website');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
    const cheapest = seededProducts().toSorted((a, b) => Number(a.price) - Number(b.price))[0];
    await expect
      .poll(() => linkedData(shop))
      .toMatchObject({
        elements: 1,
        ItemList: {
          itemListElement: [{ name: cheapest?.title }, ...urls.slice(1).map(() => ({}))],
        },
      });
    expect(await linkedData(shop)).not.toHaveProperty('Product');

    await nav.getByRole('link', { name: 'Cart' }).click();
    await expectTags(shop, 'Cart · Rivulet', /^Your cart/);
    await expect.poll(() => linkedData(shop)).toEqual({ elements: 0 });
    await page.goBack();
    await expect.poll(() => linkedData(shop)).toMatchObject({ ItemList: { numberOfItems: 20 } });
  },
);

test('[META5, META7] only what is not found is marked noindex, and has no JSON-LD', async ({
  shop,
  page,
}) => {
  for (const lost of ['adrift', 'product/unknown']) {
    await shop.open(lost);
    await expect(tag(shop, 'robots')).toHaveAttribute('content', 'noindex');
    expect(await linkedData(shop)).toEqual({ elements: 0 });
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(tag(shop, 'robots')).toHaveCount(0);
    await expect.poll(() => linkedData(shop)).toHaveProperty('WebSite');
  }
});

test('[META9] the search that the JSON-LD tells of finds', async ({ shop }) => {
  await shop.open('?seed=7');
  await expect.poll(() => linkedData(shop)).toHaveProperty('WebSite');
  const { WebSite } = (await linkedData(shop)) as unknown as {
    WebSite: { potentialAction: { target: { urlTemplate: string } } };
  };
  const { urlTemplate } = WebSite.potentialAction.target;
  await shop.open(urlTemplate.replace('{search_term_string}', 'lantern'));
  await expect(shop.heading).toHaveText('Results for “lantern”');
});

test.describe('Share', () => {
  /** Puts ways of sharing into the page; `ends` says how: null well, a name with that fault. */
  async function give(shop: Shop, ways: Readonly<Record<'share' | 'copy', string | null>>) {
    await shop.page.addInitScript((ways) => {
      const handed: unknown[] = [];
      const way = (end: string | null) => (what: unknown) => {
        handed.push(what);
        return end === null ? Promise.resolve() : Promise.reject(new DOMException('no', end));
      };
      const share = ways.share === 'absent' ? undefined : way(ways.share);
      if (share) Object.defineProperty(navigator, 'share', { value: share });
      else Reflect.deleteProperty(Navigator.prototype, 'share');
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: way(ways.copy) } });
      Object.assign(window, { handed });
    }, ways);
  }
  const handed = ({ page }: Shop) => page.evaluate(() => Reflect.get(window, 'handed'));
  const button = ({ page }: Shop) => page.getByRole('button', { name: 'Share', exact: true });
  /** The element for what became of the share, said or not. */
  const said = (shop: Shop) => button(shop).locator('xpath=following-sibling::*[@role="status"]');

  test('[META14, META18] the device gets title and address, and nothing is said', async ({
    shop,
    baseURL,
  }) => {
    await give(shop, { share: null, copy: null });
    await shop.open(address);
    await button(shop).click();
    const url = `${baseURL}product/${product.id}`;
    await expect.poll(() => handed(shop)).toEqual([{ title: product.title, url }]);
    await expect(said(shop)).toBeEmpty();
  });

  test('[META15] a share called off says nothing', async ({ shop }) => {
    await give(shop, { share: 'AbortError', copy: null });
    await shop.open(address);
    await button(shop).click();
    await expect.poll(() => handed(shop)).toHaveLength(1);
    await expect(said(shop)).toBeEmpty();
  });

  test('[META16, META18, NAME27] else the address is copied, and shows the same product elsewhere', async ({
    shop,
    baseURL,
  }) => {
    await give(shop, { share: 'absent', copy: null });
    await shop.open(`${address}&size=50`);
    await button(shop).click();
    await expect(said(shop)).toHaveText('Link copied');
    const url = `${baseURL}product/${product.id}`;
    expect(await handed(shop)).toEqual([url]);
    await shop.open(url);
    await expect(shop.heading).toHaveText(product.title);
    await expect(shop.page).toHaveURL(`${BASE}product/${product.id}`);
  });

  test('[META17] where nothing works, the address is there to copy by hand', async ({
    shop,
    baseURL,
  }) => {
    await give(shop, { share: 'NotAllowedError', copy: 'NotAllowedError' });
    await shop.open(address);
    await button(shop).click();
    await expect(said(shop)).toHaveText(
      `The link could not be copied. Here it is, to copy by hand: ${baseURL}product/${product.id}`,
    );
  });
});
