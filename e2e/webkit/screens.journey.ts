import { formatCents, toCents } from '#domain/money.ts';
import { seededProduct, seededProducts, titles } from '../fixtures/products.ts';
import { expect, test } from './browser.ts';

const product = seededProduct(4);

test('[APP7, APP8, HEAD2] the home page has its heading, all 20 cards and the header', async ({
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

test('[APP11, APP12, APP13, APP14, NAME7, NAME8, NAME9] each screen has its title and its heading', async ({
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

test('[LIST2, FIND6] the results of a query are counted', async ({ shop }) => {
  await shop.open('products?q=steel&seed=7');
  const found = seededProducts().filter((it) => /steel/i.test(`${it.title} ${it.description}`));
  expect(found.length).toBeGreaterThan(1);
  await expect
    .poll(() => shop.main.getByRole('status').text())
    .toBe(`${found.length} results for "steel"`);
  expect((await shop.cardTitles.texts()).toSorted()).toEqual([...titles(found)].toSorted());
  expect(await shop.searchBox.value()).toBe('steel');
});

test('[LIST10] arriving at the list shows skeleton cards, then the products', async ({ shop }) => {
  await shop.open('?seed=7');
  const skeletons = shop.driver.executeAsyncScript<number>((done: (count: number) => void) => {
    const count = () => document.querySelectorAll('[data-skeleton]').length;
    new MutationObserver((_, observer) => {
      if (count() === 0) return;
      observer.disconnect();
      done(count());
    }).observe(document.body, { childList: true, subtree: true });
    document.querySelector<HTMLElement>('header nav a[href*="products"]')?.click();
  });
  expect(await skeletons).toBe(8);
  await expect.poll(() => shop.cardTitles.texts()).toEqual(titles(seededProducts()));
});

test('[ITEM1, ITEM2, ITEM3] the product page shows all there is to know', async ({ shop }) => {
  await shop.open(`product/${product.id}?seed=7`);
  await expect.poll(() => shop.heading.text()).toBe(product.title);
  const text = await shop.main.text();
  const sku = product.id.slice(0, 8).toUpperCase();
  const facts = ['In Stock', 'Free Shipping', 'Acme', 'Electronics', sku, product.description];
  for (const fact of facts) expect(text).toContain(fact);
  expect(text).toContain(formatCents(toCents(product.price)));
  expect(await shop.main.getByRole('navigation', 'Breadcrumb').count()).toBe(1);
  expect(
    await shop.main
      .getByRole('img', /^Rated/)
      .nth(0)
      .name(),
  ).toBe(`Rated ${product.rating} out of 5`);
});

test('[CAT24] the pictures load, each with its title', async ({ shop }) => {
  await shop.open('?seed=7');
  const picture = shop.card(product.title).getByRole('img', product.title);
  await picture.scrollIntoView();
  await expect.poll(() => picture.naturalWidth()).toBe(300);
});

test('[APP10, ITEM4] what is not there says so and leads home', async ({ shop }) => {
  for (const path of ['product/nothing', 'adrift']) {
    await shop.open(path);
    await shop.main.getByRole('link', 'Go to Home').click();
    await expect.poll(() => shop.heading.text()).toBe('Flow Into Your Next Great Find');
    expect(await shop.path()).toBe('');
  }
});

test('[CART17, POP8] an empty cart says so, on its page and in the popup', async ({ shop }) => {
  await shop.open('cart');
  await expect.poll(() => shop.main.text()).toContain('Your shopping cart is empty.');
  await shop.cartIcon.click();
  await expect.poll(() => shop.popup.text()).toContain('Your shopping cart is empty.');
});

test('[LOOK12] the footer says that the shop is a demo, and links to catalogues', async ({
  shop,
}) => {
  await shop.open(`product/${seededProduct(3, 99).id}`);
  const footer = shop.page.getByRole('contentinfo');
  await expect.poll(() => footer.text()).toContain('Rivulet is a demo shop.');
  await footer.getByRole('link', 'Keep this catalogue: 99').click();
  await expect.poll(() => shop.path()).toBe('?seed=99');
  await expect.poll(() => shop.cardTitles.texts()).toEqual(titles(seededProducts(99)));
  await footer.getByRole('link', 'Draw a new catalogue').click();
  await expect.poll(() => shop.path()).toBe('');
  await expect.poll(() => shop.cards.count()).toBe(20);
});
