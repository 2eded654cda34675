import type { Locator } from '@playwright/test';
import { HERO_HEADING, NAME } from '../fixtures/config.ts';
import { seededProduct, seededProducts, titles } from '../fixtures/products.ts';
import { openPrerendered } from '../fixtures/hold-script.ts';
import { layoutShift } from '../fixtures/layout-shifts.ts';
import { expect, type Shop, test } from '../fixtures/shop.ts';

/** Resolves to a function that checks whether the cards are still the same elements. */
async function rememberCards(cards: Locator): Promise<() => Promise<boolean>> {
  await cards.evaluateAll((cards) => Object.assign(window, { firstCards: cards }));
  return () =>
    cards.evaluateAll((cards) => {
      const first: unknown = Object.getOwnPropertyDescriptor(window, 'firstCards')?.value;
      return Array.isArray(first) && cards.every((card, index) => card === first[index]);
    });
}

async function expectPrerendered({ page, heading }: Shop, text: string): Promise<void> {
  await expect(heading).toHaveText(text);
  await expect(page.getByRole('banner').getByRole('link', { name: NAME })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
}

test('[PAINT1, PAINT2, PAINT3, PAINT20] the home page shows products before hydration, which keeps the cards @smoke', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { cards: document.querySelectorAll('[data-product]').length });
    });
  });
  // A random seed, which React must not choose again.
  const release = await openPrerendered(page, '');
  await expectPrerendered(shop, HERO_HEADING);
  await expect(shop.cards).toHaveCount(20);
  expect(await page.evaluate('cards')).toBe(20);
  const seed = Number(await page.locator('html').getAttribute('data-seed'));
  await expect(shop.cardTitles).toHaveText([...titles(seededProducts(seed))]);
  await expect(shop.card(seededProduct(0, seed).title).getByRole('img').first()).toBeVisible();
  const html = () => shop.cards.evaluateAll((cards) => cards.map((card) => card.outerHTML));
  const before = await html();
  const areSame = await rememberCards(shop.cards);
  await release();
  await shop.hydrated();
  await expect(page.locator('footer a').first()).toHaveText(/: \d+$/);
  expect(await html()).toEqual(before);
  expect(await areSame()).toBe(true);
});

test('[PAINT1, PAINT9, PAINT13, LIST39] the list shows its skeletons and then the visitor’s products before any script file has loaded @smoke', async ({
  page,
  shop,
}) => {
  await shop.stopClock();
  const release = await openPrerendered(page, 'products?seed=7');
  await expectPrerendered(shop, 'Products');
  await page.clock.runFor(499);
  await expect(shop.skeletons).toHaveCount(8);
  await expect(page.locator('[data-product]')).toHaveCount(0);
  const html = await (await page.request.get('')).text();
  expect(html).toContain('<article');
  expect(html).not.toMatch(/<article[^>]* data-product/);
  await page.clock.resume();
  await expect(shop.cardTitles).toHaveText([...titles(seededProducts())]);
  await expect(shop.skeletons).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('20 products');
  await expect(shop.card(seededProduct(0).title).getByRole('img').first()).toBeVisible();
  const areSame = await rememberCards(shop.cards);
  const main = await page.getByRole('main').innerHTML();
  await shop.card(seededProduct(1).title).getByRole('button', { name: 'Add to Cart' }).click();
  await release();
  await expect(shop.popup).toContainText(seededProduct(1).title);
  await expect(
    shop.card(seededProduct(1).title).getByRole('button', { name: 'Add to Cart' }),
  ).toBeEnabled();
  expect(await page.getByRole('main').innerHTML()).toBe(main);
  expect(await areSame()).toBe(true);
});

