import type { Locator } from '@playwright/test';
import { CART_KEY } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, notInFirefox, type Shop, test, typeInto } from '../fixtures/shop.ts';

const lines = [seededProduct(0), seededProduct(1), seededProduct(2), seededProduct(3)] as const;
const [first, second] = lines;

/** A held key repeats: six key presses. */
const HELD = 6;

const INPUTS = {
  'a double click': (button: Locator) => button.dblclick(),
  async 'a held Enter'(button: Locator) {
    await button.focus();
    const { keyboard } = button.page();
    for (let press = 0; press < HELD; press += 1) await keyboard.down('Enter');
    await keyboard.up('Enter');
  },
};

const NO_DOUBLE_CLICK = notInFirefox('BiDi sends a double click as two single clicks');

for (const [input, press] of Object.entries(INPUTS)) {
  const details = press === INPUTS['a double click'] ? NO_DOUBLE_CLICK : {};
  test(`[ITEM19] ${input} on Add to Cart adds one @engines`, async ({ shop, page }) => {
    for (const path of ['?seed=7', `product/${second.id}?seed=7`]) {
      await shop.open(path);
      await press(named(shop, 'Add to Cart').first());
    }
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 2 items');
    await named(shop, 'Added!').first().waitFor({ state: 'hidden' });
    expect(await page.evaluate((key) => localStorage.getItem(key), CART_KEY)).toBe(
      JSON.stringify([first, second].map(({ id }) => ({ id, qty: 1 }))),
    );
  });

  test(
    `[ITEM19] ${input} on Submit Review adds one review without a hint, and on Buy Now buys once`,
    details,
    async ({ shop, page }) => {
      // Repeated input must not add again while the cart page loads and the product page still shows.
      await shop.stopClock();
      await shop.open(`product/${first.id}?seed=7`);
      const field = page.getByRole('textbox', { name: 'Your review' });
      await typeInto(field, 'Holds water.');
      await press(named(shop, 'Submit Review'));
      await expect(page.getByRole('list', { name: 'Reviews' }).getByText('You')).toHaveCount(1);
      await expect(field).toHaveAttribute('aria-invalid', 'false');
      await expect(field).toHaveValue('');
      await expect(named(shop, 'Submit Review')).toBeFocused();

      await named(shop, 'Increase quantity').click();
      await press(named(shop, 'Buy Now'));
      await expect(shop.heading).toHaveText('Your Cart');
      await expect(shop.cartIcon).toHaveAccessibleName('Cart, 2 items');
      await expect(shop.cartLines).toHaveCount(1);
    },
  );

  test(
    `[CART27] ${input} on Remove, Undo and Checkout counts once`,
    details,
    async ({ shop, page }) => {
      await shop.storeCart(lines.map(({ id }) => ({ id, qty: 1 })));
      await shop.open('cart?seed=7');
      await press(named(shop, `Remove ${first.title}`));
      await expect(shop.cartLines).toHaveCount(3);
      // Undo replaces the removed line: otherwise the next line would be under the pointer.
      await press(named(shop, `Remove ${second.title}`));
      await expect(shop.cartLines).toHaveCount(2);
      await press(named(shop, 'Undo'));
      await expect(shop.cartLines).toHaveCount(3);
      await expect(named(shop, 'Undo')).toHaveCount(0);
      await press(named(shop, 'Checkout'));
      await expect(page.getByText('Thank you for your purchase! 🎉')).toBeVisible();
      await expect(page).toHaveURL('cart?seed=7');
    },
  );
}

test('[ITEM19] holding Enter for longer than Added! shows adds one', async ({ shop, page }) => {
  await shop.open('?seed=7');
  const button = named(shop, 'Add to Cart').first();
  await button.focus();
  await page.keyboard.down('Enter');
  await expect(named(shop, 'Added!')).toHaveCount(1);
  await expect(named(shop, 'Added!')).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
  await button.press('Enter');
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 2 items');
});

test(
  '[DATA16] a double click on Clear search leaves the focus in the box',
  NO_DOUBLE_CLICK,
  async ({ shop, page }) => {
    await shop.open('?seed=7');
    await shop.everythingIsPrefetched();
    await typeInto(shop.searchBox, 'zzz');
    await page.getByRole('button', { name: 'Clear search' }).dblclick();
    await expect(shop.searchBox).toHaveValue('');
    await expect(shop.searchBox).toBeFocused();
  },
);

function named({ page }: Shop, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name, exact: true });
}
