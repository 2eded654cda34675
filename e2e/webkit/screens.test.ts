import { seededProduct, seededProducts, titles } from '../fixtures/products.ts';
import { expect, test } from './browser.ts';

const product = seededProduct(4);

test('[APP7, APP8, HEAD2] the home page shows its heading, 20 cards and the header', async ({
  shop,
}) => {
  await shop.open('?seed=7');
  await expect.poll(() => shop.heading.text()).toBe('Flow Into Your Next Great Find');
  await expect.poll(() => shop.cardTitles.texts()).toEqual(titles(seededProducts()));
  await expect.poll(() => shop.header.getByRole('link', 'Rivulet').count()).toBe(1);
  expect(await shop.nav.getByRole('link').texts()).toEqual(['Home', 'Products', 'Cart']);
  expect(await shop.header.getByRole('search').count()).toBe(1);
  expect(await shop.searchBox.role()).toBe('combobox');
  expect(await shop.cartIcon.name()).toBe('Cart, empty');
});

test('[APP11, APP12, APP13, APP14, NAME7, NAME8, NAME9] each screen has its own title and one heading', async ({
  shop,
}) => {
  const screens = [
    ['', 'Rivulet – Flow into great deals', 'Flow Into Your Next Great Find'],
    ['products', 'Products · Rivulet', 'Products'],
    ['products?q=oak%20chair', 'Results for "oak chair" · Rivulet', 'Results for “oak chair”'],
    [`product/${product.id}`, `${product.title} · Rivulet`, product.title],
    ['cart', 'Cart · Rivulet', 'Your Cart'],
    ['product/nothing', 'Product Not Found · Rivulet', 'Product Not Found'],
    ['adrift', 'Page Not Found · Rivulet', '404 – Page Not Found'],
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
