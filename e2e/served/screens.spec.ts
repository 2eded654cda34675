import { ask } from '../../scripts/ask.ts';
import { HERO_HEADING } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import type { Shop } from '../fixtures/shop.ts';
import { expect, test } from './servers.ts';

const { id, title } = seededProduct(0);

// Chromium logs the status of a document too; a missing file fails the visit.
test.use({ expectedErrors: [/status of 404/] });

for (const [base, fallback] of [
  ['/', '404.html'],
  ['/a/b/c/', 'index.html'],
] as const) {
  test(`[SERVE1, APP25] every screen of a shop built for ${base} opens from its URL where unknown paths respond with ${fallback}`, async ({
    shop,
    servers,
  }) => {
    await visitEveryScreen(shop, (await servers.plain(base, fallback)) + base);
  });
}

test('the dev server serves prerendered screens under BASE_PATH and warns about an invalid seed', async ({
  shop,
  page,
  servers,
}) => {
  // The dev server transforms each module when it is first requested.
  test.slow();
  const origin = await servers.vite('/water/');
  const home = `${origin}/water/`;
  await test.step('[APP26] the dev server redirects / to the base path', async () => {
    const { status, headers } = await ask(origin, '/?seed=7');
    expect([status, headers.location]).toEqual([302, '/water/?seed=7']);
  });
  await test.step('[PAINT26] it serves prerendered pages', async () => {
    for (const path of ['', 'products?q=toaster&seed=7', 'cart']) {
      const html = await page.request.get(home + path, { headers: { accept: 'text/html' } });
      expect(await html.text()).toContain('<h1');
    }
  });
  await test.step('[APP25, PAINT26] every screen opens below the base path, and is hydrated without an error', async () => {
    // Hydration errors would be logged, which fails a test.
    await visitEveryScreen(shop, home);
  });
  await test.step('[PAINT26] it warns about an invalid seed', async () => {
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    await shop.open(`${home}?seed=x`);
    expect((await warning).text()).toMatch(/"seed" is invalid/);
  });
});

/**
 * Opens every screen by its URL, reloads one, and goes to another. Fails on a warning, a file that is missing, and a URL
 * that is not below `home`, the URL of the home page.
 */
async function visitEveryScreen(shop: Shop, home: string): Promise<void> {
  const { page } = shop;
  const problems: string[] = [];
  page.on('console', (message) => {
    // For example, Chromium warns of an unknown header.
    const expected = /registration blocked by Playwright/.test(message.text());
    if (message.type() === 'warning' && !expected) problems.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(home)) problems.push(`requested: ${request.url()}`);
  });
  page.on('response', (answer) => {
    const isDocument = answer.request().isNavigationRequest();
    if (answer.status() >= 400 && !isDocument) problems.push(`missing: ${answer.url()}`);
  });
  for (const [path, heading] of [
    ['?seed=7', HERO_HEADING],
    ['products?seed=7&sort=price-low', 'Products'],
    ['cart', 'Your Cart'],
    ['adrift', '404 – Page Not Found'],
    [`product/${id}`, title],
  ] as const) {
    await shop.open(home + path);
    await expect(shop.heading).toHaveText(heading);
    expect(page.url()).toBe(home + path);
    problems.push(...(await urlsOutside(shop, home)));
  }
  // A reload sends the same request as the page load: testing it on one screen is enough.
  await page.reload();
  await shop.hydrated();
  const picture = page.getByRole('main').locator('img').first();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .not.toBe(0);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page).toHaveURL(`${home}cart`);
  expect(problems).toEqual([]);
}

/** The URLs in the document that are not below `home`. */
function urlsOutside({ page }: Shop, home: string): Promise<string[]> {
  return page.locator('[href], [src], [srcset], form').evaluateAll((elements, home) => {
    const names = ['href', 'src', 'srcset', 'action'];
    const urls = elements.flatMap((element) =>
      names.flatMap((name) => element.getAttribute(name) ?? []),
    );
    return urls.filter((url) => !new URL(url, location.href).href.startsWith(home));
  }, home);
}
