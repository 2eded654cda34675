import { HERO_HEADING } from '../fixtures/config.ts';
import { seededProduct, seededProducts, titles } from '../fixtures/products.ts';
import { expect, type Shop, test } from '../fixtures/shop.ts';

const list = titles(seededProducts());
const { title } = seededProduct(10);

test.beforeEach(({ shop }) => shop.stopClock());

test('arriving at the list and searching there show 8 skeleton cards for 0.5s of being busy, which Back cancels', async ({
  shop,
  page,
}) => {
  await test.step('[LIST10, PAINT40] a start on the list', async () => {
    await shop.open('products?seed=7');
    await expectSkeletonsThen(shop, list);
  });
  await test.step('[LOOK35] they are as high as the cards', async () => {
    const { height: card } = (await shop.cards.first().boundingBox()) ?? { height: NaN };
    await shop.navLink('Products').click();
    await expect(shop.skeletons).toHaveCount(8);
    const { height: skeleton } = (await shop.skeletons.first().boundingBox()) ?? { height: 0 };
    expect(skeleton).toBeCloseTo(card, 0);
    await expectSkeletonsThen(shop, list);
  });
  await test.step('[FIND5, FIND38] each search there, the same one too', async () => {
    for (const _ of [1, 2]) {
      await shop.searchFor(title);
      await expectSkeletonsThen(shop, [title]);
    }
  });
  await test.step('[LIST10, APP18] a link and a search from elsewhere', async () => {
    for (const _ of [1, 2]) {
      await shop.navLink('Products').click();
      await expectSkeletonsThen(shop, list);
    }
    await shop.navLink('Home').click();
    await expect(shop.heading).toHaveText(HERO_HEADING);
    await expect(shop.skeletons).toHaveCount(0);
    await shop.searchFor(title);
    await expectSkeletonsThen(shop, [title]);
  });

  await test.step('[LIST13] Back and Forward show the cards at once', async () => {
    await shop.navLink('Products').click();
    await expect(shop.heading).toHaveText('Products');
    await expect(shop.skeletons).toHaveCount(8);
    await page.goBack();
    await expect(shop.cardTitles).toHaveText([title]);
    await expect(shop.skeletons).toHaveCount(0);
    await page.goForward();
    await expect(shop.cardTitles).toHaveText(list);
    await expect(shop.skeletons).toHaveCount(0);
  });
});

test('back and forward restore the list, its sort and the scroll position at once, also after a search and a reload @engines', async ({
  shop,
  page,
}) => {
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await shop.open('?seed=7');
  const home = await followCard(shop, 13);
  await shop.navLink('Products').click();
  await shop.skipSkeletons();
  await sort.selectOption('price-high');
  const byPrice = titles(seededProducts().toSorted((a, b) => Number(b.price) - Number(a.price)));
  await expect(shop.cardTitles).toHaveText(byPrice);
  const position = await followCard(shop, 17);

  const expectRestored = async () => {
    await expect(shop.cardTitles).toHaveText(byPrice);
    await expect(shop.skeletons).toHaveCount(0);
    await expect(sort).toHaveValue('price-high');
    await expect.poll(() => shop.scrolled()).toBe(position);
  };
  await test.step('[LIST13] Back and Forward restore list, sort and scroll position at once', async () => {
    await page.evaluate(() => window.scrollTo(0, 120));
    await expect.poll(() => shop.scrolled()).toBe(120);
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
    await expect.poll(() => shop.scrolled()).toBe(120);
  });
  await test.step('[LIST13] so does Back after a reload', async () => {
    await page.reload();
    await shop.hydrated();
    await page.goBack();
    await expectRestored();
  });

  await test.step('[FIND2, LIST13] a search adds a history entry, and Back from it restores the scroll position', async () => {
    await shop.navLink('Home').click();
    await expect(shop.heading).toHaveText(HERO_HEADING);
    await page.evaluate(() => window.scrollTo(0, 900));
    await shop.searchFor('ash lake');
    await expect(shop.heading).toHaveText('Results for "ash lake"');
    await expect.poll(() => shop.scrolled()).toBe(0);
    await page.goBack();
    await expect(shop.heading).toHaveText(HERO_HEADING);
    await expect.poll(() => shop.scrolled()).toBe(900);
  });

  await test.step('[LIST13] of two entries with one URL each has its own scroll position', async () => {
    // In Firefox a click would scroll first.
    await shop.navLink('Cart').dispatchEvent('click');
    await expect(shop.heading).toHaveText('Your Cart');
    await shop.navLink('Home').click();
    await expect(shop.heading).toHaveText(HERO_HEADING);
    await expect.poll(() => shop.scrolled()).toBe(0);
    await page.evaluate(() => history.go(-2));
    await expect.poll(() => shop.scrolled()).toBe(900);
  });
});

/** Expects 8 skeleton cards, hidden from assistive technology, for 0.5 s of being busy and then the cards. */
async function expectSkeletonsThen(shop: Shop, expected: readonly string[]): Promise<void> {
  const { page, skeletons } = shop;
  const button = page.getByRole('button', { name: 'Search', exact: true });
  const results = page.getByRole('main').locator('[aria-busy]');
  await shop.skeletonsPainted();
  await expect(skeletons.and(page.locator('[aria-hidden="true"]:visible'))).toHaveCount(8);
  await page.clock.runFor(499);
  await expect(skeletons).toHaveCount(8);
  await expect(shop.cards).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-page');
  for (const busy of [button, results]) await expect(busy).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(1);
  await expect(shop.cardTitles).toHaveText([...expected]);
  for (const idle of [button, results]) await expect(idle).toHaveAttribute('aria-busy', 'false');
  await expect(skeletons).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-page', /^products\?/);
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
