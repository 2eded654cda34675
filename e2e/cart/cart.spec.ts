import type { Page } from '@playwright/test';
import { totalsOf } from '#domain/cart/items.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { formatCents, times, toCents } from '#domain/money.ts';
import { CART_KEY, HERO_HEADING } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, type Shop, typeInto } from '../fixtures/shop.ts';

const [first, second, third] = [seededProduct(0), seededProduct(1), seededProduct(2)];
const all = [first.title, second.title, third.title];

/** One line of the cart page and its controls. */
function line({ page, cartLines }: Shop, { title }: Product) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    item: cartLines.filter({ has: page.getByRole('link', { name: title, exact: true }) }),
    link: cartLines.getByRole('link', { name: title, exact: true }),
    qty: cartLines.getByRole('spinbutton', { name: `Quantity of ${title}`, exact: true }),
    plus: button(`Increase quantity of ${title}`),
    minus: button(`Decrease quantity of ${title}`),
    remove: button(`Remove ${title}`),
  };
}

/** Stores the cart as another tab does. */
async function storeInOtherTab(page: Page, ...lines: readonly (readonly [Product, number])[]) {
  const text = JSON.stringify(lines.map(([{ id }, qty]) => ({ id, qty })));
  await page.evaluate(
    ([key, text]) => {
      localStorage.setItem(key, text);
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    [CART_KEY, text] as const,
  );
}

test('each line of the cart page shows its product, controls and total @our-goods', async ({
  shop,
  page,
}) => {
  await shop.openCart([first, 999], [second, 1], [third, 2]);
  await test.step('[CART8] each line shows picture, link and controls', async () => {
    for (const product of [first, third]) {
      const { item, link, qty, plus, minus, remove } = line(shop, product);
      await expect(item.getByRole('img', { name: product.title, exact: true })).toBeVisible();
      for (const control of [link, qty, plus, minus, remove]) await expect(control).toBeVisible();
      await expect(item.getByRole('button')).toHaveCount(3);
    }
  });
  const total = page.locator('[data-total]');
  const sum = totalsOf([
    { ...first, qty: 999 },
    { ...second, qty: 1 },
    { ...third, qty: 2 },
  ]);
  await test.step('[CART13, CART14] the total is the sum of all lines, with grouped digits', async () => {
    await expect(total).toHaveText(formatCents(sum.total));
    await expect(total).toHaveText(/^\$\d{1,3}(,\d{3})+\.\d{2}$/);
  });

  const { item, qty, plus, minus } = line(shop, second);
  const price = formatCents(toCents(second.price));
  const paragraphs = item.getByRole('paragraph');
  await test.step('[CART50, CART51] from 2 on a line shows the price of one too, and minus at 1 removes it', async () => {
    await expect(paragraphs).toHaveText([price]);
    await plus.click();
    await expect(paragraphs).toHaveText([
      `${price} each`,
      formatCents(times(toCents(second.price), 2)),
    ]);
    await minus.click();
    await expect(qty).toHaveValue('1');
    await expect(paragraphs).toHaveText([price]);
    await minus.click();
    await expect(shop.cartLines.getByRole('link')).toHaveText([first.title, third.title]);
  });
  await test.step('[CART13] the total follows a removal', async () => {
    await line(shop, first).remove.click();
    await expect(total).toHaveText(formatCents(times(toCents(third.price), 2)));
  });
  await test.step('[CART8] the title leads to the product', async () => {
    await line(shop, third).link.click();
    await expect(shop.heading).toHaveText(third.title);
  });
});

test('[LIST66] below the cart are the next products, still the same after removals and an addition @our-goods', async ({
  shop,
  page,
}) => {
  await shop.openCart([first, 1], [third, 2]);
  const more = page.getByRole('region', { name: 'More to discover' });
  const titles = more.getByRole('heading', { level: 3 });
  await line(shop, first).remove.click();
  const next = [1, 3, 4, 5].map((index) => seededProduct(index).title);
  await expect(titles).toHaveText(next);
  await more.getByRole('button').first().click();
  await expect(shop.cartLines.getByRole('link')).toHaveText([third.title, seededProduct(1).title]);
  await expect(titles).toHaveText(next);
});

test('an invalid quantity only shows a hint, and the last valid one stays @engines', async ({
  shop,
  page,
}) => {
  await shop.openCart([first, 2], [second, 3], [third, 1]);
  const { qty } = line(shop, first);
  const hint = page.getByRole('alert');
  await test.step('[CART3, CART10] a typed quantity counts on Enter', async () => {
    await expect(qty).toHaveAttribute('aria-invalid', 'false');
    await typeInto(qty, '40');
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 6 items');
    await qty.press('Enter');
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 44 items');
  });
  await test.step('[CART47, ITEM23] an invalid one shows a hint, and falls back to the last that counted', async () => {
    await typeInto(qty, '1000');
    await expect(hint).toHaveText('A whole number from 1 to 999');
    await expect(qty).toHaveAttribute('aria-invalid', 'true');
    await expect(qty).toHaveAccessibleDescription('A whole number from 1 to 999');
    await typeInto(qty, '');
    await expect(hint).toHaveCount(0);
    await typeInto(qty, '-3');
    await expect(hint).toBeVisible();
    await qty.press('Enter');
    await expect(hint).toHaveCount(0);
    await expect(qty).toHaveValue('40');
  });
  await test.step('[CART47] what is no whole number falls back when the field is left', async () => {
    for (const typed of ['1.5', '', '0040']) {
      await typeInto(qty, typed);
      await qty.blur();
      await expect(qty).toHaveValue('40');
      await expect(shop.cartIcon).toHaveAccessibleName('Cart, 44 items');
    }
    await expect(line(shop, second).qty).toHaveValue('3');
  });
});

test('[CART28] the wheel over a quantity scrolls the page @engines', async ({ shop, page }) => {
  await page.setViewportSize({ width: 800, height: 400 });
  await shop.openCart([first, 40], [second, 3], [third, 1]);
  const { qty } = line(shop, first);
  await qty.scrollIntoViewIfNeeded();
  const from = await shop.scrolled();
  await qty.click();
  await page.mouse.wheel(0, 120);
  await expect.poll(() => shop.scrolled()).toBeGreaterThan(from);
  await expect(qty).toHaveValue('40');
});

test('[CART26] a change in another tab replaces a quantity that is being typed', async ({
  shop,
  page,
}) => {
  await shop.openCart([first, 2]);
  const { qty } = line(shop, first);
  await typeInto(qty, '5');
  await storeInOtherTab(page, [first, 9]);
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 9 items');
  await expect(qty).toHaveValue('9');
});

test('Undo, in place of the line, stays for hours and through links to the cart, until the visitor changes or leaves it', async ({
  shop,
  page,
}) => {
  await page.clock.install();
  await shop.openCart([first, 1], [second, 4], [third, 1]);
  const titles = shop.cartLines.getByRole('link');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const status = page.getByRole('status').filter({ has: undo });
  await expect(undo).toHaveCount(0);
  await test.step('[CART44] after a removal Undo is offered for hours and through links to the cart', async () => {
    await line(shop, second).remove.click();
    await expect(titles).toHaveText([first.title, third.title]);
    await expect(status).toContainText(second.title);
    await page.clock.fastForward('05:00:00');
    await shop.cartIcon.click();
    await shop.popup.getByRole('link', { name: 'Go to Cart' }).click();
    await expect(shop.popup).toHaveCount(0);
    await shop.navLink('Cart').click();
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('[CART43] it restores the line at its position, with its quantity', async () => {
    await undo.click();
    await expect(titles).toHaveText(all);
    await expect(line(shop, second).qty).toHaveValue('4');
    await expect(undo).toHaveCount(0);
    await expect(shop.announcer).toHaveText(/back in your cart/);
  });

  await test.step('[CART44] the next change ends the offer', async () => {
    await line(shop, first).minus.click();
    await expect(titles).toHaveText([second.title, third.title]);
    await expect(status).toContainText(first.title);
    await typeInto(line(shop, third).qty, '8');
    await page.keyboard.press('Tab');
    await expect(undo).toHaveCount(0);
  });
  await test.step('[CART44] so does a navigation', async () => {
    await line(shop, second).remove.click();
    await expect(undo).toBeVisible();
    await shop.navLink('Home').click();
    await expect(shop.heading).toHaveText(HERO_HEADING);
    await page.goBack();
    await expect(titles).toHaveText([third.title]);
    await expect(undo).toHaveCount(0);
  });
  await test.step('[CART43] the last line of a cart can be restored too', async () => {
    await line(shop, third).remove.click();
    await expect(page.getByText('Your shopping cart is empty.')).toBeVisible();
    await undo.click();
    await expect(line(shop, third).qty).toHaveValue('8');
  });
});
