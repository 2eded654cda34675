import type { Page } from '@playwright/test';
import { createCatalogue } from '#domain/catalogue/generate.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { relatedTo } from '#domain/catalogue/related.ts';
import { orderNumber } from '#domain/cart/order.ts';
import { seededProduct, seededProducts } from '../../e2e/fixtures/products.ts';
import { expect, test, typeInto } from '../../e2e/fixtures/shop.ts';

const log = (page: Page) => page.evaluate(() => window.rivulet?.log() ?? []);

const inList = (item_list_id: string, item_list_name: string) => ({ item_list_id, item_list_name });
const HOME = inList('home', 'Home');
const PRODUCTS = inList('products', 'Products');
const RESULTS = inList('search_results', 'Search results');
const RELATED = inList('related_products', 'Related Products');

/** https://developers.google.com/analytics/devguides/collection/ga4/reference/events */
const item = ({ id, title, price }: Product, more: object = {}) => ({
  item_id: id,
  item_name: title,
  item_brand: 'Acme',
  item_category: 'Electronics',
  price: Number(price),
  quantity: 1,
  ...more,
});

function listed(list: typeof HOME, products: readonly Product[]) {
  const items = products.map((product, index) => item(product, { index, ...list }));
  return { event: 'view_item_list', ecommerce: { ...list, items } };
}

/** An event whose value is the sum of its items, to the cent. */
function valued(
  event: string,
  items: readonly { readonly price: number; readonly quantity: number }[],
  more: object = {},
) {
  const cents = items.reduce((sum, one) => sum + Math.round(one.price * 100) * one.quantity, 0);
  return { event, ecommerce: { currency: 'USD', value: cents / 100, items, ...more } };
}

