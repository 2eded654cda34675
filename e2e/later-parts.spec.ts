import { holdScript } from './held-script.ts';
import { expect, test } from './shop.ts';

test('[PAINT10] a page whose code has not come yet is waited for with the old page in place', async ({
  page,
  shop,
}) => {
  const letGo = await holdScript(page, '{CartPage,ProductsPage}-*');
  await shop.open('?seed=7');
  await page.getByRole('link', { name: 'Cart', exact: true }).click();
  await expect(page).toHaveURL(/\/cart\?seed=7$/);
  await expect(shop.cards).toHaveCount(20);
  await expect(shop.heading).toHaveText('Flow Into Your Next Great Find');
  letGo();
  await expect(shop.heading).toHaveText('Your Cart');
  await expect(shop.heading).toBeFocused();
});

test('[PAINT10] whoever goes elsewhere while a page is waited for gets there', async ({
  page,
  shop,
}) => {
  await holdScript(page, 'CartPage-*');
  await shop.open('?seed=7');
  await page.getByRole('link', { name: 'Cart', exact: true }).click();
  await expect(page).toHaveURL(/\/cart\?seed=7$/);
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await expect(shop.heading).toHaveText('Products');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/rivulet\/\?seed=7$/);
  await expect(shop.heading).toHaveText('Flow Into Your Next Great Find');
});

test('[LIST13] Back from a search leads to where the page was left', async ({ page, shop }) => {
  await shop.open('?seed=7');
  await page.evaluate(() => window.scrollTo(0, 900));
  await shop.searchFor('cotton');
  await expect(shop.heading).toHaveText('Results for “cotton”');
  await expect.poll(() => shop.scrolled()).toBe(0);
  await page.goBack();
  await expect(shop.heading).toHaveText('Flow Into Your Next Great Find');
  await expect.poll(() => shop.scrolled()).toBe(900);
});

test('[PAINT11] the rest of the script comes while the shop is idle, and no later touch waits for it', async ({
  page,
  shop,
}) => {
  await shop.open('?seed=7');
  const code = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => /[^/]+\.js$/.exec(name) ?? []),
    );
  await shop.everythingIsHere();
  const fetched = (await code()).length;
  await shop.searchFor('canoe');
  await expect(shop.heading).toHaveText('Results for “canoe”');
  await expect(shop.cards.first()).toBeVisible();
  await shop.cards.first().getByRole('link').click();
  await expect(shop.heading).toBeFocused();
  await shop.cartIcon.click();
  await shop.popup.getByRole('link', { name: 'Go to Cart' }).click();
  await expect(shop.heading).toHaveText('Your Cart');
  expect(await code()).toHaveLength(fetched);
});
