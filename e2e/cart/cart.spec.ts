import { cartTotal } from '#domain/cart/cart.ts';
import { formatCents, times, toCents } from '#domain/money.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { CART_KEY } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, type Shop, typeInto } from '../fixtures/shop.ts';

const [first, second, third] = [seededProduct(0), seededProduct(1), seededProduct(2)];

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

test('[CART1] adding again increases the quantity, and a new product is appended @smoke', async ({
  shop,
  page,
}) => {
  await shop.stopClock();
  await shop.open('?seed=7');
  for (const { title } of [second, first, second]) {
    await shop.card(title).getByRole('button', { name: 'Add to Cart' }).click();
    await page.clock.runFor(1000);
  }
  await page.getByRole('link', { name: 'Go to Cart' }).click();
  await expect(shop.cartLines.getByRole('link')).toHaveText([second.title, first.title]);
  await expect(line(shop, second).qty).toHaveValue('2');
  await expect(line(shop, first).qty).toHaveValue('1');
});

test('[CART3, CART7, CART10, EASE15] a typed quantity replaces the line’s, and an invalid one only shows a hint @engines @smoke', async ({
  shop,
  page,
}) => {
  await shop.openCart([first, 2], [second, 3]);
  const { qty } = line(shop, first);
  const hint = page.getByRole('alert');
  await expect(qty).toHaveAttribute('aria-invalid', 'false');
  await typeInto(qty, '40');
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 43 items');
  await typeInto(qty, '1000');
  await expect(hint).toHaveText('A whole number from 1 to 999');
  await expect(qty).toHaveAttribute('aria-invalid', 'true');
  await expect(qty).toHaveAccessibleDescription('A whole number from 1 to 999');
  // The valid numbers typed on the way (1, 10, 100) must not count either.
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 43 items');
  await typeInto(qty, '');
  await expect(hint).toHaveCount(0);
  await typeInto(qty, '-3');
  await expect(hint).toBeVisible();
  await qty.press('Enter');
  await expect(hint).toHaveCount(0);
  await expect(qty).toHaveValue('40');
  for (const typed of ['1.5', '', '0040']) {
    await typeInto(qty, typed);
    await qty.blur();
    await expect(qty).toHaveValue('40');
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 43 items');
  }
  await expect(line(shop, second).qty).toHaveValue('3');
});

test('[CART6] a line is limited to 999, and a status message announces it', async ({
  shop,
  page,
}) => {
  const full = /stays at 999/;
  await shop.storeCart([{ id: first.id, qty: 998 }]);
  await shop.open('?seed=7');
  const add = shop.card(first.title).getByRole('button');
  await add.click();
  await expect(shop.announcer).toHaveText(/added to cart/);
  await expect(add).toHaveText('Add to Cart');
  await add.click();
  await expect(shop.announcer).toHaveText(full);

  await shop.navLink('Cart').click();
  const { qty, plus, minus } = line(shop, first);
  await minus.click();
  await expect(shop.announcer).toHaveText(/: 998$/);
  await plus.click();
  await expect(shop.announcer).toHaveText(/: 999$/);
  await plus.click();
  await expect(shop.announcer).toHaveText(full);
  await expect(qty).toHaveValue('999');
  await minus.click();
  await expect(shop.announcer).toHaveText(/: 998$/);

  await line(shop, first).link.click();
  await typeInto(page.getByRole('spinbutton', { name: 'Quantity' }), '5');
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(shop.announcer).toHaveText(full);
  await expect(qty).toHaveValue('999');
});

test('[CART9, CART29] plus and minus change a line and its total, and minus at 1 removes it @smoke', async ({
  shop,
}) => {
  await shop.openCart([first, 1], [second, 3]);
  const { item, qty, plus, minus } = line(shop, first);
  const price = formatCents(toCents(first.price));
  const total = (count: number) => formatCents(times(toCents(first.price), count));
  await expect(item.getByRole('paragraph')).toHaveText([price]);
  await plus.click();
  await expect(item.getByRole('paragraph')).toHaveText([`${price} each`, total(2)]);
  await plus.click();
  await expect(qty).toHaveValue('3');
  await minus.click();
  await minus.click();
  await expect(qty).toHaveValue('1');
  await expect(item.getByRole('paragraph')).toHaveText([price]);
  await minus.click();
  await expect(shop.cartLines.getByRole('link')).toHaveText([second.title]);
});

test('[CART8, CART13, CART14, NAME24, NAME25, NAME26] the cart page shows its lines, their controls and the total @smoke', async ({
  shop,
  page,
}) => {
  await shop.openCart([first, 999], [second, 3], [third, 1]);
  for (const product of [first, third]) {
    const { item, link, qty, plus, minus, remove } = line(shop, product);
    await expect(item.getByRole('img', { name: product.title, exact: true })).toBeVisible();
    const price = formatCents(toCents(product.price));
    await expect(item.getByText(price, { exact: true })).toBeVisible();
    for (const control of [link, qty, plus, minus, remove]) await expect(control).toBeVisible();
    await expect(item.getByRole('button')).toHaveCount(3);
  }
  const total = page.locator('[data-total]');
  const lines = [
    { ...first, qty: 999 },
    { ...second, qty: 3 },
    { ...third, qty: 1 },
  ];
  await expect(total).toHaveText(formatCents(cartTotal(lines)));
  await expect(total).toHaveText(/^\$\d{1,3}(,\d{3})+\.\d{2}$/);
  await line(shop, first).remove.click();
  await line(shop, third).remove.click();
  await expect(total).toHaveText(formatCents(times(toCents(second.price), 3)));
  await expect(page.getByRole('button', { name: 'Checkout', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await line(shop, second).link.click();
  await expect(shop.heading).toHaveText(second.title);
});

test('[CART28] the wheel over a quantity scrolls the page and changes nothing @engines', async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 400 });
  await shop.openCart([first, 8], [second, 8], [third, 8]);
  const { qty } = line(shop, first);
  await qty.scrollIntoViewIfNeeded();
  const from = await shop.scrolled();
  await qty.click();
  await page.mouse.wheel(0, 120);
  await expect.poll(() => shop.scrolled()).toBeGreaterThan(from);
  await expect(qty).toHaveValue('8');
  expect(JSON.parse((await shop.stored())[CART_KEY] ?? '')).toMatchObject([
    { qty: 8 },
    { qty: 8 },
    { qty: 8 },
  ]);
});
