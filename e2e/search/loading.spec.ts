import { HERO_HEADING } from '../fixtures/config.ts';
import { seededProduct, seededProducts, titles } from '../fixtures/products.ts';
import { expect, type Shop, test } from '../fixtures/shop.ts';

const list = titles(seededProducts());
const SORT = { name: 'Sort by' };

test.beforeEach(({ shop }) => shop.stopClock());

test('[FIND5, LIST10, LIST11, NAME16] the list shows 8 skeleton cards for 0.5s, in which it is busy @smoke', async ({
  shop,
}) => {
  await shop.open('products?seed=7');
  await expectSkeletonsThen(shop, list);
  for (const _ of [1, 2]) {
    await shop.searchFor(seededProduct(10).title);
    await expectSkeletonsThen(shop, [seededProduct(10).title]);
  }
  for (const _ of [1, 2]) {
    await shop.navLink('Products').click();
    await expectSkeletonsThen(shop, list);
  }
  await shop.navLink('Home').click();
  await expect(shop.heading).toHaveText(HERO_HEADING);
  await expect(shop.skeletons).toHaveCount(0);
  await shop.navLink('Products').click();
  await expectSkeletonsThen(shop, list);
  await shop.navLink('Cart').click();
  await expect(shop.heading).toHaveText('Your Cart');
  await shop.searchFor(seededProduct(10).title);
  await expectSkeletonsThen(shop, [seededProduct(10).title]);
});

test('[LIST12] filters, Clear search and Clear Filters take effect immediately @smoke', async ({
  shop,
  page,
}) => {
  await shop.open('products?q=the&seed=7');
  await page.clock.runFor(500);
  const found = seededProducts().filter((it) => /the/i.test(`${it.title} ${it.description}`));
  await expect(shop.cards).toHaveCount(found.length);

  await page.getByRole('combobox', { name: 'Minimum rating' }).selectOption('4+');
  await expectImmediately(shop, found.filter(({ rating }) => rating >= 4).length);
  await page.getByRole('combobox', { name: 'Price range' }).selectOption('$100+');
  await expectImmediately(
    shop,
    found.filter(({ rating, price }) => rating >= 4 && Number(price) >= 100).length,
  );
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expectImmediately(shop, found.length);
  await page.getByRole('combobox', SORT).selectOption('price-low');
  const cheapest = found.toSorted((a, b) => Number(a.price) - Number(b.price))[0];
  await expect(shop.cardTitles.first()).toHaveText(cheapest?.title ?? '');
  await expectImmediately(shop, found.length);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expectImmediately(shop, list.length);
});

test('[LIST13] back and forward restore the list, its sort and its scroll position at once, also after a reload @engines @smoke', async ({
  shop,
  page,
}) => {
  await shop.open('?seed=7');
  const home = await followCard(shop, 13);
  await page.getByRole('link', { name: 'Products', exact: true }).first().click();
  // Their 0.5 s begin when they have been rendered.
  await expect(shop.skeletons).not.toHaveCount(0);
  await page.clock.runFor(500);
  await page.getByRole('combobox', SORT).selectOption('price-high');
  const byPrice = titles(seededProducts().toSorted((a, b) => Number(b.price) - Number(a.price)));
  await expect(shop.cardTitles).toHaveText(byPrice);
  const position = await followCard(shop, 17);

  const expectRestored = async () => {
    await expect(shop.cardTitles).toHaveText(byPrice);
    await expect(shop.skeletons).toHaveCount(0);
    await expect(page.getByRole('combobox', SORT)).toHaveValue('price-high');
    await expect.poll(() => shop.scrolled()).toBe(position);
  };
  await page.goBack();
  await expectRestored();
  await page.goBack();
  await expect(shop.heading).toHaveText(seededProduct(13).title);
  await page.goBack();
  await expect(shop.heading).toHaveText(HERO_HEADING);
  await expect.poll(() => shop.scrolled()).toBe(home);
  await page.goForward();
  await page.goForward();
  await expectRestored();
  await page.goForward();
  await expect(shop.heading).toHaveText(byPrice[17] ?? '');
  await page.reload();
  await shop.hydrated();
  await page.goBack();
  await expectRestored();
});

test('[LIST13] back and forward cancel a pending search @engines', async ({ shop, page }) => {
  await shop.open('products?q=steel&seed=7');
  await expect(shop.skeletons).toHaveCount(8);
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await expect(shop.heading).toHaveText('Products');
  await page.goBack();
  await expect(shop.heading).toHaveText('Results for "steel"');
  await expect(shop.skeletons).toHaveCount(0);
  await expect(shop.cards).not.toHaveCount(0);
  await page.goForward();
  await expect(shop.cardTitles).toHaveText(list);
  await expect(shop.skeletons).toHaveCount(0);
});

/** Expects 8 skeleton cards, hidden from assistive technology, for 0.5 s of being busy and then the cards. */
async function expectSkeletonsThen(shop: Shop, expected: readonly string[]): Promise<void> {
  await expect(shop.skeletons).toHaveCount(8);
  await expect(shop.skeletons.and(shop.page.locator('[aria-hidden="true"]:visible'))).toHaveCount(
    8,
  );
  await expect(shop.cards).toHaveCount(0);
  // A clock that advances before the skeletons are painted restarts the wait (the app notices with a ResizeObserver).
  await shop.page.evaluate(
    () => new Promise((resolve) => new ResizeObserver(resolve).observe(document.body)),
  );
  await shop.page.clock.runFor(499);
  await expect(shop.skeletons).toHaveCount(8);
  await expect(shop.cards).toHaveCount(0);
  const button = shop.page.getByRole('button', { name: 'Search', exact: true });
  const results = shop.page.getByRole('main').locator('[aria-busy]');
  for (const busy of [button, results]) await expect(busy).toHaveAttribute('aria-busy', 'true');
  await shop.page.clock.runFor(1);
  await expect(shop.cardTitles).toHaveText([...expected]);
  for (const idle of [button, results]) await expect(idle).toHaveAttribute('aria-busy', 'false');
  await expect(shop.skeletons).toHaveCount(0);
}

/** The clock is stopped: with a wait the cards would never show. */
async function expectImmediately(shop: Shop, count: number): Promise<void> {
  await expect(shop.skeletons).toHaveCount(0);
  await expect(shop.cards).toHaveCount(count);
}

/** Follows the link of a card; resolves to the scroll position it was clicked at. */
async function followCard(shop: Shop, index: number): Promise<number> {
  const link = shop.cards.nth(index).getByRole('link');
  const title = await link.innerText();
  await link.hover();
  const position = await shop.scrolled();
  expect(position).toBeGreaterThan(0);
  // Unlike a second `click()`, these do not scroll again.
  await shop.page.mouse.down();
  await shop.page.mouse.up();
  await expect(shop.heading).toHaveText(title);
  return position;
}
