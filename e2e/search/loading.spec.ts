import { seededProduct, seededProducts, titles } from '../fixtures/products.ts';
import { expect, type Shop, test } from '../fixtures/shop.ts';

const list = titles(seededProducts());
const SORT = { name: 'Sort by' };

test.beforeEach(({ shop }) => shop.stopClock());

test(
  '[LIST10, NAME16] arriving at the list shows 8 skeleton cards for 0.5s',
  { tag: ['@engines', '@smoke'] },
  async ({ shop, page }) => {
    await shop.open('products?seed=7');
    await expectWait(shop, list);
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(shop.heading).toHaveText('Flow Into Your Next Great Find');
    await expect(shop.skeletons).toHaveCount(0);
    await page.getByRole('link', { name: 'Products', exact: true }).click();
    await expectWait(shop, list);
    await page.getByRole('link', { name: 'Cart', exact: true }).click();
    await expect(shop.heading).toHaveText('Your Cart');
    await shop.searchFor(seededProduct(10).title);
    await expectWait(shop, [seededProduct(10).title]);
  },
);

test('[LIST11] a search on the list, and its own link, show the skeleton cards again', async ({
  shop,
  page,
}) => {
  await shop.open('products?seed=7');
  await page.clock.runFor(500);
  await expect(shop.cardTitles).toHaveText(list);
  await shop.searchFor(seededProduct(10).title);
  await expectWait(shop, [seededProduct(10).title]);
  await shop.searchFor(seededProduct(10).title);
  await expectWait(shop, [seededProduct(10).title]);
  for (let round = 0; round < 2; round += 1) {
    await page.getByRole('link', { name: 'Products', exact: true }).click();
    await expectWait(shop, list);
  }
});

test(
  '[LIST12] filters, Clear search and Clear Filters take effect at once',
  { tag: '@smoke' },
  async ({ shop, page }) => {
    await shop.open('products?q=the&seed=7');
    await page.clock.runFor(500);
    const found = seededProducts().filter((it) => /the/i.test(`${it.title} ${it.description}`));
    await expect(shop.cards).toHaveCount(found.length);

    await page.getByRole('combobox', { name: 'Minimum rating' }).selectOption('4+');
    await expectAtOnce(shop, found.filter(({ rating }) => rating >= 4).length);
    await page.getByRole('combobox', { name: 'Price range' }).selectOption('$100+');
    await expectAtOnce(
      shop,
      found.filter(({ rating, price }) => rating >= 4 && Number(price) >= 100).length,
    );
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expectAtOnce(shop, found.length);
    await page.getByRole('combobox', SORT).selectOption('price-low');
    const cheapest = found.toSorted((a, b) => Number(a.price) - Number(b.price))[0];
    await expect(shop.cardTitles.first()).toHaveText(cheapest?.title ?? '');
    await expectAtOnce(shop, found.length);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expectAtOnce(shop, list.length);
  },
);

test(
  '[LIST13] back and forward show the list at once, as it was left',
  { tag: ['@engines', '@smoke'] },
  async ({ shop, page }) => {
    await shop.open('?seed=7');
    const home = await followCard(shop, 13);
    await page.getByRole('link', { name: 'Products', exact: true }).first().click();
    await page.clock.runFor(500);
    await page.getByRole('combobox', SORT).selectOption('price-high');
    const dearest = titles(seededProducts().toSorted((a, b) => Number(b.price) - Number(a.price)));
    await expect(shop.cardTitles).toHaveText(dearest);
    const left = await followCard(shop, 17);

    const expectAsLeft = async () => {
      await expect(shop.cardTitles).toHaveText(dearest);
      await expect(shop.skeletons).toHaveCount(0);
      await expect(page.getByRole('combobox', SORT)).toHaveValue('price-high');
      await expect.poll(() => shop.scrolled()).toBe(left);
    };
    await page.goBack();
    await expectAsLeft();
    await page.goBack();
    await expect(shop.heading).toHaveText(seededProduct(13).title);
    await page.goBack();
    await expect(shop.heading).toHaveText('Flow Into Your Next Great Find');
    await expect.poll(() => shop.scrolled()).toBe(home);
    await page.goForward();
    await page.goForward();
    await expectAsLeft();
  },
);

test(
  '[LIST13] Back leads to where a page was left, also when the next one was loaded again',
  { tag: '@engines' },
  async ({ shop, page }) => {
    await shop.open('products?seed=7');
    await page.clock.runFor(500);
    await expect(shop.cardTitles).toHaveText(list);
    const left = await followCard(shop, 17);
    await page.reload();
    await expect(shop.heading).toHaveText(seededProduct(17).title);
    await page.goBack();
    await expect(shop.cardTitles).toHaveText(list);
    await expect.poll(() => shop.scrolled()).toBe(left);
  },
);

test(
  '[LIST13] back and forward wait for no search that was under way',
  { tag: '@engines' },
  async ({ shop, page }) => {
    await shop.open('products?q=steel&seed=7');
    await expect(shop.skeletons).toHaveCount(8);
    await page.getByRole('link', { name: 'Products', exact: true }).click();
    await expect(shop.heading).toHaveText('Products');
    await page.goBack();
    await expect(shop.heading).toHaveText('Results for “steel”');
    await expect(shop.skeletons).toHaveCount(0);
    await expect(shop.cards).not.toHaveCount(0);
    await page.goForward();
    await expect(shop.cardTitles).toHaveText(list);
    await expect(shop.skeletons).toHaveCount(0);
  },
);

/** 8 skeleton cards, hidden from assistive technology, until 0.5 s have passed; then the cards. */
async function expectWait(shop: Shop, wanted: readonly string[]): Promise<void> {
  await expect(shop.skeletons).toHaveCount(8);
  for (const skeleton of await shop.skeletons.all()) {
    await expect(skeleton).toHaveAttribute('aria-hidden', 'true');
    await expect(skeleton).toBeVisible();
  }
  await expect(shop.cards).toHaveCount(0);
  await shop.page.clock.runFor(499);
  await expect(shop.skeletons).toHaveCount(8);
  await expect(shop.cards).toHaveCount(0);
  await shop.page.clock.runFor(1);
  await expect(shop.cardTitles).toHaveText([...wanted]);
  await expect(shop.skeletons).toHaveCount(0);
}

/** The clock stands still: had there been a wait, it would not end. */
async function expectAtOnce(shop: Shop, count: number): Promise<void> {
  await expect(shop.skeletons).toHaveCount(0);
  await expect(shop.cards).toHaveCount(count);
}

/** Follows the link of a card far down; resolves to where the page stood then. */
async function followCard(shop: Shop, place: number): Promise<number> {
  const link = shop.cards.nth(place).getByRole('link');
  const title = await link.innerText();
  await link.hover();
  const left = await shop.scrolled();
  expect(left).toBeGreaterThan(0);
  // The pointer is there already; a click by the link's name might scroll once more.
  await shop.page.mouse.down();
  await shop.page.mouse.up();
  await expect(shop.heading).toHaveText(title);
  return left;
}
