import { HERO_HEADING, HOME_TITLE, NAME } from '../fixtures/config.ts';
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

test('[APP11, APP12, APP13, APP14, NAME7, NAME8, NAME9] each screen has its own title and one heading', async ({
  shop,
}) => {
  const screens = [
    ['', HOME_TITLE, HERO_HEADING],
    ['products', `Products · ${NAME}`, 'Products'],
    ['products?q=oak%20chair', `Results for "oak chair" · ${NAME}`, 'Results for "oak chair"'],
    [`product/${product.id}`, `${product.title} · ${NAME}`, product.title],
    ['cart', `Cart · ${NAME}`, 'Your Cart'],
    ['product/nothing', `Product Not Found · ${NAME}`, 'Product Not Found'],
    ['adrift', `Page Not Found · ${NAME}`, '404 – Page Not Found'],
  ] as const;
  for (const [path, title, heading] of screens) {
    await shop.open(path);
    await expect.poll(() => shop.heading.texts()).toEqual([heading]);
    await expect.poll(() => shop.title()).toBe(title);
  }
});

test('[CAT24] a product picture loads and has the title as its text alternative', async ({
  shop,
}) => {
  await shop.open('?seed=7');
  const picture = shop.card(product.title).getByRole('img', product.title);
  await picture.scrollIntoView();
  await expect.poll(() => picture.naturalWidth()).toBe(300);
});
