import type { Page } from '@playwright/test';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/webmcp.ts';

const [first, second] = [seededProduct(0), seededProduct(1)];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const undoLine = (page: Page) => page.getByRole('status').filter({ hasText: 'An agent has' });

const titlesIn = (products: unknown) =>
  (products as readonly { title: string }[]).map(({ title }) => title);

test('a search answers what the list shows, when it shows it', async ({ page, shop, tools }) => {
  await shop.open('?seed=7');
  await tools.ready();
  for (const [input, url] of [
    [{ query: 'steel' }, 'q=steel&seed=7'],
    [
      { sort: 'price-high', minPrice: 100, maxPrice: 400, rating: 3 },
      'minPrice=100&maxPrice=400&rating=3&sort=price-high&seed=7',
    ],
    [{ query: 'zeppelin' }, 'q=zeppelin&seed=7'],
    [{}, 'seed=7'],
  ] as const) {
    const answer = await tools.call('search_products', input);
    await test.step('[AGENT6] the list is shown when the search answers', async () => {
      expect(new URL(page.url()).search).toBe(`?${url}`);
      await expect(shop.skeletons).toHaveCount(0, { timeout: 1 });
    });
    await test.step('[AGENT5] the answer is what the list shows', async () => {
      // Without those below an empty result.
      const cards = shop.cards.and(page.locator(':not(section *)'));
      const titles = await cards.getByRole('heading').allTextContents();
      expect(titles).toEqual(titlesIn(answer['products']));
      expect(answer['total']).toBe(titles.length);
    });
  }
  await test.step('[AGENT6] as a search does, only the first adds a history entry', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/rivulet\/\?seed=7$/);
  });
});

test('the facts of a product and the order are those of their pages', async ({
  page,
  shop,
  tools,
}) => {
  await shop.open('?seed=7');
  await tools.ready();
  await tools.call('add_review', { id: second.id, text: 'Holds <b>water</b>.', rating: 3 });
  const facts = await tools.call('get_product', { id: second.id });
  await test.step('[AGENT5] the facts of a product are those of its page', async () => {
    expect(page.url()).toMatch(/rivulet\/\?seed=7$/);
    // By a link: a new document would have no review.
    await shop.card(second.title).getByRole('link').click();
    await expect(shop.heading).toHaveText(second.title);
    expect(page.url()).toBe(facts['url']);
    for (const key of ['price', 'description', 'sku', 'material', 'stock'])
      await expect(page.locator('main')).toContainText(String(facts[key]));
    for (const { text } of facts['reviews'] as readonly { text: string }[])
      await expect(page.getByRole('list', { name: 'Reviews' })).toContainText(text);
    await expect(shop.cardTitles).toHaveText(titlesIn(facts['related']));
  });

  await tools.call('add_to_cart', { id: first.id, quantity: 12 });
  const answer = tools.call('check_out');
  await test.step('[AGENT10] check_out shows the cart page and asks', async () => {
    await expect(tools.dialog).toBeVisible();
    await expect(shop.heading).toHaveText('Your Cart');
    await button(page, 'Allow').click();
  });
  const { orderNumber, lines } = await answer;
  const order = page.getByRole('region', { name: `Order ${String(orderNumber)}` });
  await test.step('[AGENT5, AGENT27] the order that Allow makes is that of the answer', async () => {
    await expect(order.getByRole('listitem')).toHaveText([/ × 12 /]);
    await expect(order).toContainText(titlesIn(lines).join());
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, empty');
  });
});

test('[AGENT9] what an agent has changed can be undone on every page', async ({
  page,
  shop,
  tools,
}) => {
  await shop.storeCart([{ id: first.id, qty: 2 }]);
  await shop.open('?seed=7');
  await tools.ready();
  await tools.call('add_to_cart', { id: second.id });
  await tools.call('remove_from_cart', { id: first.id });
  await expect(undoLine(page)).toContainText('An agent has changed your cart: 1 item.');
  await shop.navLink('Cart').click();
  await expect(shop.heading).toHaveText('Your Cart');
  await button(page, 'Undo').click();
  await expect(shop.cartLines).toHaveCount(1);
  await expect(shop.cartLines).toContainText(first.title);
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 2 items');
  await expect(undoLine(page)).toHaveCount(0);
});

test('[AGENT11, AGENT28, AGENT30] the dialog with the keyboard: no key meant for the page answers, Escape is Not now, and the focus returns', async ({
  page,
  shop,
  tools,
}) => {
  await shop.openCart([first, 3]);
  await tools.ready();
  await button(page, 'Share this cart').focus();
  let answer = tools.call('check_out');
  await expect(page.getByRole('heading', { name: /^An agent/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(tools.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  expect((await answer)['error']).toContain('does not want to check out');
  await expect(tools.dialog).toHaveCount(0);
  await expect(button(page, 'Share this cart')).toBeFocused();

  answer = tools.call('check_out');
  await expect(page.getByRole('heading', { name: /^An agent/ })).toBeFocused();
  for (const name of ['Allow', 'Not now']) {
    await page.keyboard.press('Tab');
    await expect(button(page, name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  expect(await answer).toHaveProperty('error');
  await expect(button(page, 'Share this cart')).toBeFocused();
  await expect(shop.cartLines).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[AGENT28, AGENT30] over the menu or the popup, which closes, the focus goes to the menu’s button or to the heading', async ({
    page,
    shop,
    tools,
  }) => {
    await shop.openCart([first, 3]);
    await tools.ready();
    const decline = async () => {
      const answer = tools.call('check_out');
      await expect(page.getByRole('heading', { name: /^An agent/ })).toBeFocused();
      // It does not open the menu's search box, which would end the question.
      await page.keyboard.press('ControlOrMeta+k');
      await page.keyboard.press('Escape');
      expect((await answer)['error']).toContain('does not want to check out');
    };
    await button(page, 'Menu').click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await decline();
    await expect(button(page, 'Menu')).toBeFocused();

    await shop.cartIcon.click();
    await shop.popup.getByRole('link').first().focus();
    await decline();
    await expect(shop.heading).toBeFocused();
  });
});
