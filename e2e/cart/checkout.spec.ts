import { lineTotal, totalsOf } from '#domain/cart/items.ts';
import { orderNumber } from '#domain/cart/order.ts';
import { formatCents } from '#domain/money.ts';
import { CART_KEY } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/shop.ts';

const [first, second, third] = [seededProduct(0), seededProduct(1), seededProduct(2)];

test('Checkout asks for no payment and shows the order, until Start over or a navigation', async ({
  shop,
  page,
}) => {
  const lines = [
    [first, 999],
    [second, 129],
  ] as const;
  await shop.openCart(...lines, [third, 1]);
  const main = page.getByRole('main');
  const status = main.getByRole('status').filter({ hasText: 'Thank you' });
  const thanks = status.getByText('Thank you for your purchase! 🎉', { exact: true });
  const empty = main.getByText('Your shopping cart is empty.', { exact: true });
  const checkout = page.getByRole('button', { name: 'Checkout', exact: true });
  const removed = main.getByText(/was removed/);
  const headingWidth = async () => (await shop.heading.locator('..').boundingBox())?.width;
  await page.getByRole('button', { name: `Remove ${third.title}`, exact: true }).click();
  await expect(removed).toBeVisible();
  await test.step('[CART16, CART53] there is no payment, and numbers are grouped', async () => {
    await expect(main.getByText(/\bdemo\b/)).toBeVisible();
    await expect(main.getByRole('textbox')).toHaveCount(0);
    await expect(main.getByRole('term').first()).toHaveText('1,128 items');
  });
  await test.step('[CART17] a cart with lines is not empty', async () => {
    await expect(empty).toHaveCount(0);
    await checkout.click();
  });
  const total = formatCents(totalsOf(lines.map(([product, qty]) => ({ ...product, qty }))).total);
  await test.step('[CART15, CART31, CART39, CART55] the thank-you shows the order', async () => {
    await expect(status.getByRole('paragraph')).toHaveText([
      'Thank you for your purchase! 🎉',
      `1,128 items · ${total}`,
    ]);
    await expect(main.getByText(`Order ${orderNumber(7, 1)}`)).toBeVisible();
    await expect(
      main.getByRole('list', { name: 'Ordered items' }).getByRole('listitem'),
    ).toHaveText(
      lines.map(
        ([product, qty]) =>
          `${product.title} × ${qty} ${formatCents(lineTotal({ ...product, qty }))}`,
      ),
    );
    await expect(shop.heading).toHaveText('Your Cart');
    expect(await headingWidth()).toBe(1);
  });
  await test.step('[CART63] the row of the removal before it is gone', async () => {
    await expect(removed).toHaveCount(0);
  });
  await test.step('[LIST67] below it are two products that are not part of it', async () => {
    const titles = main.getByRole('region', { name: 'More to discover' }).getByRole('heading');
    await expect(titles).toHaveCount(3);
    const found = await titles.allTextContents();
    expect(lines.filter(([{ title }]) => found.includes(title))).toEqual([]);
  });
  await test.step('[CART15, CART16] the cart is empty, and nothing is to be filled in', async () => {
    await expect(main.getByRole('textbox')).toHaveCount(0);
    await expect(empty).toHaveCount(0);
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, empty');
    await expect(page).toHaveURL(/\/cart\?seed=7$/);
  });

  await test.step('[CART15, CART17, CART46, CART65, DATA34] the thank-you stays until Start over or a navigation', async () => {
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(thanks).toHaveCount(0);
    await expect(empty).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(thanks).toBeFocused();
    // Said once, by the announcer.
    await expect(status).toHaveAttribute('aria-live', 'off');
    await expect(shop.announcer).toHaveText('What Start over emptied is back.');
    await expect(main.getByText(/^Order R-\d{8}$/)).toBeVisible();
    await shop.cartIcon.click();
    await shop.cartIcon.click();
    await main.getByRole('link', { name: 'Continue shopping' }).click();
    await expect(shop.heading).toHaveText('Products');
    await page.goBack();
    await expect(empty).toBeVisible();
    await expect(thanks.or(shop.cartLines).or(page.locator('[data-total]'))).toHaveCount(0);
    expect(await headingWidth()).toBeGreaterThan(100);
  });
});

test('[CART60] a checkout of a cart that another tab has emptied makes no order', async ({
  shop,
  page,
}) => {
  await shop.openCart([first, 3]);
  // Another tab has checked out, and the storage event has not arrived yet.
  await page.evaluate((key) => localStorage.removeItem(key), CART_KEY);
  await page.getByRole('button', { name: 'Checkout', exact: true }).click();
  await expect(page.getByText('Your shopping cart is empty.', { exact: true })).toBeVisible();
  await expect(page.getByText('Thank you for your purchase! 🎉', { exact: true })).toHaveCount(0);
  await expect(shop.heading).toBeFocused();
});