test('[PAINT4] links keep the seed and size before hydration', async ({ page, shop }) => {
  await openPrerendered(page, '?seed=7&size=30');
  await shop.card(seededProduct(1).title).getByRole('link').click();
  await expect(page).toHaveURL(/\/product\/[0-9a-f-]+\?seed=7&size=30$/);
  await page.goBack({ waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Browse the catalogue' }).click();
  await expect(page).toHaveURL(/\/products\?seed=7&size=30$/);
});

test('[PAINT25] a list with a query shows skeletons before hydration', async ({ page, shop }) => {
  const release = await openPrerendered(page, 'products?seed=7&q=cotton');
  await expect(shop.heading).toHaveText('Results for "cotton"');
  await expect(shop.skeletons).toHaveCount(8);
  await expect(shop.cards).toHaveCount(0);
  await release();
  await expect(shop.cards.first()).toBeVisible();
  await expect(shop.heading).toHaveText('Results for "cotton"');
  // The display font may be a few pixels narrower than its fallback for the shop's name: the links beside it move.
  expect(await layoutShift(page)).toBeLessThan(0.0005);
});

test('[PAINT6] text typed before hydration keeps focus and caret', async ({ page, shop }) => {
  const release = await openPrerendered(page, '?seed=7');
  await shop.searchBox.pressSequentially('cotto');
  await shop.searchBox.press('ArrowLeft');
  await release();
  await expect(shop.suggestions.first()).toBeVisible();
  await expect(shop.searchBox).toBeFocused();
  await expect(shop.searchBox).toHaveValue('cotto');
  await page.keyboard.type('X');
  await expect(shop.searchBox).toHaveValue('cottXo');
});

test('[PAINT6] text typed before hydration is added to the query', async ({ page, shop }) => {
  const release = await openPrerendered(page, 'products?seed=7&q=tea');
  await expect(shop.searchBox).toHaveValue('tea');
  await shop.searchBox.press('End');
  await shop.searchBox.pressSequentially('po');
  await release();
  await expect(shop.suggestions.first()).toHaveText('teapot');
  await expect(shop.searchBox).toHaveValue('teapo');
  await expect(shop.searchBox).toBeFocused();
});

test('[LOOK7, PAINT1, PAINT19] the cart page says that it is empty before hydration', async ({
  page,
  shop,
}) => {
  for (const lines of [null, []]) {
    if (lines) await shop.storeCart(lines);
    const release = await openPrerendered(page, 'cart?seed=7');
    await expectPrerendered(shop, 'Your Cart');
    const message = page.getByRole('main').getByText('Your shopping cart is empty.');
    await expect(message).toBeVisible();
    const link = page.getByRole('main').getByRole('link', { name: 'Continue shopping' });
    await expect(link).toHaveAttribute('href', /products\?seed=7$/);
    await message.evaluate((element) => Object.assign(window, { element }));
    await release();
    await shop.hydrated();
    expect(await message.evaluate((element) => Reflect.get(window, 'element') === element)).toBe(
      true,
    );
    expect(await layoutShift(page)).toBe(0);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('[PAINT19] the cart page never says that a stored cart is empty', async ({ page, shop }) => {
  await shop.storeCart([{ id: seededProduct(2).id, qty: 1 }]);
  // Records every text that the `main` element shows.
  await page.addInitScript(() => {
    const texts: string[] = [];
    Object.assign(window, { texts });
    new MutationObserver(
      () => void texts.push(document.querySelector('main')?.innerText ?? ''),
    ).observe(document, { childList: true, attributes: true, subtree: true });
  });
  const release = await openPrerendered(page, 'cart');
  await expect(shop.heading).toHaveText('Your Cart');
  await release();
  await expect(shop.cartLines).toContainText(seededProduct(2).title);
  const texts = await page.evaluate<string[]>('texts');
  expect(texts.some((text) => text.includes('Your Cart'))).toBe(true);
  expect(texts.filter((text) => text.includes('empty'))).toEqual([]);
});

test('[PAINT8] the home page’s document is empty at another path', async ({ page, shop }) => {
  for (const path of ['adrift', 'product/nothing']) {
    await openPrerendered(page, path);
    await expect(page.getByRole('main')).toBeEmpty();
    await expect(page.locator('header [aria-current]')).toHaveCount(0);
    await expect(shop.searchBox).toBeVisible();
  }
});
