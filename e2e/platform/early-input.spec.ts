import type { Locator } from '@playwright/test';
import { HISTORY_KEY } from '../fixtures/config.ts';
import { seededProduct, seededProducts, titles } from '../fixtures/products.ts';
import { INLINE_SCRIPT, test } from '../fixtures/slow-host.ts';
import { openPrerendered } from '../fixtures/hold-script.ts';
import { expect } from '../fixtures/shop.ts';

const FILE = 'products/index.html';

test('[PAINT14] an option selected while the document is loading stays selected @engines', async ({
  page,
  shop,
  slowHost,
}) => {
  const { url, release } = slowHost.hold('products?seed=7', FILE, INLINE_SCRIPT);
  await page.goto(url, { waitUntil: 'commit' });
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await sort.selectOption('price-high');
  release();
  await expect(page).toHaveURL(/products\?sort=price-high&seed=7$/);
  await expect(sort).toHaveValue('price-high');
  await expect(shop.cards).toHaveCount(20);
});

test('[PAINT7] a click while the document loads takes effect', async ({ page, shop, slowHost }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { url, release } = slowHost.hold('products?seed=7', FILE, INLINE_SCRIPT);
  await page.goto(url, { waitUntil: 'commit' });
  await shop.menuButton.click();
  release();
  await expect(shop.menu).toBeVisible();
});

test('[PAINT5] a search while the document loads is saved', async ({ page, shop, slowHost }) => {
  const { url, release } = slowHost.hold('products?seed=7', FILE, INLINE_SCRIPT);
  await page.goto(url, { waitUntil: 'commit' });
  await shop.searchBox.pressSequentially('cotton');
  await shop.searchBox.press('Enter');
  release();
  await expect(page).toHaveURL(/products\?q=cotton&seed=7$/);
  await expect(shop.cards.first()).toBeVisible();
  await expect.poll(async () => (await shop.stored())[HISTORY_KEY]).toContain('"cotton"');
});

test('[PAINT5] a search submitted before hydration opens the results @engines @smoke', async ({
  page,
  shop,
}) => {
  const release = await openPrerendered(page, '?seed=7');
  await shop.searchBox.pressSequentially(' canoe ');
  await shop.searchBox.press('Enter');
  await expect(page).toHaveURL(/\/products\?q=canoe&seed=7$/);
  await release();
  await expect(shop.heading).toHaveText('Results for "canoe"');
});

test('[PAINT5, FIND19] a search submitted before hydration is saved', async ({ page, shop }) => {
  for (const [path, text] of [
    ['?seed=7', 'canoe'],
    ['products?seed=7&sort=rating', 'tea'],
    ['products?seed=7', '  '],
  ] as const) {
    await shop.open('cart');
    const release = await openPrerendered(page, path);
    const entries = await page.evaluate('history.length');
    await shop.searchBox.pressSequentially(text);
    await shop.searchBox.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text.trim() || null);
    await release();
    await shop.hydrated();
    // On the list a search replaces the history entry.
    expect(await page.evaluate('history.length')).toBe(
      Number(entries) + (path.startsWith('products') ? 0 : 1),
    );
    await page.unrouteAll({ behavior: 'wait' });
    // Leaving the page aborts requests for chunks, and Firefox reports it as an error.
    await shop.everythingIsPrefetched();
  }
  const { [HISTORY_KEY]: saved = '' } = await shop.stored();
  expect(JSON.parse(saved)).toMatchObject([{ query: 'tea' }, { query: 'canoe' }]);
  // A reload does not save it again.
  await shop.open('products?seed=7&q=rope');
  await shop.everythingIsPrefetched();
  await page.reload();
  await shop.hydrated();
  expect((await shop.stored())[HISTORY_KEY]).toBe(saved);
});

test('[PAINT5] Back from an early search restores the scroll position', async ({ page, shop }) => {
  const release = await openPrerendered(page, '?seed=7');
  await expect(shop.cards).toHaveCount(20);
  await page.evaluate(() => scrollTo(0, 700));
  await shop.searchBox.pressSequentially('canoe');
  const position = await shop.scrolled();
  expect(position).toBeGreaterThan(0);
  await shop.searchBox.press('Enter');
  await expect(page).toHaveURL('products?q=canoe&seed=7');
  await release();
  await expect(shop.cards.first()).toBeVisible();
  expect(await shop.scrolled()).toBe(0);
  await page.goBack();
  await expect(shop.cards).toHaveCount(20);
  await expect.poll(() => shop.scrolled()).toBe(position);
});

test('[PAINT7] buttons clicked before hydration look pressed', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await openPrerendered(page, '?seed=7');
  const styleOf = (button: Locator) =>
    button.evaluate((element) => {
      const { opacity } = getComputedStyle(element, '::after');
      return `${getComputedStyle(element).backgroundColor} ${opacity}`;
    });
  for (const button of [shop.cards.first().getByRole('button'), shop.menuButton]) {
    const before = await styleOf(button);
    await button.click();
    await page.mouse.move(0, 0);
    await expect.poll(() => styleOf(button)).not.toBe(before);
  }
  await release();
  await expect(shop.menu).toBeVisible();
  await expect(shop.searchBox).toHaveCount(1);
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
});

test('[PAINT7] a button clicked twice before hydration takes effect once @engines @smoke', async ({
  page,
  shop,
}) => {
  const release = await openPrerendered(page, '?seed=7');
  const { title } = seededProduct(2);
  const button = shop.card(title).getByRole('button');
  await button.click();
  await button.click();
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, empty');
  await release();
  await expect(shop.popup.getByText(title)).toBeVisible();
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
  // From "Added!".
  await expect(button).toHaveText('Add to Cart');
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
});

test('[PAINT14] early selections take effect', async ({ page, shop }) => {
  const release = await openPrerendered(page, 'products?seed=7');
  await expect(shop.cards).toHaveCount(20);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  const rating = page.getByRole('combobox', { name: 'Minimum rating' });
  await sort.selectOption('price-high');
  await sort.selectOption('price-low');
  await rating.selectOption('4');
  await release();
  await expect(page).toHaveURL('products?rating=4&sort=price-low&seed=7');
  const expected = seededProducts()
    .filter((product) => product.rating >= 4)
    .toSorted((a, b) => Number(a.price) - Number(b.price));
  await expect(shop.cardTitles).toHaveText([...titles(expected)]);
  await expect(sort).toHaveValue('price-low');
  await expect(rating).toHaveValue('4');
});
