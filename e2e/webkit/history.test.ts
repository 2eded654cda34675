import { HERO_HEADING } from '../fixtures/config.ts';
import { seededProduct, seededProducts, titles } from '../fixtures/products.ts';
import { expect, test } from './driver/browser.ts';

const lowestPriceFirst = seededProducts().toSorted((a, b) => Number(a.price) - Number(b.price));

test('[CAT6, CAT10] a product URL opens directly and after a reload', async ({ shop }) => {
  // A product of another catalogue than the one in the URL.
  const product = seededProduct(3, 99);
  await shop.open(`product/${product.id}?seed=7`);
  await expect.poll(() => shop.heading.text()).toBe(product.title);
  await shop.reload();
  await expect.poll(() => shop.heading.text()).toBe(product.title);
});

test('[FOCUS1, NAME5] navigation moves the focus to the page heading', async ({ shop }) => {
  await shop.open('?seed=7');
  for (const [link, heading] of [
    ['Products', 'Products'],
    ['Cart', 'Your Cart'],
    ['Home', HERO_HEADING],
  ] as const) {
    await shop.nav.getByRole('link', link).click();
    await expect.poll(() => shop.heading.text()).toBe(heading);
    await expect.poll(() => shop.heading.isFocused()).toBe(true);
    expect(await shop.nav.locator('[aria-current="page"]').texts()).toEqual([link]);
  }
  await shop.driver.navigate().back();
  await expect.poll(() => shop.focused.text()).toBe('Your Cart');
});

test('[LIST13] back and forward restore the list and its scroll position', async ({ shop }) => {
  await shop.open('products?sort=price-low&seed=7');
  const { title } = lowestPriceFirst[14] ?? seededProduct(0);
  const link = shop.card(title).getByRole('link');
  await link.scrollIntoView();
  const position = await shop.scrolled();
  expect(position).toBeGreaterThan(500);
  await link.click();
  await expect.poll(() => shop.heading.text()).toBe(title);
  await expect.poll(() => shop.scrolled()).toBe(0);

  const expectRestored = async () => {
    await expect.poll(() => shop.heading.text()).toBe('Products');
    expect(await shop.page.locator('[data-skeleton]').count()).toBe(0);
    await expect.poll(() => shop.cardTitles.texts()).toEqual(titles(lowestPriceFirst));
    await expect.poll(() => shop.scrolled()).toBe(position);
  };
  await shop.driver.navigate().back();
  await expectRestored();
  await shop.driver.navigate().forward();
  await expect.poll(() => shop.heading.text()).toBe(title);
  await shop.driver.navigate().back();
  await expectRestored();
});

test('[APP15] a link to the current URL adds no history entry', async ({ shop }) => {
  await shop.open('?seed=7');
  await shop.nav.getByRole('link', 'Cart').click();
  await expect.poll(() => shop.heading.text()).toBe('Your Cart');
  await shop.nav.getByRole('link', 'Cart').click();
  await shop.nav.getByRole('link', 'Cart').click();
  await shop.driver.navigate().back();
  await expect.poll(() => shop.heading.text()).toBe(HERO_HEADING);
});
