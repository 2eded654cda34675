import { DESCRIPTIONS, HOME_TITLE, NAME } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, typeInto, type Shop } from '../fixtures/shop.ts';

const product = seededProduct(0);
const path = `product/${product.id}`;

function tag({ page }: Shop, key: string) {
  return page.locator(`head :is([name="${key}"], [property="${key}"])`);
}

async function expectTags(shop: Shop, title: string, description: string) {
  for (const key of ['og:title', 'twitter:title']) {
    await expect(tag(shop, key)).toHaveAttribute('content', title);
  }
  for (const key of ['description', 'og:description', 'twitter:description']) {
    await expect(tag(shop, key)).toHaveAttribute('content', description);
  }
}

function jsonLd({ page }: Shop) {
  return page.locator('script[type="application/ld+json"]');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[META1, META6] the built documents have their tags, and the shop a robots.txt', async ({
    shop,
    page,
  }) => {
    const documents = [
      ['', HOME_TITLE, DESCRIPTIONS.home],
      ['products', `Products · ${NAME}`, DESCRIPTIONS.products],
      ['cart', `Cart · ${NAME}`, DESCRIPTIONS.cart],
      [path, HOME_TITLE, DESCRIPTIONS.home],
    ] as const;
    for (const [path, title, description] of documents) {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expectTags(shop, title, description);
    }
    const robots = await page.request.get('robots.txt');
    expect(await robots.text()).toBe('User-agent: *\nDisallow:\n');
  });
});

test('[META4, META11] a navigation updates the tags and the JSON-LD, and so does a review', async ({
  shop,
  page,
}) => {
  const productData = async () => JSON.parse((await jsonLd(shop).textContent()) ?? '');
  await shop.open('?seed=7');
  await shop.card(product.title).getByRole('link').click();
  await expectTags(shop, `${product.title} · ${NAME}`, product.description);
  await expect(tag(shop, 'og:type')).toHaveAttribute('content', 'product');
  await expect.poll(productData).toMatchObject({
    name: product.title,
    offers: { price: product.price },
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
  });
  await typeInto(page.getByRole('textbox', { name: 'Your review' }), 'Warm.');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect
    .poll(productData)
    .toMatchObject({ aggregateRating: { ratingValue: 4.7, reviewCount: 3 } });

  await shop.navLink('Products').click();
  await expectTags(shop, `Products · ${NAME}`, DESCRIPTIONS.products);
  await expect(tag(shop, 'og:type')).toHaveAttribute('content', 'website');
  await expect(jsonLd(shop)).toHaveCount(0);
  await page.goBack();
  await expect.poll(productData).toMatchObject({ name: product.title });
});

test('[META5, META7] a product that is not found has noindex until the next page, and no JSON-LD', async ({
  shop,
  page,
}) => {
  await shop.open('product/unknown');
  await expect(tag(shop, 'robots')).toHaveAttribute('content', 'noindex');
  await expect(jsonLd(shop)).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(tag(shop, 'robots')).toHaveCount(0);
});

test.describe('Share', () => {
  const button = ({ page }: Shop) => page.getByRole('button', { name: 'Share', exact: true });
  const status = (shop: Shop) => button(shop).locator('xpath=following-sibling::*[@role="status"]');

  test('[META14, META18] Share passes title and URL to the device, and shows no message', async ({
    shop,
    page,
    baseURL,
  }) => {
    await shop.open(`${path}?seed=7`);
    await page.evaluate(() => {
      const share = async (data: unknown) => Object.assign(window, { shared: data });
      Object.defineProperty(navigator, 'share', { value: share });
    });
    await button(shop).click();
    await expect
      .poll(() => page.evaluate('window.shared'))
      .toEqual({ title: product.title, url: baseURL + path });
    await shop.nextFrames();
    await expect(status(shop)).toBeEmpty();
  });

  test('[META17, NAME27] beside Share, a status says that the URL is copied, or shows it to copy by hand', async ({
    shop,
    page,
    baseURL,
  }) => {
    await shop.open(`${path}?seed=7`);
    const mockClipboard = (denied: boolean) =>
      page.evaluate((denied) => {
        const writeText = async (text: string) => {
          if (denied) throw new DOMException('no', 'NotAllowedError');
          Object.assign(window, { copied: text });
        };
        Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
        Reflect.deleteProperty(Navigator.prototype, 'share');
      }, denied);
    await mockClipboard(false);
    await button(shop).click();
    await expect(status(shop)).toHaveText('Link copied');
    expect(await page.evaluate('window.copied')).toBe(baseURL + path);
    await mockClipboard(true);
    await button(shop).click();
    await expect(status(shop)).toHaveText(
      `The link could not be copied. Here it is, to copy by hand: ${baseURL}${path}`,
    );
  });
});
