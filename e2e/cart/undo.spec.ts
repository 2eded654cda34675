import { HERO_HEADING } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, type Shop, typeInto } from '../fixtures/shop.ts';

const [first, second, third] = [seededProduct(0), seededProduct(1), seededProduct(2)];
const all = [first.title, second.title, third.title];

/** Opens the cart page with quantities 1, 4 and 1. */
async function openCart(shop: Shop) {
  await shop.openCart([first, 1], [second, 4], [third, 1]);
  const button = (name: string) => shop.page.getByRole('button', { name, exact: true });
  return {
    titles: shop.cartLines.getByRole('link'),
    undo: button('Undo'),
    remove: button(`Remove ${second.title}`),
    minus: button(`Decrease quantity of ${first.title}`),
    qty: shop.page.getByRole('spinbutton', { name: `Quantity of ${second.title}` }),
  };
}

test('[CART4, CART11, NAME18] Undo, in a status message, restores a removed line at its position @engines @smoke', async ({
  shop,
  page,
}) => {
  const { titles, undo, remove, minus, qty } = await openCart(shop);
  const status = page.getByRole('main').getByRole('status').filter({ has: undo });
  await expect(undo).toHaveCount(0);
  await remove.click();
  await expect(titles).toHaveText([first.title, third.title]);
  await expect(status).toContainText(second.title);
  await undo.click();
  await expect(titles).toHaveText(all);
  await expect(qty).toHaveValue('4');
  await expect(undo).toHaveCount(0);
  await expect(shop.announcer).toHaveText(/back in your cart/);

  await minus.click();
  await expect(titles).toHaveText([second.title, third.title]);
  await expect(status).toContainText(first.title);
  await undo.click();
  await expect(titles).toHaveText(all);
});

test('[CART11, CART12] Undo stays for hours and through other actions, until the cart changes', async ({
  shop,
  page,
}) => {
  await page.clock.install();
  const { titles, undo, remove, minus, qty } = await openCart(shop);
  await remove.click();
  await page.clock.fastForward('05:00:00');
  await expect(undo).toBeVisible();
  await shop.cartIcon.click();
  await page.getByRole('link', { name: 'Go to Cart' }).click();
  await expect(shop.popup).toHaveCount(0);
  await expect(undo).toBeVisible();
  await shop.navLink('Cart').click();
  await expect(undo).toBeVisible();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await undo.click();
  await expect(titles).toHaveText(all);

  await remove.click();
  await expect(undo).toBeVisible();
  await page.getByRole('button', { name: `Increase quantity of ${third.title}` }).click();
  await expect(undo).toHaveCount(0);
  await minus.click();
  await expect(undo).toBeVisible();
  await typeInto(page.getByRole('spinbutton', { name: `Quantity of ${third.title}` }), '8');
  await expect(undo).toHaveCount(0);
  await expect(qty).toHaveCount(0);
  // The only line.
  await page.getByRole('button', { name: `Remove ${third.title}` }).click();
  await expect(page.getByText('Your shopping cart is empty.')).toBeVisible();
  await undo.click();
  await expect(page.getByRole('spinbutton')).toHaveValue('8');
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 8 items');
});

test('[CART12] a navigation ends Undo', async ({ shop, page }) => {
  const { undo, remove } = await openCart(shop);
  await remove.click();
  await expect(undo).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(shop.heading).toHaveText(HERO_HEADING);
  await page.goBack();
  await expect(shop.cartLines).toHaveCount(2);
  await expect(undo).toHaveCount(0);

  await page.getByRole('button', { name: `Remove ${first.title}` }).click();
  await expect(undo).toBeVisible();
  await page.goForward();
  await expect(shop.heading).toHaveText(HERO_HEADING);
  await page.goBack();
  await expect(shop.cartLines).toHaveCount(1);
  await expect(undo).toHaveCount(0);
});
