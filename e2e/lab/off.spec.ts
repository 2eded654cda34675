import { LAB_KEY } from '../fixtures/config.ts';
import { SCREENS } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/shop.ts';

test('[LAB1] without lab in the URL it adds no request, no storage key and no global', async ({
  page,
  shop,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  for (const path of SCREENS) {
    await shop.openLoaded(path);
    await shop.everythingIsPrefetched();
    expect(
      await page.evaluate(() => [
        'rivulet' in window,
        'dataLayer' in window,
        sessionStorage.length,
        Date.toString().includes('native code'),
        document.documentElement.innerHTML.includes('lab-'),
      ]),
    ).toEqual([false, false, 0, true, false]);
  }
  expect(requests.filter((path) => path.includes('lab'))).toEqual([]);
  const worker = await (await page.request.get('sw.js')).text();
  expect(worker).not.toMatch(/"[^"]*\blab[-/.]/);
});

test.describe('when its code fails to load', () => {
  test.use({ expectedErrors: [/^The lab failed to load/] });

  test('[LAB8] if the code of the lab fails to load, the shop works without it', async ({
    page,
    shop,
  }) => {
    await page.route('**/assets/lab-*.js', (route) =>
      route.fulfill({ status: 200, body: 'export {}', contentType: 'text/javascript' }),
    );
    await shop.open('?seed=7&lab');
    await shop.cards.first().getByRole('button', { name: 'Add to Cart' }).click();
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
    expect(await page.evaluate(() => 'rivulet' in window)).toBe(false);
  });
});

test('[LAB2] the lab stays on in its tab, and a value in the URL wins', async ({ page, shop }) => {
  const query = () => page.evaluate(() => location.search);
  await shop.open('?seed=7&size=30&lab=clock_5');
  await shop.navLink('Products').click();
  await expect(shop.heading).toHaveText('Products');
  expect(await query()).toBe('?seed=7&size=30&lab=clock_5');
  // As if the visitor typed the URL.
  await shop.open('cart');
  expect(await query()).toBe('?seed=7&size=30&lab=clock_5');
  await shop.open('products?q=wool&seed=8');
  expect(await query()).toBe('?q=wool&seed=8&lab=clock_5');
  await shop.open('cart?seed=8&lab=clock_6');
  expect(await page.evaluate(() => Date.now())).toBe(6);
  await shop.open('cart');
  expect(await query()).toBe('?seed=8&size=20&lab=clock_6');
  const other = await page.context().newPage();
  await other.goto('cart');
  await expect(other.locator('html')).toHaveAttribute('data-ready');
  expect(await other.evaluate(() => 'rivulet' in window)).toBe(false);
});

test('[LAB3] the seed of a random catalogue is added to the URL, so that a reload shows the same', async ({
  page,
  shop,
}) => {
  await shop.open('?lab');
  const titles = await shop.cardTitles.allTextContents();
  expect(page.url()).toMatch(/\?lab=&seed=\d+$/);
  await page.reload();
  await shop.hydrated();
  expect(await shop.cardTitles.allTextContents()).toEqual(titles);
});

test('[LAB7] links to another catalogue keep the lab on', async ({ page, shop }) => {
  await shop.open('cart?seed=7&lab=clock_5');
  await page.getByRole('link', { name: 'Draw a new catalogue' }).click();
  await expect(page).toHaveURL(/\?lab=clock_5&seed=\d+$/);
  await expect(page).not.toHaveURL(/seed=7$/);
  await shop.hydrated();
  expect(await page.evaluate((key) => Object.keys(sessionStorage).join() === key, LAB_KEY)).toBe(
    true,
  );
});

test('[LAB4] unknown options are reported once', async ({ page, shop }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().includes('lab'))
      warnings.push(message.text());
  });
  await shop.open('?seed=7&lab=fly');
  await shop.navLink('Products').click();
  await expect(shop.heading).toHaveText('Products');
  expect(warnings).toEqual(['The lab has no option "fly", which is ignored.']);
  expect(await page.evaluate(() => window.rivulet?.state().lab)).toEqual([]);
});
