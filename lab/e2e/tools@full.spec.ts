import type { Page } from '@playwright/test';
import { seededProduct, seededProducts } from '../../e2e/fixtures/products.ts';
import { Shop } from '../../e2e/fixtures/shop.ts';
import { expect, test } from '../../e2e/fixtures/webmcp.ts';

const [first, second, third] = [seededProduct(0), seededProduct(1), seededProduct(2)];
const CLOCK = 'lab=clock_1767225600000&lab-panel=off';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stateOf = (page: Page) => page.evaluate(() => JSON.stringify(window.rivulet?.state()));

test('[AGENT4] the same steps by tools and by clicks leave the same state, byte for byte', async ({
  page,
  shop,
  tools,
  context,
}) => {
  const url = `product/${first.id}?seed=7&${CLOCK}`;
  await shop.open(url);
  await tools.ready();
  await tools.call('add_review', { id: first.id, text: 'Good.', rating: 4 });
  await tools.call('add_to_cart', { id: first.id, quantity: 2 });
  await tools.call('search_products', { query: 'w', rating: 2 });
  await tools.call('add_to_cart', { id: second.id });
  await tools.call('add_to_cart', { id: third.id });
  await tools.call('remove_from_cart', { id: second.id });
  await tools.call('set_quantity', { id: third.id, quantity: 2 });
  const cart = await stateOf(page);
  await Promise.all([tools.call('check_out'), button(page, 'Allow').click()]);
  const ordered = await stateOf(page);
  await page.evaluate(() => localStorage.clear());

  const other = new Shop(await context.newPage());
  await other.open(url);
  const main = other.page.getByRole('main');
  await main.getByRole('textbox', { name: 'Your review' }).fill('Good.');
  await main.getByRole('combobox', { name: 'Rating' }).selectOption('4');
  await button(other.page, 'Submit Review').click();
  await button(other.page, 'Increase quantity').click();
  await main.getByRole('button', { name: 'Add to Cart' }).first().click();
  await other.searchFor('w');
  await main.getByRole('combobox', { name: 'Minimum rating' }).selectOption('2');
  await other.navLink('Home').click();
  for (const { title } of [second, third])
    await other.card(title).getByRole('button', { name: 'Add to Cart' }).click();
  await other.navLink('Cart').click();
  await button(other.page, `Remove ${second.title}`).click();
  await button(other.page, `Increase quantity of ${third.title}`).click();
  const path = ({ path }: { readonly path: string }) => path;
  const withoutPath = (state: string) => JSON.stringify({ ...JSON.parse(state), path: '' });
  expect(withoutPath(await stateOf(other.page))).toBe(withoutPath(cart));
  expect(path(JSON.parse(cart))).toBe('products?q=w&rating=2');
  await button(other.page, 'Checkout').click();
  expect(await stateOf(other.page)).toBe(ordered);
});

test('[LAB22, LAB52] the log names what a tool did, and what the visitor did', async ({
  page,
  shop,
  tools,
}) => {
  await shop.openLoaded(`?seed=7&${CLOCK}`);
  await tools.ready();
  await shop.card(first.title).getByRole('button', { name: 'Add to Cart' }).click();
  await tools.call('add_to_cart', { id: second.id });
  await tools.call('search_products', { query: 'w' });
  await shop.navLink('Home').click();
  await expect(page.locator('html')).toHaveAttribute('data-page', /^\?/);
  await Promise.all([tools.call('check_out'), button(page, 'Allow').click()]);
  const log = await page.evaluate(() =>
    window.rivulet?.log().map(({ event, shop: { by, trusted } }) => `${event} ${by} ${trusted}`),
  );
  expect(log).toEqual([
    'view_item_list load true',
    'add_to_cart click true',
    'add_to_cart tool false',
    'search tool false',
    'view_search_results tool false',
    'view_item_list tool false',
    'view_item_list click true',
    'view_cart tool false',
    'begin_checkout tool false',
    'purchase tool false',
  ]);
});

test('[AGENT4] tools have the faults of the shop', async ({ page, shop, tools }) => {
  await shop.open('?seed=7&lab=rating-edge&lab-panel=off');
  await tools.ready();
  const { products, total } = await tools.call('search_products', { rating: 4 });
  const five = seededProducts().filter(({ rating }) => rating === 5);
  expect(total).toBe(five.length);
  expect(products).toMatchObject(five.map(({ id, rating }) => ({ id, rating })));
  await expect(shop.cardTitles).toHaveText(five.map(({ title }) => title));
  expect(await page.evaluate(() => document.querySelectorAll('main article').length)).toBe(total);
});

test('[TASK14, TASK50, TASK51] what tools do in a task outlasts a reload, ends once, and not with another tab', async ({
  page,
  shop,
  tools,
  context,
}) => {
  const url = '?seed=7&lab=task-tidy&lab-panel=off';
  const cartSize = (one: Page) => one.evaluate(() => window.rivulet?.state().cart.length);
  await shop.openLoaded(url);
  await tools.ready();
  const { lines } = await tools.call('view_cart');
  const [{ id }] = lines as [{ readonly id: string }];
  await tools.call('remove_from_cart', { id });
  await page.reload();
  await tools.ready();
  const removed = () =>
    page.evaluate(() => window.rivulet?.log().filter(({ event }) => event === 'remove_from_cart'));
  expect(await removed()).toHaveLength(1);
  expect(await cartSize(page)).toBe(2);
  const verdict = await page.evaluate(() => window.rivulet?.judge(''));
  expect(verdict).toMatchObject({ verdict: 'fail' });
  await tools.call('add_to_cart', { id });
  expect(await page.evaluate(() => window.rivulet?.judge(''))).toEqual(verdict);
  await page.close();

  const next = new Shop(await context.newPage());
  await next.openLoaded(url);
  expect(await cartSize(next.page)).toBe(3);
});
