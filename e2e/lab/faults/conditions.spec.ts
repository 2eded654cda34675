import { HISTORY_KEY } from '../../fixtures/config.ts';
import { expect, test } from '../../fixtures/shop.ts';

// Tests that each condition has its effect. That the shop copes with it is tested in faults.spec.ts.

test('[FAULT2] a denied or full storage stores nothing @full', async ({ shop }) => {
  for (const key of ['storage-denied', 'storage-full']) {
    await shop.open(`?seed=7&lab=${key}`);
    await shop.cards.first().getByRole('button').click();
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
    expect(await shop.stored()).toEqual({});
  }
});

test('[FAULT2] a clock that jumps back gives later searches earlier times @full', async ({
  shop,
}) => {
  await shop.open('products?seed=7&lab=clock-jumps_5');
  await shop.searchFor('rope');
  await shop.searchFor('teapot');
  await expect(shop.heading).toHaveText('Results for "teapot"');
  const stored = JSON.parse((await shop.stored())[HISTORY_KEY] ?? '[]') as readonly {
    readonly timestamp: string;
  }[];
  const [newest = 0, oldest = 0] = stored.map(({ timestamp }) => Date.parse(timestamp));
  expect(Math.round((oldest - newest) / 3_600_000)).toBe(5);
});

test('[FAULT2] a late search index keeps the skeletons @full', async ({ shop }) => {
  await shop.open('products?seed=7&q=cotton&lab=index-late_3000');
  await shop.page.waitForTimeout(1500);
  await expect(shop.skeletons).toHaveCount(8);
  await expect(shop.skeletons).toHaveCount(0);
});

test('[FAULT2] a browser that is never idle prefetches nothing @full', async ({ page, shop }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await shop.open('?seed=7&lab=never-idle');
  await page.waitForTimeout(1000);
  expect(scripts.filter((url) => url.includes('CartPopup'))).toEqual([]);
  await shop.cartIcon.click();
  await expect(shop.popup).toBeVisible();
  expect(scripts.filter((url) => url.includes('CartPopup'))).not.toEqual([]);
});

test('[FAULT2] view transitions are absent @full', async ({ page, shop }) => {
  await shop.open('?seed=7&lab=no-transitions');
  expect(await page.evaluate(() => 'startViewTransition' in document)).toBe(false);
});

test('[FAULT2] a tab does not follow another one @full', async ({ page, shop, context }) => {
  await shop.open('?seed=7&lab=tabs-apart');
  const stored = page.evaluate(() => new Promise((done) => addEventListener('storage', done)));
  const other = await context.newPage();
  await other.goto('?seed=7#cart=0:1');
  await stored;
  await shop.nextFrames();
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, empty');
});

test('[FAULT2] one picture fails to load @full', async ({ page, shop }) => {
  await shop.openLoaded('products?seed=7&lab=picture-fails');
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          [...document.images].filter(
            ({ complete, naturalWidth }) => complete && naturalWidth === 0,
          ).length,
      ),
    )
    .toBe(1);
});

test('[FAULT2] late pictures are not visible at first @full', async ({ shop }) => {
  await shop.openLoaded('products?seed=7&lab=picture-late_4000');
  const picture = shop.cards.first().locator('img');
  await expect(picture).toHaveCSS('opacity', '0');
  await expect(picture).toHaveCSS('opacity', '1');
});

test('[FAULT2] a popup that fails once leads to the cart, then opens @full', async ({
  page,
  shop,
}) => {
  await shop.open('?seed=7&lab=popup-lost');
  await shop.cartIcon.click();
  await expect(shop.heading).toHaveText('Your Cart');
  await page.goBack();
  await expect(shop.cards).toHaveCount(20);
  await shop.cartIcon.click();
  await expect(shop.popup).toBeVisible();
});

test('[FAULT2] a slow page shows the progress bar @full', async ({ shop }) => {
  await shop.open('?seed=7&lab=slow-pages');
  await shop.everythingIsPrefetched();
  await shop.navLink('Cart').click();
  await expect(shop.page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(shop.heading).toHaveText('Your Cart');
});

test('[FAULT2] without share dialog and clipboard, the link is shown @full', async ({
  page,
  shop,
}) => {
  await shop.open('product/0f4cdb46-54c4-8af7-a9c9-cf9095392908?seed=7&lab=share-denied');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText(/to copy by hand: http/)).toBeVisible();
});
