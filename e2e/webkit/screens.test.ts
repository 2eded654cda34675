import { HERO_HEADING, NAME } from '../fixtures/config.ts';
import { seededProduct, seededProducts, titles } from '../fixtures/products.ts';
import { expect, test } from './driver/browser.ts';

const product = seededProduct(4);

test('[APP7, APP8, HEAD2] the home page shows its heading, 20 cards and the header', async ({
  shop,
}) => {
  await shop.open('?seed=7');
  await expect.poll(() => shop.heading.text()).toBe(HERO_HEADING);
  await expect.poll(() => shop.cardTitles.texts()).toEqual(titles(seededProducts()));
  await expect.poll(() => shop.header.getByRole('link', NAME).count()).toBe(1);
  expect(await shop.nav.getByRole('link').texts()).toEqual(['Home', 'Products', 'Cart']);
  expect(await shop.header.getByRole('search').count()).toBe(1);
  expect(await shop.searchBox.role()).toBe('combobox');
  expect(await shop.cartIcon.name()).toBe('Cart, empty');
});

test('[CAT24] a product picture loads and has the title as its text alternative', async ({
  shop,
}) => {
  await shop.open('?seed=7');
  const picture = shop.card(product.title).getByRole('img', product.title);
  await picture.scrollIntoView();
  // 0 before it is loaded.
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(300);
});
