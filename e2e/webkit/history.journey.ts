import { seededProduct, seededProducts, titles } from '../fixtures/products.ts';
import { expect, test } from './browser.ts';

const cheapestFirst = seededProducts().toSorted((a, b) => Number(a.price) - Number(b.price));

test('[CAT6, CAT10] a product’s address opens cold, and again after a refresh', async ({
  shop,
}) => {
  // Of another catalogue than the current one.
  const product = seededProduct(3, 99);
  await shop.open(`product/${product.id}?seed=7`);
  await expect.poll(() => shop.heading.text()).toBe(product.title);
  await shop.reload();
  await expect.poll(() => shop.heading.text()).toBe(product.title);
});

test('[LIST1, LIST20] a refresh shows the same list', async ({ shop }) => {
  await shop.open('products?sort=price-low&seed=7');
  await expect.poll(() => shop.cardTitles.texts()).toEqual(titles(cheapestFirst));
  await shop.reload();
  await expect.poll(() => shop.cardTitles.texts()).toEqual(titles(cheapestFirst));
});

test('[FOCUS1, NAME5] after a change of page the focus is on its heading', async ({ shop }) => {
  await shop.open('?seed=7');
  for (const [link, heading] of [
    ['Products', 'Products'],
    ['Cart', 'Your Cart'],
    ['Home', 'Flow Into Your Next Great Find'],
  ] as const) {
    await shop.nav.getByRole('link', link).click();
    await expect.poll(() => shop.heading.text()).toBe(heading);
    await expect.poll(() => shop.heading.isFocused()).toBe(true);
    expect(await shop.nav.locator('[aria-current="page"]').texts()).toEqual([link]);
  }
  await shop.driver.navigate().back();
  await expect.poll(() => shop.focused.text()).toBe('Your Cart');
});

test('[LIST13] back and forward restore the list and where it was left', async ({ shop }) => {
  await shop.open('products?sort=price-low&seed=7');
  const { title } = cheapestFirst[14] ?? seededProduct(0);
  const link = shop.card(title).getByRole('link');
  await link.scrollIntoView();
  const left = await shop.scrolled();
  expect(left).toBeGreaterThan(500);
  await link.click();
  await expect.poll(() => shop.heading.text()).toBe(title);
  await expect.poll(() => shop.scrolled()).toBe(0);

  const expectAsLeft = async () => {
    await expect.poll(() => shop.heading.text()).toBe('Products');
    expect(await shop.page.locator('[data-skeleton]').count()).toBe(0);
    await expect.poll(() => shop.cardTitles.texts()).toEqual(titles(cheapestFirst));
    await expect.poll(() => shop.scrolled()).toBe(left);
  };
  await shop.driver.navigate().back();
  await expectAsLeft();
  await shop.driver.navigate().forward();
  await expect.poll(() => shop.heading.text()).toBe(title);
  await shop.driver.navigate().back();
  await expectAsLeft();
});

test('[APP15] a link to the address already shown adds no history entry', async ({ shop }) => {
  await shop.open('?seed=7');
  await shop.nav.getByRole('link', 'Cart').click();
  await expect.poll(() => shop.heading.text()).toBe('Your Cart');
  await shop.nav.getByRole('link', 'Cart').click();
  await shop.nav.getByRole('link', 'Cart').click();
  await shop.driver.navigate().back();
  await expect.poll(() => shop.heading.text()).toBe('Flow Into Your Next Great Find');
});
