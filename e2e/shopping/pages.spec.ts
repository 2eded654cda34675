import type { Page } from '@playwright/test';
import {
  DESCRIPTIONS,
  FOOTER,
  HERO_HEADING,
  HOME_TITLE,
  NAME,
  TAGLINE,
} from '../fixtures/config.ts';
import { BASE, seededProduct, seededProducts, titles } from '../fixtures/products.ts';
import { stubRandom } from '../fixtures/random-seed.ts';
import { expect, test } from '../fixtures/shop.ts';

const product = seededProduct(4);

test('[APP1, APP8, APP20, CAT1] the home page without parameters shows the shop’s texts and all 20 products @smoke', async ({
  shop,
  page,
}) => {
  await stubRandom(page, 31);
  await shop.open('');
  await expect(shop.cardTitles).toHaveText(titles(seededProducts(31)));
  await expect(page.getByRole('banner').getByRole('link', { name: NAME })).toBeVisible();
  await expect(page.getByRole('main').getByText(TAGLINE)).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(FOOTER)).toBeVisible();
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    DESCRIPTIONS.home,
  );
});

test('[APP2, APP3] a visitor shops from search to checkout with no login or third-party request @smoke', async ({
  shop,
  page,
  baseURL,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });

  await shop.open('?seed=7');
  await expectNoLogin(page);
  await shop.searchFor(product.title);
  await expect(shop.card(product.title)).toBeVisible();
  await page.getByRole('combobox', { name: 'Price range' }).selectOption({ index: 0 });
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
  await expectNoLogin(page);
  await shop.card(product.title).getByRole('link').click();
  await expect(shop.heading).toHaveText(product.title);
  await expectNoLogin(page);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(shop.heading).toHaveText('Your Cart');
  await expectNoLogin(page);
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByText('Thank you for your purchase! 🎉')).toBeVisible();
  await expectNoLogin(page);

  const own = new URL(BASE, baseURL).href;
  expect(requested.length).toBeGreaterThan(3);
  expect(requested.filter((url) => !url.startsWith(own))).toEqual([]);
  expect(failed).toEqual([]);
});

test('[APP2, APP7, APP9, APP10, APP11, APP12, APP13, APP14, HEAD1, NAME8, NAME9] every screen has its URL, title, heading and the header @smoke', async ({
  shop,
  page,
}) => {
  const header = page.getByRole('banner');
  for (const [path, title, heading] of [
    ['', HOME_TITLE, HERO_HEADING],
    ['products', `Products · ${NAME}`, 'Products'],
    ['products?q=river%20mug', `Results for "river mug" · ${NAME}`, 'Results for "river mug"'],
    [`product/${product.id}`, `${product.title} · ${NAME}`, product.title],
    ['cart/', `Cart · ${NAME}`, 'Your Cart'],
    ['product/nothing', `Product Not Found · ${NAME}`, 'Product Not Found'],
    ['products/2', `Page Not Found · ${NAME}`, '404 – Page Not Found'],
  ] as const) {
    await shop.open(path);
    await expect(page).toHaveTitle(title);
    await expect(shop.heading).toHaveText(heading);
    await expectNoLogin(page);
    await expect(header.getByRole('link', { name: NAME })).toHaveAttribute('href', BASE);
    await expect(shop.searchBox).toBeVisible();
    await expect(shop.cartIcon).toBeVisible();
  }
  await expect(
    page.getByText("Sorry, we couldn't find what you were looking for.", { exact: true }),
  ).toBeVisible();
  // Navigation within the app updates the title too.
  await page.getByRole('link', { name: 'Go to Home', exact: true }).click();
  await expect(page).toHaveTitle(HOME_TITLE);
  await expect(shop.heading).toHaveText(HERO_HEADING);
  expect(new URL(page.url()).pathname).toBe(BASE);
});

test('[APP15] a link to the current URL adds no history entry @engines', async ({ shop, page }) => {
  const entries = () => page.evaluate(() => history.length);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await shop.open('?seed=7');
  await nav.getByRole('link', { name: 'Cart' }).click();
  await expect(shop.heading).toHaveText('Your Cart');
  const before = await entries();
  await nav.getByRole('link', { name: 'Cart' }).click();
  await nav.getByRole('link', { name: 'Cart' }).click();
  expect(await entries()).toBe(before);
  await page.goBack();
  await expect(shop.heading).toHaveText(HERO_HEADING);
});

async function expectNoLogin(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('input[type="password"]')).toHaveCount(0);
  await expect(page.getByText(/\b(log|sign)[ -]?(in|up|on)\b|\baccount\b|password/i)).toHaveCount(
    0,
  );
}

test('[APP19] an encoded path shows its screen under the canonical URL', async ({ shop, page }) => {
  const { id, title } = product;
  await shop.open(`product/${id.toUpperCase().replaceAll('-', '%2D')}?seed=7#x`);
  await expect(shop.heading).toHaveText(title);
  await expect(page).toHaveURL(`product/${id}?seed=7#x`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  // Decoded only once.
  await shop.open('%2570roducts');
  await expect(shop.heading).toHaveText('404 – Page Not Found');
  expect(page.url()).toContain('%2570roducts');
});
