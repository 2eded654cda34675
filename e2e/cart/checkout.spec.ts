import { cartTotal, lineTotal } from '#domain/cart/cart.ts';
import { formatCents } from '#domain/money.ts';
import { orderNumber } from '#domain/cart/order.ts';
import { CART_KEY, HERO_HEADING } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/shop.ts';

const [first, second] = [seededProduct(0), seededProduct(1)];

test('[CART4, CART15, CART16, CART17] Checkout asks for no payment, thanks the visitor and empties the cart @smoke', async ({
  shop,
  page,
}) => {
  await shop.openCart([first, 2]);
  const thanks = page.getByText('Thank you for your purchase! 🎉', { exact: true });
  const empty = page.getByRole('main').getByText('Your shopping cart is empty.', { exact: true });
  await expect(empty).toHaveCount(0);
  const field = page.getByRole('main').getByRole('textbox');
  await expect(page.getByRole('main').getByText(/\bdemo\b/)).toBeVisible();
  await expect(field).toHaveCount(0);
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(thanks).toBeVisible();
  await expect(field).toHaveCount(0);
  await expect(empty).toHaveCount(0);
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, empty');
  await expect(page).toHaveURL(/\/cart\?seed=7$/);
  await shop.cartIcon.click();
  await shop.cartIcon.click();
  await expect(thanks).toBeVisible();

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(shop.heading).toHaveText(HERO_HEADING);
  await page.goBack();
  await expect(empty).toBeVisible();
  await expect(thanks).toHaveCount(0);
  await expect(shop.cartLines).toHaveCount(0);
  await expect(page.locator('[data-total]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Checkout' })).toHaveCount(0);
});

test('[CART30, CART31, CART32, CART39, CART40, CART41] the thank-you shows the order in place of the heading, until Start over', async ({
  shop,
  page,
}) => {
  const lines = [
    [first, 999],
    [second, 129],
  ] as const;
  await shop.openCart(...lines);
  const main = page.getByRole('main');
  await expect(main.getByRole('term').first()).toHaveText('1,128 items');
  expect((await shop.heading.boundingBox())?.width).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'Checkout' }).click();
  const total = formatCents(cartTotal(lines.map(([product, qty]) => ({ ...product, qty }))));
  const status = main.getByRole('status').filter({ hasText: 'Thank you' });
  const thanks = status.getByText('Thank you for your purchase! 🎉', { exact: true });
  await expect(status.getByRole('paragraph')).toHaveText([
    'Thank you for your purchase! 🎉',
    `1,128 items · ${total}`,
  ]);
  await expect(main.getByText(`Order ${orderNumber(7, 1)}`)).toBeVisible();
  await expect(main.getByRole('list', { name: 'Ordered items' }).getByRole('listitem')).toHaveText(
    lines.map(
      ([product, qty]) =>
        `${product.title} × ${qty} ${formatCents(lineTotal({ ...product, qty }))}`,
    ),
  );
  await expect(shop.heading).toHaveText('Your Cart');
  expect((await shop.heading.locator('..').boundingBox())?.width).toBe(1);

  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(thanks).toHaveCount(0);
  await expect(main.getByText('Your shopping cart is empty.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(thanks).toBeFocused();
  await expect(main.getByText(/^Order R-\d{8}$/)).toBeVisible();
  await main.getByRole('link', { name: 'Continue shopping' }).click();
  await expect(shop.heading).toHaveText('Products');
  await shop.navLink('Cart').click();
  expect((await shop.heading.boundingBox())?.width).toBeGreaterThan(100);
});

test('[CART39] a checkout of a cart that another tab has just emptied makes no order', async ({
  shop,
  page,
}) => {
  await shop.openCart([first, 3]);
  // Another tab has done so, and the storage event has not arrived yet.
  await page.evaluate((key) => localStorage.removeItem(key), CART_KEY);
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByText('Your shopping cart is empty.')).toBeVisible();
  await expect(page.getByText('Thank you')).toHaveCount(0);
  await expect(shop.heading).toBeFocused();
});
