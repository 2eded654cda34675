import type { Locator } from '@playwright/test';
import { seededProduct, seededProducts, titles } from '../fixtures/products.ts';
import { holdScript, openPrerendered } from '../fixtures/hold-script.ts';
import { observeLayoutShifts } from '../fixtures/layout-shifts.ts';
import { expect, test } from '../fixtures/shop.ts';

/** Gives the question whether the cards are still those very elements. */
async function rememberCards(cards: Locator): Promise<() => Promise<boolean>> {
  await cards.evaluateAll((cards) => Object.assign(window, { firstCards: cards }));
  return () =>
    cards.evaluateAll((cards) => {
      const first: unknown = Object.getOwnPropertyDescriptor(window, 'firstCards')?.value;
      return Array.isArray(first) && cards.every((card, at) => card === first[at]);
    });
}

test(
  '[PAINT1] every page has its header and its heading before any file of script has come',
  { tag: '@smoke' },
  async ({ page, shop }) => {
    await holdScript(page);
    for (const [path, heading] of [
      ['', 'Flow Into Your Next Great Find'],
      ['products', 'Products'],
      ['cart', 'Your Cart'],
    ] as const) {
      await openPrerendered(page, path);
      await expect(shop.heading).toHaveText(heading);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Rivulet' })).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('data-ready');
    }
  },
);

test('[PAINT2, PAINT3] the home page shows the visitor’s own products before any file of script has come', async ({
  page,
  shop,
}) => {
  const release = await holdScript(page);
  await openPrerendered(page, '?seed=7');
  await expect(shop.cardTitles).toHaveText([...titles(seededProducts())]);
  await expect(shop.card(seededProduct(0).title).getByRole('img').first()).toBeVisible();
  const before = await shop.cards.evaluateAll((cards) => cards.map((card) => card.outerHTML));
  release();
  await shop.hydrated();
  const after = await shop.cards.evaluateAll((cards) => cards.map((card) => card.outerHTML));
  expect(after).toEqual(before);
});

test('[PAINT3] React takes over the very elements that were there', async ({ page, shop }) => {
  const release = await holdScript(page);
  await openPrerendered(page, '');
  await expect(shop.cards).toHaveCount(20);
  const areTheSame = await rememberCards(shop.cards);
  release();
  await shop.hydrated();
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll('footer a')[0]?.textContent))
    .toMatch(/: \d+$/);
  expect(await areTheSame()).toBe(true);
});

test(
  '[PAINT13] the list shows the visitor’s products after its skeletons, before any file of script has come',
  { tag: '@smoke' },
  async ({ page, shop }) => {
    const release = await holdScript(page);
    await shop.stopClock();
    await openPrerendered(page, 'products?seed=7');
    await page.clock.runFor(499);
    await expect(shop.skeletons).toHaveCount(8);
    await page.clock.resume();
    await expect(shop.cardTitles).toHaveText([...titles(seededProducts())]);
    await expect(shop.skeletons).toHaveCount(0);
    await expect(shop.card(seededProduct(0).title).getByRole('img').first()).toBeVisible();
    const areTheSame = await rememberCards(shop.cards);
    const main = await page.getByRole('main').innerHTML();
    await shop.card(seededProduct(1).title).getByRole('button', { name: 'Add to Cart' }).click();
    release();
    await expect(shop.popup).toContainText(seededProduct(1).title);
    await expect(
      shop.card(seededProduct(1).title).getByRole('button', { name: 'Add to Cart' }),
    ).toBeEnabled();
    expect(await page.getByRole('main').innerHTML()).toBe(main);
    expect(await areTheSame()).toBe(true);
  },
);

