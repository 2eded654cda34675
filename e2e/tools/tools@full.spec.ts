import type { Page } from '@playwright/test';
import { seededProduct } from '../fixtures/products.ts';
import type { Shop } from '../fixtures/shop.ts';
import { expect, test, type Answer } from '../fixtures/webmcp.ts';

const [first, second, third] = [seededProduct(0), seededProduct(1), seededProduct(2)];

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^An agent wants to check out/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const undoLine = (page: Page) => page.getByRole('status').filter({ hasText: 'An agent has' });

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly price: string;
  readonly rating: number;
}

/** The cards of the page, in the shape of an answer. */
async function shownCards({ cards }: Shop): Promise<readonly Listed[]> {
  return cards.evaluateAll((all) =>
    all.map((card) => ({
      id: card.getAttribute('data-product') ?? '',
      title: card.querySelector('a')?.textContent ?? '',
      price: card.querySelector('[data-slot="price"]')?.textContent.slice(1) ?? '',
      rating: Number(/\d/.exec(card.querySelector('svg')?.ariaLabel ?? '')?.[0]),
    })),
  );
}

function listedIn(answer: Answer): readonly Listed[] {
  const products = answer['products'] as readonly Listed[];
  return products.map(({ id, title, price, rating }) => ({ id, title, price, rating }));
}

test('[AGENT5, AGENT6] a search answers what the list shows, when it shows it', async ({
  page,
  shop,
  tools,
}) => {
  await shop.open('?seed=7');
  await tools.ready();
  for (const [input, url] of [
    [{ query: 'cotton' }, 'q=cotton&seed=7'],
    [
      { sort: 'price-high', minPrice: 100, maxPrice: 400, rating: 3 },
      'minPrice=100&maxPrice=400&rating=3&sort=price-high&seed=7',
    ],
    [{ query: 'zeppelin' }, 'q=zeppelin&seed=7'],
    [{}, 'seed=7'],
  ] as const) {
    const answer = await tools.call('search_products', input);
    expect(new URL(page.url()).search).toBe(`?${url}`);
    await expect(shop.skeletons).toHaveCount(0, { timeout: 1 });
    expect(listedIn(answer)).toEqual(await shownCards(shop));
    expect(answer['total']).toBe(await shop.cards.count());
  }
  await page.goBack();
  await expect(page).toHaveURL(/rivulet\/\?seed=7$/);
});

test('[AGENT5, AGENT8, AGENT10] the facts of a product, the cart and the order are those of their pages', async ({
  page,
  shop,
  tools,
}) => {
  await shop.open('?seed=7');
  await tools.ready();
  await tools.call('add_review', { id: second.id, text: 'Holds <b>water</b>.', rating: 3 });
  const facts = await tools.call('get_product', { id: second.id });
  const reviews = facts['reviews'] as readonly { name: string; text: string }[];
  const related = facts['related'] as readonly Listed[];
  expect(page.url()).toMatch(/rivulet\/\?seed=7$/);
  // By a link: a new document would have no review.
  await shop.card(second.title).getByRole('link').click();
  await expect(shop.heading).toHaveText(second.title);
  expect(page.url()).toBe(facts['url']);
  await expect(page.locator('main [data-slot="price"]').first()).toHaveText(
    `$${String(facts['price'])}`,
  );
  await expect(page.locator('[data-description]')).toHaveText(String(facts['description']));
  for (const key of ['sku', 'brand', 'category', 'stock'])
    await expect(
      page.getByRole('definition').filter({ hasText: String(facts[key]) }),
    ).toBeVisible();
  const texts = reviews.map(({ name, text }) => `${name} ${text}`);
  await expect(page.getByRole('list', { name: 'Reviews' }).getByRole('listitem')).toHaveText(texts);
  await expect(page.getByRole('region', { name: 'Customer Reviews' })).toContainText(
    `${Number(facts['reviewAverage']).toFixed(1)}from ${reviews.length} reviews`,
  );
  await expect(shop.cardTitles).toHaveText(related.map(({ title }) => title));

  await tools.call('add_to_cart', { id: first.id, quantity: 12 });
  await tools.call('add_to_cart', { id: third.id });
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 13 items');
  const cart = await tools.call('view_cart');
  const lines = cart['lines'] as readonly (Listed & { lineTotal: string; quantity: number })[];
  const money = (text: string) => `$${text.replace(/(\d)(?=(\d{3})+\.)/g, '$1,')}`;
  const answer = tools.call('check_out');
  await expect(dialogOf(page)).toBeVisible();
  await expect(shop.heading).toHaveText('Your Cart');
  await expect(page.locator('[data-total]')).toHaveText(money(String(cart['total'])));
  for (const [at, { title, lineTotal }] of lines.entries()) {
    await expect(shop.cartLines.nth(at)).toContainText(title);
    await expect(shop.cartLines.nth(at)).toContainText(money(lineTotal));
  }
  await button(page, 'Allow').click();
  const order = await answer;
  await expect(
    page.getByRole('region', { name: `Order ${String(order['orderNumber'])}` }),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Ordered items' }).getByRole('listitem')).toHaveText(
    lines.map(({ title, quantity, lineTotal }) => `${title} × ${quantity} ${money(lineTotal)}`),
  );
  await expect(page.getByText(`13 items · ${money(String(cart['total']))}`)).toBeVisible();
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, empty');
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

test('[AGENT11, AGENT12] the dialog with the keyboard: no key meant for the page answers, Escape is Not now, and the focus returns', async ({
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
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  expect((await answer)['error']).toContain('does not want to check out');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(button(page, 'Share this cart')).toBeFocused();

  answer = tools.call('check_out');
  await expect(page.getByRole('heading', { name: /^An agent/ })).toBeFocused();
  await expect(button(page, 'Allow')).toBeVisible();
  for (const name of ['Allow', 'Not now']) {
    await page.keyboard.press('Tab');
    await expect(button(page, name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  expect(await answer).toHaveProperty('error');
  await expect(button(page, 'Share this cart')).toBeFocused();
  await expect(shop.cartLines).toHaveCount(1);
});

test('[AGENT17] no click or key that was meant for the page makes an order', async ({
  page,
  shop,
  tools,
}) => {
  await shop.openCart([first, 3]);
  await tools.ready();
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  // The time before the buttons appear does not pass.
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  const answer = tools.call('check_out');
  await expect(page.getByRole('heading', { name: /^An agent/ })).toBeFocused();
  const hidden = page.locator('dialog button').filter({ hasText: 'Allow', visible: false });
  const { x, y } = (await hidden.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 20, y + 20);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeVisible();
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await button(page, 'Allow').click();
  expect(await answer).toMatchObject({ items: 3 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[AGENT11] over the menu, which closes, the focus goes to the heading afterwards', async ({
    page,
    shop,
    tools,
  }) => {
    await shop.openCart([first, 3]);
    await tools.ready();
    await button(page, 'Menu').click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    const answer = tools.call('check_out');
    await expect(page.getByRole('heading', { name: /^An agent/ })).toBeFocused();
    await page.keyboard.press('Escape');
    expect(await answer).toHaveProperty('error');
    await expect(shop.heading).toBeFocused();
  });
});
