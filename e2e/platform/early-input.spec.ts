import type { Locator } from '@playwright/test';
import { seededProduct, seededProducts, titles } from '../fixtures/products.ts';
import { INLINE_SCRIPT, test } from '../fixtures/slow-host.ts';
import { holdScript, openPrerendered } from '../fixtures/hold-script.ts';
import { expect } from '../fixtures/shop.ts';

const FILE = 'products/index.html';

test(
  '[PAINT14] a dropdown chosen while the document is still arriving keeps its choice',
  { tag: '@engines' },
  async ({ page, shop, slowHost }) => {
    const { url, release } = slowHost.hold('products?seed=7', FILE, INLINE_SCRIPT);
    await page.goto(url, { waitUntil: 'commit' });
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await sort.selectOption('price-high');
    release();
    await expect(page).toHaveURL(/products\?sort=price-high&seed=7$/);
    await expect(sort).toHaveValue('price-high');
    await expect(shop.cards).toHaveCount(20);
  },
);

test('[PAINT7] a button pressed while the document is still arriving is carried out', async ({
  page,
  shop,
  slowHost,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { url, release } = slowHost.hold('products?seed=7', FILE, INLINE_SCRIPT);
  await page.goto(url, { waitUntil: 'commit' });
  await shop.menuButton.click();
  release();
  await expect(shop.menu).toBeVisible();
});

test('[PAINT5] a search sent while the document is still arriving keeps the pinned catalogue, and is saved', async ({
  page,
  shop,
  slowHost,
}) => {
  const { url, release } = slowHost.hold('products?seed=7', FILE, INLINE_SCRIPT);
  await page.goto(url, { waitUntil: 'commit' });
  await shop.searchBox.pressSequentially('cotton');
  await shop.searchBox.press('Enter');
  release();
  await expect(page).toHaveURL(/products\?q=cotton&seed=7$/);
  await expect(shop.cards.first()).toBeVisible();
  expect((await shop.stored())['rivulet.search-history']).toContain('"cotton"');
});

test(
  '[PAINT5] a search sent before the shop is ready goes to the results',
  { tag: ['@engines', '@smoke'] },
  async ({ page, shop }) => {
    const release = await holdScript(page);
    await openPrerendered(page, '?seed=7');
    await shop.searchBox.pressSequentially(' canoe ');
    await shop.searchBox.press('Enter');
    await expect(page).toHaveURL(/\/products\?q=canoe&seed=7$/);
    release();
    await expect(shop.heading).toHaveText('Results for “canoe”');
  },
);

test('[PAINT5, FIND19] a search sent before the app is ready is saved', async ({ page, shop }) => {
  for (const [path, text] of [
    ['?seed=7', 'canoe'],
    ['products?seed=7&sort=rating', 'tea'],
    ['products?seed=7', '  '],
  ] as const) {
    await shop.open('cart');
    const release = await holdScript(page);
    await openPrerendered(page, path);
    const entries = await page.evaluate('history.length');
    await shop.searchBox.pressSequentially(text);
    await shop.searchBox.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text.trim() || null);
    release();
    await shop.hydrated();
    // On the list it takes the place of what was asked for before.
    expect(await page.evaluate('history.length')).toBe(
      Number(entries) + (path.startsWith('products') ? 0 : 1),
    );
    await page.unrouteAll({ behavior: 'wait' });
  }
  const { 'rivulet.search-history': saved = '' } = await shop.stored();
  expect(JSON.parse(saved)).toMatchObject([{ query: 'tea' }, { query: 'canoe' }]);
  // Only once.
  await shop.open('products?seed=7&q=rope');
  await page.reload();
  await shop.hydrated();
  expect((await shop.stored())['rivulet.search-history']).toBe(saved);
});

test('[PAINT5] Back from a search sent before the app was ready leads to where the page was left', async ({
  page,
  shop,
}) => {
  const release = await holdScript(page);
  await openPrerendered(page, '?seed=7');
  await expect(shop.cards).toHaveCount(20);
  await page.evaluate(() => scrollTo(0, 700));
  await shop.searchBox.pressSequentially('canoe');
  const left = await shop.scrolled();
  expect(left).toBeGreaterThan(0);
  await shop.searchBox.press('Enter');
  await expect(page).toHaveURL('products?q=canoe&seed=7');
  release();
  await expect(shop.cards.first()).toBeVisible();
  expect(await shop.scrolled()).toBe(0);
  await page.goBack();
  await expect(shop.cards).toHaveCount(20);
  await expect.poll(() => shop.scrolled()).toBe(left);
});

test('[PAINT7] what is pressed or sent before the app is ready looks pressed until it is carried out', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScript(page);
  await openPrerendered(page, '?seed=7');
  const lookOf = (control: Locator) =>
    control.evaluate((button) => {
      const glow = getComputedStyle(button, '::after').opacity;
      return `${getComputedStyle(button).backgroundColor} ${glow}`;
    });
  const add = shop.card(seededProduct(0).title).getByRole('button');
  const menu = shop.menuButton;
  for (const control of [add, menu]) {
    const before = await lookOf(control);
    await control.click();
    await page.mouse.move(0, 0);
    await expect.poll(() => lookOf(control)).not.toBe(before);
  }
  release();
  await expect(shop.menu).toBeVisible();
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
});

test('[PAINT7] the menu pressed before the shop is ready opens when it is', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const release = await holdScript(page);
  for (const path of ['?seed=7', 'products?seed=7&q=cotton']) {
    await openPrerendered(page, path);
    await shop.menuButton.click();
    release();
    await expect(shop.menu).toBeVisible();
    await expect(shop.searchBox).toHaveCount(1);
  }
});

test(
  '[PAINT7] a button pressed before the shop is ready is carried out once',
  { tag: ['@engines', '@smoke'] },
  async ({ page, shop }) => {
    const release = await holdScript(page);
    await openPrerendered(page, '?seed=7');
    const button = shop.card(seededProduct(2).title).getByRole('button', { name: 'Add to Cart' });
    await button.click();
    await button.click();
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, empty');
    release();
    await expect(shop.popup.getByText(seededProduct(2).title)).toBeVisible();
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
    await expect(shop.card(seededProduct(2).title).getByRole('button')).toHaveText('Add to Cart');
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
  },
);

test(
  '[PAINT14] what was chosen on the list before the shop is ready takes effect when it is',
  { tag: '@engines' },
  async ({ page, shop }) => {
    const release = await holdScript(page);
    await openPrerendered(page, 'products?seed=7');
    await expect(shop.cards).toHaveCount(20);
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    const rating = page.getByRole('combobox', { name: 'Minimum rating' });
    await sort.selectOption('price-high');
    await sort.selectOption('price-low');
    await rating.selectOption('4');
    release();
    await expect(page).toHaveURL('products?rating=4&sort=price-low&seed=7');
    const wanted = seededProducts()
      .filter((product) => product.rating >= 4)
      .toSorted((a, b) => Number(a.price) - Number(b.price));
    await expect(shop.cardTitles).toHaveText([...titles(wanted)]);
    await expect(sort).toHaveValue('price-low');
    await expect(rating).toHaveValue('4');
  },
);
