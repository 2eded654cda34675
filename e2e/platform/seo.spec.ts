import { DESCRIPTIONS, NAME } from '../fixtures/config.ts';
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

test('a navigation updates the tags and the JSON-LD, and so does a review', async ({
  shop,
  page,
}) => {
  const productData = async () => JSON.parse((await jsonLd(shop).textContent()) ?? '');
  await test.step('[META5, META7] only while a product is not found there is noindex, and no JSON-LD', async () => {
    await shop.open('product/unknown?seed=7');
    await expect(tag(shop, 'robots')).toHaveAttribute('content', 'noindex');
    await expect(jsonLd(shop)).toHaveCount(0);
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(tag(shop, 'robots')).toHaveCount(0);
  });
  await test.step('[META4, META7, META25] a product page has its tags and its JSON-LD', async () => {
    await shop.card(product.title).getByRole('link').click();
    await expectTags(shop, `${product.title} · ${NAME}`, product.description);
    await expect(tag(shop, 'og:type')).toHaveAttribute('content', 'product');
    await expect.poll(productData).toMatchObject({
      name: product.title,
      offers: { price: product.price },
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    });
  });
  await test.step('[META25] a review updates the JSON-LD', async () => {
    await typeInto(page.getByRole('textbox', { name: 'Your review' }), 'Warm.');
    await page.getByRole('button', { name: 'Submit Review' }).click();
    await expect
      .poll(productData)
      .toMatchObject({ aggregateRating: { ratingValue: 4.7, reviewCount: 3 } });
  });

  await test.step('[META4, META7] the list has its tags and no JSON-LD, and Back restores that of the product', async () => {
    await shop.navLink('Products').click();
    await expectTags(shop, `Products · ${NAME}`, DESCRIPTIONS.products);
    await expect(tag(shop, 'og:type')).toHaveAttribute('content', 'website');
    await expect(jsonLd(shop)).toHaveCount(0);
    await page.goBack();
    await expect.poll(productData).toMatchObject({ name: product.title });
  });
});

test('Share passes title and URL to the device, or copies the URL, or shows it to copy by hand', async ({
  shop,
  page,
  baseURL,
}) => {
  const button = page.getByRole('button', { name: 'Share', exact: true });
  const status = button.locator('xpath=following-sibling::*[@role="status"]');
  const recorded = () => page.evaluate('window.recorded');
  const url = `${baseURL}${path}`;
  const withoutShare = (denied: boolean) =>
    page.evaluate((denied) => {
      const writeText = async (text: string) => {
        if (denied) throw new DOMException('no', 'NotAllowedError');
        Object.assign(window, { recorded: text });
      };
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    }, denied);
  await shop.open(`${path}?seed=7`);
  await test.step('[META14, META17] the device gets the title, and the URL without a query', async () => {
    await page.evaluate(() => {
      const share = async (data: unknown) => Object.assign(window, { recorded: data });
      Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    });
    await button.click();
    await expect.poll(recorded).toEqual({ title: product.title, url });
    await shop.nextFrames();
    await expect(status).toBeEmpty();
  });
  await test.step('[META15, META17] without the Web Share API the URL is copied', async () => {
    await withoutShare(false);
    await button.click();
    await expect(status).toHaveText('Link copied');
    expect(await recorded()).toBe(url);
  });
  await test.step('[META15] a second copy is announced too, as its text is a new element', async () => {
    await status.locator('span').evaluate((text) => text.setAttribute('data-same', ''));
    await button.click();
    await expect(status.locator('[data-same]')).toHaveCount(0);
    await expect(status).toHaveText('Link copied');
  });
  await test.step('[META16] without the clipboard too it is shown, until Dismiss', async () => {
    await withoutShare(true);
    await button.click();
    await expect(status).toHaveText(
      `The link could not be copied. Here it is, to copy by hand: ${url}`,
    );
    await status.getByRole('button', { name: 'Dismiss' }).click();
    await expect(status).toBeEmpty();
    await expect(button).toBeFocused();
  });
});
