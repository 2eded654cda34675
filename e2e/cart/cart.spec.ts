import { cartTotal } from '#domain/cart/cart.ts';
import { formatCents, times, toCents } from '#domain/money.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { CART_KEY } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, type Shop, typeInto } from '../fixtures/shop.ts';

const [first, second, third] = [seededProduct(0), seededProduct(1), seededProduct(2)];

async function openCart(shop: Shop, ...lines: readonly (readonly [Product, number])[]) {
  await shop.storeCart(lines.map(([{ id }, qty]) => ({ id, qty })));
  await shop.open('cart?seed=7');
  await expect(shop.cartLines).toHaveCount(lines.length);
}

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

test(
  '[CART1] adding again increases the quantity, and a new product is appended',
  { tag: '@smoke' },
  async ({ shop, page }) => {
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
  },
);

test('[CART2] adding 5 to a line of 4 makes 9', async ({ shop, page }) => {
  await shop.storeCart([{ id: first.id, qty: 4 }]);
  await shop.open(`product/${first.id}?seed=7`);
  await typeInto(page.getByRole('spinbutton', { name: 'Quantity' }), '5');
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(line(shop, first).qty).toHaveValue('9');
});

test(
  '[CART3, CART7, CART10] a typed quantity replaces the line’s, and an invalid one is reverted',
  { tag: '@smoke' },
  async ({ shop }) => {
    await openCart(shop, [first, 2], [second, 3]);
    const { qty } = line(shop, first);
    for (const typed of ['13', '999', '1', '40']) {
      await typeInto(qty, typed);
      await qty.blur();
      await expect(qty).toHaveValue(typed);
      await expect(shop.cartIcon).toHaveAccessibleName(`Cart, ${Number(typed) + 3} items`);
    }
    // Including 40 in notations that are invalid, and with leading zeros.
    for (const typed of ['0', '-1', '1000', '1.5', '40.0', '1e1', '', '0040']) {
      await typeInto(qty, typed);
      await qty.blur();
      await expect(qty).toHaveValue('40');
      await expect(shop.cartIcon).toHaveAccessibleName('Cart, 43 items');
    }
    await expect(line(shop, second).qty).toHaveValue('3');
  },
);

test(
  '[EASE15] an invalid quantity shows a hint and does not change the cart',
  { tag: '@engines' },
  async ({ shop, page }) => {
    await openCart(shop, [first, 40]);
    const { qty } = line(shop, first);
    const hint = page.getByRole('alert');
    await expect(qty).toHaveAttribute('aria-invalid', 'false');
    await typeInto(qty, '1000');
    await expect(hint).toHaveText('A whole number from 1 to 999');
    await expect(qty).toHaveAttribute('aria-invalid', 'true');
    await expect(qty).toHaveAccessibleDescription('A whole number from 1 to 999');
    // The valid numbers typed on the way (1, 10, 100) must not count either.
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 40 items');
    await typeInto(qty, '');
    await expect(hint).toHaveCount(0);
    await typeInto(qty, '-3');
    await expect(hint).toBeVisible();
    await qty.press('Enter');
    await expect(hint).toHaveCount(0);
    await expect(qty).toHaveValue('40');
  },
);

test(
  '[CART4] Remove deletes one line, and Checkout empties the cart',
  { tag: '@smoke' },
  async ({ shop, page }) => {
    await openCart(shop, [first, 2], [second, 3], [third, 1]);
    await line(shop, second).remove.click();
    await expect(shop.cartLines.getByRole('link')).toHaveText([first.title, third.title]);
    await expect(line(shop, first).qty).toHaveValue('2');
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(shop.cartLines).toHaveCount(0);
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, empty');
  },
);

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

  await shop.open(`product/${first.id}?seed=7`);
  await typeInto(page.getByRole('spinbutton', { name: 'Quantity' }), '5');
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(shop.announcer).toHaveText(full);
  await expect(line(shop, first).qty).toHaveValue('999');

  await shop.open('cart?seed=7');
  await expect(shop.announcer).toHaveText('');
  await line(shop, first).plus.click();
  await expect(shop.announcer).toHaveText(full);
  await expect(line(shop, first).qty).toHaveValue('999');
});

