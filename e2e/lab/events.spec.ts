import type { Page } from '@playwright/test';
import type { LogEntry } from '../../public/lab/rivulet.d.ts';
import { createCatalogue } from '#domain/catalogue/generate.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { relatedTo } from '#domain/catalogue/related.ts';
import { orderNumber } from '#domain/cart/order.ts';
import { BASE, seededProduct, seededProducts } from '../fixtures/products.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';

const log = (page: Page) => page.evaluate(() => window.rivulet?.log() ?? []);

/** Waits until the log has `count` events, and returns them. */
async function events(page: Page, count: number): Promise<readonly LogEntry[]> {
  await expect.poll(async () => (await log(page)).map(({ event }) => event)).toHaveLength(count);
  return log(page);
}

const LISTS = {
  home: 'Home',
  products: 'Products',
  search_results: 'Search results',
  related_products: 'Related Products',
};
type List = keyof typeof LISTS;

/** https://developers.google.com/analytics/devguides/collection/ga4/reference/events */
function item(product: Product, more: object = {}) {
  return {
    item_id: product.id,
    item_name: product.title,
    item_brand: 'Acme',
    item_category: 'Electronics',
    price: Number(product.price),
    quantity: 1,
    ...more,
  };
}

const inList = (list: List) => ({ item_list_id: list, item_list_name: LISTS[list] });

function listed(list: List, products: readonly Product[]) {
  return {
    event: 'view_item_list',
    ecommerce: {
      ...inList(list),
      items: products.map((product, index) => item(product, { index, ...inList(list) })),
    },
  };
}

function valued(event: string, value: number, items: readonly object[], more: object = {}) {
  return { event, ecommerce: { currency: 'USD', value, items, ...more } };
}

/** Adds US dollars, rounded to cents. */
const dollars = (...amounts: readonly number[]) =>
  Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100;

test('[LAB20, LAB22, LAB24, LAB29] a visit is recorded in the format of Google Analytics 4', async ({
  page,
  shop,
}) => {
  const all = seededProducts();
  const [first, second] = [seededProduct(0), seededProduct(1)];
  const [cheap, dear] = [Number(first.price), Number(second.price)];
  const related = relatedTo(first, createCatalogue(7, 20, BASE), BASE);
  const expected: object[] = [];
  const expectEvents = async (screen: string, by: string, ...more: object[]) => {
    expected.push(...more.map((event) => ({ ...event, shop: { screen, by, trusted: true } })));
    const all = await events(page, expected.length);
    expect(all.map(({ n: _n, t: _t, ...event }) => event)).toEqual(expected);
  };

  await shop.open('?seed=7&lab=clock_1767225600000&lab-panel=off');
  await expectEvents('home', 'load', listed('home', all));

  const card = { index: 1, ...inList('home') };
  await shop.card(second.title).getByRole('button').click();
  await expectEvents('home', 'click', valued('add_to_cart', dear, [item(second, card)]));
  await expect(shop.popup).toBeVisible();
  await shop.cartIcon.click();
  await shop.cartIcon.click();
  const line = item(second, { index: 0 });
  await expectEvents('home', 'click', valued('view_cart', dear, [line]));
  await page.keyboard.press('Escape');

  await shop.searchFor(first.title);
  await expect(page.locator('html')).toHaveAttribute('data-page', /q=/);
  const found = await shop.cards.evaluateAll((cards) =>
    cards.map((card) => card.getAttribute('data-product')),
  );
  const results = found.map((id) => all.find((product) => product.id === id) ?? first);
  expected.push({
    event: 'search',
    search_term: first.title,
    shop: { screen: 'home', by: 'submit', trusted: true },
  });
  await expectEvents(
    'products',
    'submit',
    { event: 'view_search_results', search_term: first.title },
    listed('search_results', results),
  );

  await shop.card(first.title).getByRole('link').click();
  const at = { index: 0, ...inList('search_results') };
  expected.push({
    event: 'select_item',
    ecommerce: { ...inList('search_results'), items: [item(first, at)] },
    shop: { screen: 'products', by: 'click', trusted: true },
  });
  await expectEvents(
    'product',
    'click',
    valued('view_item', cheap, [item(first)]),
    listed('related_products', related),
  );

  await typeInto(page.getByLabel('Your review'), 'Fine');
  await page.getByLabel('Rating').selectOption('4');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expectEvents('product', 'submit', { event: 'review', item_id: first.id, rating: 4 });

  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(shop.heading).toHaveText('Your Cart');
  expected.push({
    ...valued('add_to_cart', dollars(cheap, cheap), [item(first, { quantity: 2 })]),
    shop: { screen: 'product', by: 'click', trusted: true },
  });
  await expectEvents(
    'cart',
    'click',
    valued('view_cart', dollars(dear, cheap, cheap), [
      line,
      item(first, { index: 1, quantity: 2 }),
    ]),
  );

  await typeInto(page.getByRole('spinbutton', { name: `Quantity of ${first.title}` }), '5');
  await expectEvents(
    'cart',
    'input',
    valued('add_to_cart', dollars(cheap, cheap, cheap), [item(first, { quantity: 3 })]),
  );
  await page.getByRole('button', { name: `Decrease quantity of ${first.title}` }).press('Enter');
  await expectEvents('cart', 'keydown', valued('remove_from_cart', cheap, [item(first)]));
  await page.getByRole('button', { name: `Remove ${second.title}` }).click();
  await expectEvents('cart', 'click', valued('remove_from_cart', dear, [item(second)]));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectEvents(
    'cart',
    'click',
    { event: 'undo' },
    valued('add_to_cart', dear, [item(second)]),
  );

  await page.getByRole('button', { name: 'Checkout' }).click();
  const bought = [item(second, { index: 0 }), item(first, { index: 1, quantity: 4 })];
  const total = dollars(dear, cheap, cheap, cheap, cheap);
  await expectEvents(
    'cart',
    'click',
    valued('begin_checkout', total, bought),
    valued('purchase', total, bought, {
      transaction_id: orderNumber(7, 1),
      tax: 0,
      shipping: 0,
    }),
  );

  await shop.navLink('Products').click();
  await expect(shop.skeletons).toHaveCount(0);
  await expectEvents('products', 'click', listed('products', all));
  // `selectOption` would dispatch an untrusted event.
  await page.getByLabel('Sort by').press('ArrowDown');
  const sorted = all.toSorted((one, other) => Number(one.price) - Number(other.price));
  await expect(shop.cardTitles.first()).toHaveText(sorted[0]?.title ?? '');
  await expectEvents(
    'products',
    'change',
    { event: 'filter', sort: 'price-low', rating: 0, min_price: 0, max_price: 1000 },
    listed('products', sorted),
  );
  await page.goBack();
  await expect(shop.heading).toHaveText('Your Cart');
  await expectEvents('cart', 'popstate', valued('view_cart', 0, []));

  const pushed = await page.evaluate(() => window.dataLayer ?? []);
  const entries = await log(page);
  expect(pushed).toEqual(
    entries.flatMap(({ n: _n, t: _t, shop: _shop, ...event }): readonly object[] =>
      'ecommerce' in event ? [{ ecommerce: null }, event] : [event],
    ),
  );
  const times = entries.map(({ t }) => t);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});
