import { cartTotal } from '#domain/cart/cart.ts';
import { formatCents } from '#domain/money.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { CART_KEY } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test } from './driver/browser.ts';
import type { Shop } from './driver/shop.ts';

const [first, second] = [seededProduct(0), seededProduct(1)];

/** Opens the cart page with 1 of the first product and 2 of the second. */
async function openCart(shop: Shop): Promise<void> {
  await shop.storeCart([
    { id: first.id, qty: 1 },
    { id: second.id, qty: 2 },
  ]);
  await shop.open('cart?seed=7');
  await expect.poll(() => lines(shop)).toEqual([first.title, second.title]);
}

function lines(shop: Shop): Promise<readonly string[]> {
  return shop.page.locator('[aria-label="Cart items"] a').texts();
}

function quantity(shop: Shop, { title }: Product) {
  return shop.page.getByRole('spinbutton', `Quantity of ${title}`);
}

function button(shop: Shop, name: string) {
  return shop.page.getByRole('button', name);
}

test('[CART3, CART9, CART10] the cart quantity follows the buttons and valid typed numbers', async ({
  shop,
}) => {
  await openCart(shop);
  const qty = quantity(shop, first);
  await button(shop, `Increase quantity of ${first.title}`).click();
  await expect.poll(() => qty.value()).toBe('2');
  await button(shop, `Decrease quantity of ${first.title}`).click();
  await expect.poll(() => qty.value()).toBe('1');
  for (const [typed, expected] of [
    ['40', '40'],
    ['0', '40'],
    ['1000', '40'],
    ['', '40'],
  ] as const) {
    await qty.fill(typed);
    await shop.heading.click();
    await expect.poll(() => qty.value()).toBe(expected);
    await expect.poll(() => shop.cartIcon.name()).toBe('Cart, 42 items');
  }
});

test('[CART11, FOCUS2] Undo restores a removed line at its position', async ({ shop }) => {
  await openCart(shop);
  for (const name of [`Remove ${first.title}`, `Decrease quantity of ${first.title}`]) {
    await button(shop, name).click();
    await expect.poll(() => lines(shop)).toEqual([second.title]);
    await expect.poll(() => shop.focused.text()).toContain(`${first.title} was removed.`);
    await button(shop, 'Undo').click();
    await expect.poll(() => lines(shop)).toEqual([first.title, second.title]);
    await expect.poll(() => shop.focused.name()).toBe(`Remove ${first.title}`);
  }
});

test('[CART13, CART14, CART15, CART20, FOCUS3] Checkout empties the cart and thanks the visitor', async ({
  shop,
}) => {
  await openCart(shop);
  const total = cartTotal([
    { ...first, qty: 1 },
    { ...second, qty: 2 },
  ]);
  expect(await shop.page.locator('[data-total]').text()).toBe(formatCents(total));
  await button(shop, 'Checkout').click();
  await expect.poll(() => shop.focused.text()).toBe('Thank you for your purchase! 🎉');
  expect(await shop.cartIcon.name()).toBe('Cart, empty');
  expect(await shop.stored()).toEqual({});
});

test('[CART2, CART18, ITEM8] a cart filled from the product page survives a reload', async ({
  shop,
}) => {
  await shop.storeCart([{ id: first.id, qty: 4 }]);
  await shop.open(`product/${first.id}?seed=7`);
  await shop.page.getByRole('spinbutton', 'Quantity').fill('4');
  await button(shop, 'Increase quantity').click();
  await button(shop, 'Buy Now').click();
  await expect.poll(() => shop.heading.text()).toBe('Your Cart');
  for (let visit = 0; visit < 2; visit += 1) {
    await expect.poll(() => quantity(shop, first).value()).toBe('9');
    expect(await shop.stored()).toEqual({
      [CART_KEY]: JSON.stringify([{ id: first.id, qty: 9 }]),
    });
    await shop.reload();
  }
});

test('[CART21] the cart page follows changes made in another window', async ({ shop }) => {
  await openCart(shop);
  await shop.inAnotherWindow(async () => {
    await shop.open('?seed=7');
    await shop.card(seededProduct(2).title).getByRole('button', 'Add to Cart').click();
    await expect.poll(() => shop.cartIcon.name()).toBe('Cart, 4 items');
  });
  await expect.poll(() => lines(shop)).toEqual([first.title, second.title, seededProduct(2).title]);
  expect(await shop.cartIcon.name()).toBe('Cart, 4 items');
});

test('[CART33, CART36, DATA20, DATA21] a link replaces the cart, Start over empties it, and Undo restores it', async ({
  shop,
}) => {
  await openCart(shop);
  await shop.open('cart?seed=7#cart=1:4');
  await expect.poll(() => lines(shop)).toEqual([second.title]);
  await button(shop, 'Undo').click();
  await expect.poll(() => lines(shop)).toEqual([first.title, second.title]);
  await button(shop, 'Start over').click();
  await expect.poll(() => lines(shop)).toEqual([]);
  await button(shop, 'Undo').click();
  await expect.poll(() => lines(shop)).toEqual([first.title, second.title]);
  expect(await shop.errors()).toBe('');
});