test('[PAINT4] links lead where they say before the shop is ready, and keep the pinned catalogue', async ({
  page,
  shop,
}) => {
  await holdScript(page);
  await openPrerendered(page, '?seed=7&size=30');
  await shop.card(seededProduct(1).title).getByRole('link').click();
  await expect(page).toHaveURL(/\/product\/[0-9a-f-]+\?seed=7&size=30$/);
  await page.goBack({ waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Browse the catalogue' }).click();
  await expect(page).toHaveURL(/\/products\?seed=7&size=30$/);
});

test('[PAINT25] a list opened with a query shows its heading and skeletons before any file of script has come', async ({
  page,
  shop,
}) => {
  const release = await holdScript(page);
  const layoutShift = await observeLayoutShifts(page);
  await openPrerendered(page, 'products?seed=7&q=cotton');
  await expect(shop.heading).toHaveText('Results for “cotton”');
  await expect(shop.skeletons).toHaveCount(8);
  await expect(shop.cards).toHaveCount(0);
  release();
  await expect(shop.cards.first()).toBeVisible();
  await expect(shop.heading).toHaveText('Results for “cotton”');
  expect(await layoutShift()).toBe(0);
});

test('[PAINT6] text typed before the shop is ready stays, with focus and caret, and gets its suggestions', async ({
  page,
  shop,
}) => {
  const release = await holdScript(page);
  await openPrerendered(page, '?seed=7');
  await shop.searchBox.pressSequentially('cotto');
  await shop.searchBox.press('ArrowLeft');
  release();
  await expect(shop.suggestions.first()).toBeVisible();
  await expect(shop.searchBox).toBeFocused();
  await expect(shop.searchBox).toHaveValue('cotto');
  await page.keyboard.type('X');
  await expect(shop.searchBox).toHaveValue('cottXo');
});

test('[PAINT6] also on a list that was asked for, whose box shows its query before and after', async ({
  page,
  shop,
}) => {
  const release = await holdScript(page);
  await openPrerendered(page, 'products?seed=7&q=tea');
  await expect(shop.searchBox).toHaveValue('tea');
  await shop.searchBox.press('End');
  await shop.searchBox.pressSequentially('po');
  release();
  await expect(shop.suggestions.first()).toHaveText('teapot');
  await expect(shop.searchBox).toHaveValue('teapo');
  await expect(shop.searchBox).toBeFocused();
});

test('[PAINT19] an empty cart is called so before any file of script has come', async ({
  page,
  shop,
}) => {
  for (const lines of [null, []]) {
    if (lines) await shop.storeCart(lines);
    const release = await holdScript(page);
    await openPrerendered(page, 'cart?seed=7');
    const end = page.getByRole('main').getByText('Your shopping cart is empty.');
    await expect(end).toBeVisible();
    const onward = page.getByRole('main').getByRole('link', { name: 'Continue shopping' });
    await expect(onward).toHaveAttribute('href', /products\?seed=7$/);
    await end.evaluate((element) => Object.assign(window, { element }));
    release();
    await shop.hydrated();
    expect(await end.evaluate((element) => Reflect.get(window, 'element') === element)).toBe(true);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('[PAINT19] a cart that is stored is never called empty', async ({ page, shop }) => {
  await shop.storeCart([{ id: seededProduct(2).id, qty: 1 }]);
  // Every text that the main part ever showed.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(
      () => void seen.push(document.querySelector('main')?.innerText ?? ''),
    ).observe(document, { childList: true, attributes: true, subtree: true });
  });
  const release = await holdScript(page);
  await openPrerendered(page, 'cart');
  await expect(shop.heading).toHaveText('Your Cart');
  release();
  await expect(shop.cartLines).toContainText(seededProduct(2).title);
  const seen = await page.evaluate<string[]>('seen');
  expect(seen.some((text) => text.includes('Your Cart'))).toBe(true);
  expect(seen.filter((text) => text.includes('empty'))).toEqual([]);
});

test('[PAINT8] a host that answers every path with the home page’s document shows nothing of it elsewhere', async ({
  page,
  shop,
}) => {
  await holdScript(page);
  for (const path of ['adrift', 'product/nothing']) {
    await openPrerendered(page, path);
    await expect(page.getByRole('main')).toBeEmpty();
    await expect(page.locator('header [aria-current]')).toHaveCount(0);
    await expect(shop.searchBox).toBeVisible();
  }
});

test('[PAINT9] no placeholder is marked as a product', async ({ page, shop }) => {
  const response = await page.request.get('');
  const html = await response.text();
  expect(html).toContain('<article');
  expect(html).not.toMatch(/<article[^>]* data-product/);
  await holdScript(page);
  await shop.stopClock();
  await openPrerendered(page, 'products');
  await expect(shop.skeletons).toHaveCount(8);
  await expect(page.locator('[data-product]')).toHaveCount(0);
});