test(
  '[CART8, NAME24, NAME25] each line shows its product and has its controls',
  { tag: '@smoke' },
  async ({ shop, page }) => {
    await openCart(shop, [first, 2], [second, 1]);
    for (const product of [first, second]) {
      const { item, link, qty, plus, minus, remove } = line(shop, product);
      await expect(item.getByRole('img', { name: product.title, exact: true })).toBeVisible();
      const price = formatCents(toCents(product.price));
      await expect(item.getByText(price, { exact: true })).toBeVisible();
      for (const control of [link, qty, plus, minus, remove]) await expect(control).toBeVisible();
      await expect(item.getByRole('button')).toHaveCount(3);
    }
    await line(shop, second).link.click();
    await expect(shop.heading).toHaveText(second.title);
    await page.goBack();
    await expect(shop.cartLines).toHaveCount(2);
  },
);

test('[CART29] a line shows its total, and from 2 on the price of one', async ({ shop }) => {
  await openCart(shop, [first, 1], [second, 3]);
  const { item, plus, minus } = line(shop, first);
  const price = formatCents(toCents(first.price));
  const total = (count: number) => formatCents(times(toCents(first.price), count));
  await expect(item.getByRole('paragraph')).toHaveText([price]);
  await plus.click();
  await expect(item.getByRole('paragraph')).toHaveText([`${price} each`, total(2)]);
  await minus.click();
  await expect(item.getByRole('paragraph')).toHaveText([price]);
  await expect(line(shop, second).item).toContainText(formatCents(times(toCents(second.price), 3)));
});

test(
  '[CART9] plus adds one; minus removes one, and at 1 the line',
  { tag: '@smoke' },
  async ({ shop }) => {
    await openCart(shop, [first, 1], [second, 1]);
    const { qty, plus, minus } = line(shop, first);
    await plus.click();
    await plus.click();
    await expect(qty).toHaveValue('3');
    await minus.click();
    await expect(qty).toHaveValue('2');
    await minus.click();
    await expect(qty).toHaveValue('1');
    await minus.click();
    await expect(shop.cartLines.getByRole('link')).toHaveText([second.title]);
  },
);

test(
  '[CART13, CART14, NAME26] the total is the sum of the lines, in dollars and whole cents',
  { tag: '@smoke' },
  async ({ shop, page }) => {
    await openCart(shop, [first, 999], [second, 3], [third, 7]);
    const total = page.locator('[data-total]');
    const items = [
      { ...first, qty: 999 },
      { ...second, qty: 3 },
      { ...third, qty: 7 },
    ];
    await expect(total).toHaveText(formatCents(cartTotal(items)));
    await expect(total).toHaveText(/^\$\d{1,3}(,\d{3})+\.\d{2}$/);
    await line(shop, first).remove.click();
    await line(shop, third).remove.click();
    const cents = Math.round(Number(second.price) * 100) * 3;
    await expect(total).toHaveText(
      `$${new Intl.NumberFormat('en').format(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`,
    );
    await expect(total).toHaveText(formatCents(times(toCents(second.price), 3)));
    await expect(page.getByRole('button', { name: 'Checkout', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  },
);

test('[CART16] the cart page asks for no payment and says that this is a demo', async ({
  shop,
  page,
}) => {
  await openCart(shop, [first, 2]);
  await expect(page.getByRole('main').getByText(/\bdemo\b/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByText('Thank you for your purchase!')).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
});

test(
  '[CART28] the wheel over a quantity scrolls the page and changes nothing',
  { tag: '@engines' },
  async ({ shop, page }) => {
    await page.setViewportSize({ width: 800, height: 400 });
    await shop.storeCart([0, 1, 2].map((index) => ({ id: seededProduct(index).id, qty: 8 })));
    for (const path of ['cart?seed=7', `product/${seededProduct(0).id}?seed=7`]) {
      await shop.open(path);
      const field = page.getByRole('spinbutton').first();
      await field.scrollIntoViewIfNeeded();
      const before = await field.inputValue();
      const from = await shop.scrolled();
      await field.click();
      await page.mouse.wheel(0, 120);
      await expect.poll(() => shop.scrolled()).toBeGreaterThan(from);
      await expect(field).toHaveValue(before);
    }
    expect(JSON.parse((await shop.stored())[CART_KEY] ?? '')).toMatchObject([
      { qty: 8 },
      { qty: 8 },
      { qty: 8 },
    ]);
  },
);
