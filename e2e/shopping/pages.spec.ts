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
import { expect, test } from '../fixtures/shop.ts';

const product = seededProduct(4);

test('[APP1, APP20] the shop shows its name, tagline and footer text', async ({ shop, page }) => {
  await shop.open('');
  await expect(page.getByRole('banner').getByRole('link', { name: NAME })).toBeVisible();
  await expect(page.getByRole('main').getByText(TAGLINE)).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(FOOTER)).toBeVisible();
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    DESCRIPTIONS.home,
  );
});

test(
  '[APP2, APP3] a visitor shops from search to checkout with no login or third-party request',
  { tag: '@smoke' },
  async ({ shop, page, baseURL }) => {
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
    for (const path of ['product/nothing', 'adrift']) {
      await shop.open(path);
      await expectNoLogin(page);
    }

    const own = new URL(BASE, baseURL).href;
    expect(requested.length).toBeGreaterThan(3);
    expect(requested.filter((url) => !url.startsWith(own))).toEqual([]);
    expect(failed).toEqual([]);
  },
);

test('[APP7, NAME9] the home page and the not-found screens have a level 1 heading', async ({
  shop,
  page,
}) => {
  const screens = {
    '?seed=7': HERO_HEADING,
    'product/nothing': 'Product Not Found',
    adrift: '404 – Page Not Found',
  };
  for (const [path, heading] of Object.entries(screens)) {
    await shop.open(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test(
  '[APP8, CAT1] the home page without parameters shows all 20 products',
  { tag: '@smoke' },
  async ({ shop, page }) => {
    await page.addInitScript(() => {
      crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T) => {
        if (array instanceof Uint32Array) array.fill(31);
        return array;
      };
    });
    await shop.open('');
    await expect(shop.cards).toHaveCount(20);
    await expect(shop.cards.getByRole('heading')).toHaveText(titles(seededProducts(31)));

    await shop.open('?seed=7&size=24');
    await expect(shop.cards.getByRole('heading')).toHaveText(titles(seededProducts(7, 24)));
  },
);

test(
  '[APP9, NAME8] each URL shows its screen, with and without a trailing slash',
  { tag: '@smoke' },
  async ({ shop, page }) => {
    await shop.open('products?seed=7');
    await expect(shop.heading).toHaveText('Products');
    await expect(shop.cards.getByRole('heading')).toHaveText(titles(seededProducts()));
    await shop.open(`product/${product.id}?seed=7`);
    await expect(shop.heading).toHaveText(product.title);
    await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible();
    for (const path of ['cart?seed=7', 'cart/?seed=7']) {
      await shop.open(path);
      await expect(shop.heading).toHaveText('Your Cart');
    }
  },
);

test(
  '[APP10] an unknown path shows Page Not Found and a link to the home page',
  { tag: '@smoke' },
  async ({ shop, page }) => {
    for (const path of ['adrift', 'product', 'products/2', 'cart/old', `product/${product.id}/x`]) {
      await shop.open(path);
      await expect(shop.heading).toHaveText('404 – Page Not Found');
      await expect(
        page.getByText("Sorry, we couldn't find what you were looking for.", { exact: true }),
      ).toBeVisible();
    }
    await page.getByRole('link', { name: 'Go to Home', exact: true }).click();
    await expect(shop.heading).toHaveText(HERO_HEADING);
    expect(new URL(page.url()).pathname).toBe(BASE);
  },
);

test('[APP11, APP12, APP13, APP14] every screen has its own document title', async ({
  shop,
  page,
}) => {
  const expected = [
    ['', HOME_TITLE],
    ['products', `Products · ${NAME}`],
    ['products?q=river%20mug', `Results for "river mug" · ${NAME}`],
    [`product/${product.id}`, `${product.title} · ${NAME}`],
    ['cart', `Cart · ${NAME}`],
    ['product/nothing', `Product Not Found · ${NAME}`],
    ['adrift', `Page Not Found · ${NAME}`],
  ] as const;
  for (const [path, title] of expected) {
    await shop.open(path);
    await expect(page).toHaveTitle(title);
  }
  // Navigation within the app updates the title too.
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveTitle(HOME_TITLE);
});

test(
  '[APP15] a link to the current URL adds no history entry',
  { tag: '@engines' },
  async ({ shop, page }) => {
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
  },
);

async function expectNoLogin(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('input[type="password"]')).toHaveCount(0);
  await expect(page.getByText(/\b(log|sign)[ -]?(in|up|on)\b|\baccount\b|password/i)).toHaveCount(
    0,
  );
}

test('[APP19] an encoded path shows its screen under the canonical URL', async ({ shop, page }) => {
  const { id, title } = seededProduct(4);
  for (const [path, canonical, heading] of [
    [`product/${id.toUpperCase()}?seed=7`, `product/${id}?seed=7`, title],
    [`product/${id.replaceAll('-', '%2D')}#x`, `product/${id}#x`, title],
    ['%70roducts?seed=7&q=tea', 'products?seed=7&q=tea', 'Results for "tea"'],
    ['c%61rt', 'cart', 'Your Cart'],
    ['index.html?seed=7', '?seed=7', HERO_HEADING],
    ['products/index.html', 'products', 'Products'],
    ['cart/index.html', 'cart', 'Your Cart'],
  ] as const) {
    await shop.open(path);
    await expect(shop.heading).toHaveText(heading);
    await expect(page).toHaveURL(canonical);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  // Decoded only once.
  for (const path of ['%2570roducts', 'products%2Findex.html', 'adrift/index.html', '%E0%A4%A']) {
    await shop.open(path);
    await expect(shop.heading).toHaveText('404 – Page Not Found');
    expect(page.url()).toContain(path);
  }
});