test('[LAB18, LAB19, LAB20, LAB22, LAB49] a visit is recorded in the format of Google Analytics 4', async ({
  page,
  shop,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const all = seededProducts();
  const [first, second] = [seededProduct(0), seededProduct(1)];
  const firstItem = (quantity: number, more = {}) => item(first, { ...more, quantity });
  const expected: object[] = [];
  /** Waits until these events are logged. */
  const logged = async (screen: string, by: string, ...events: object[]) => {
    expected.push(...events.map((event) => ({ ...event, shop: { screen, by, trusted: true } })));
    await expect.poll(async () => (await log(page)).length).toBe(expected.length);
    expect((await log(page)).map(({ n: _n, t: _t, ...event }) => event)).toEqual(expected);
  };

  await test.step('[LAB20] lists, additions and the cart', async () => {
    await shop.open('?seed=7&lab=clock_1767225600000&lab-panel=off');
    await logged('home', 'load', listed(HOME, all));
    await shop.card(second.title).getByRole('button').click();
    await logged('home', 'click', valued('add_to_cart', [item(second, { index: 1, ...HOME })]));
    await expect(shop.popup).toBeVisible();
    await shop.cartIcon.click();
    await shop.cartIcon.click();
    await logged('home', 'click', valued('view_cart', [item(second, { index: 0 })]));
    await page.keyboard.press('Escape');
  });

  await shop.searchFor(first.title);
  await expect(page.locator('html')).toHaveAttribute('data-page', /q=/);
  const found = await shop.cardTitles.allTextContents();
  const results = found.map((title) => all.find((one) => one.title === title) ?? first);
  const search = { event: 'search', search_term: first.title };
  expected.push({ ...search, shop: { screen: 'home', by: 'submit', trusted: true } });
  const viewed = { event: 'view_search_results', search_term: first.title };
  await logged('products', 'submit', viewed, listed(RESULTS, results));
  await shop.card(first.title).getByRole('link').click();
  const selected = { ...RESULTS, items: [item(first, { index: 0, ...RESULTS })] };
  const select = { event: 'select_item', ecommerce: selected };
  expected.push({ ...select, shop: { screen: 'products', by: 'click', trusted: true } });
  const related = listed(RELATED, relatedTo(first, createCatalogue(7, 20)));
  await logged('product', 'click', valued('view_item', [item(first)]), related);

  await test.step('[LAB50] events of the shop’s own', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    const shared = { event: 'share', method: 'copy', content_type: 'product', item_id: first.id };
    await logged('product', 'click', shared);
    await typeInto(page.getByLabel('Your review'), 'Fine');
    await page.getByLabel('Rating').selectOption('4');
    await page.getByRole('button', { name: 'Submit Review' }).click();
    await logged('product', 'submit', { event: 'review', item_id: first.id, rating: 4 });
  });
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(shop.heading).toHaveText('Your Cart');
  const bought = valued('add_to_cart', [firstItem(2)]);
  expected.push({ ...bought, shop: { screen: 'product', by: 'click', trusted: true } });
  const inCart = [item(second, { index: 0 }), firstItem(2, { index: 1 })];
  await logged('cart', 'click', valued('view_cart', inCart));

  await typeInto(page.getByRole('spinbutton', { name: `Quantity of ${first.title}` }), '5');
  await page.keyboard.press('Enter');
  await logged('cart', 'keydown', valued('add_to_cart', [firstItem(3)]));
  await page.getByRole('button', { name: `Decrease quantity of ${first.title}` }).press('Enter');
  await logged('cart', 'keydown', valued('remove_from_cart', [item(first)]));
  await page.getByRole('button', { name: `Remove ${second.title}` }).click();
  await logged('cart', 'click', valued('remove_from_cart', [item(second)]));
  await page.getByRole('button', { name: 'Undo' }).click();
  await logged('cart', 'click', { event: 'undo' }, valued('add_to_cart', [item(second)]));
  await page.getByRole('button', { name: 'Checkout' }).click();
  const order = [item(second, { index: 0 }), firstItem(4, { index: 1 })];
  const purchase = { transaction_id: orderNumber(7, 1), tax: 0, shipping: 0 };
  const begun = valued('begin_checkout', order);
  await logged('cart', 'click', begun, valued('purchase', order, purchase));

  await shop.navLink('Products').click();
  await expect(shop.skeletons).toHaveCount(0);
  await logged('products', 'click', listed(PRODUCTS, all));
  // `selectOption` would dispatch an untrusted event.
  await page.getByLabel('Sort by').press('ArrowDown');
  const sorted = all.toSorted((one, other) => Number(one.price) - Number(other.price));
  const filter = { event: 'filter', sort: 'price-low', rating: 0, min_price: 0, max_price: 1000 };
  await logged('products', 'change', filter, listed(PRODUCTS, sorted));
  await page.goBack();
  await expect(shop.heading).toHaveText('Your Cart');
  await logged('cart', 'popstate', valued('view_cart', []));

  const entries = await log(page);
  expect(await page.evaluate(() => window.dataLayer)).toEqual(
    entries.flatMap(({ n: _n, t: _t, shop: _shop, ...event }): readonly object[] =>
      'ecommerce' in event ? [{ ecommerce: null }, event] : [event],
    ),
  );
  // With a stopped clock the same steps give the same state, byte for byte.
  const line = (index: number, { title, price }: Product, qty: number) => ({
    index,
    title,
    price,
    qty,
  });
  const [number, total] = [orderNumber(7, 1), begun.ecommerce.value.toFixed(2)];
  expect(await page.evaluate(() => JSON.stringify(window.rivulet?.state()))).toBe(
    JSON.stringify({
      state: 1,
      seed: 7,
      size: 20,
      path: 'cart',
      cart: [],
      history: [{ query: first.title, timestamp: '2026-01-01T00:00:00.000Z' }],
      reviews: { 0: [{ text: 'Fine', rating: 4 }] },
      orders: [{ number, lines: [line(1, second, 1), line(0, first, 4)], total }],
      lab: ['clock_1767225600000'],
    }),
  );
});
