import type { Locator } from '@playwright/test';
import { seededProduct } from '../fixtures/products.ts';
import { expect, notInFirefox, test, typeInto } from '../fixtures/shop.ts';

const [first, second] = [seededProduct(0), seededProduct(1)];

const INPUTS = {
  'a double click': (button: Locator) => button.dblclick(),
  async 'a held Enter'(button: Locator) {
    const page = button.page();
    await button.focus();
    for (const _ of '123') await page.keyboard.down('Enter');
    // Longer than Added! shows.
    await page.clock.runFor(1000);
    await expect(page.getByRole('button', { name: 'Added!' })).toHaveCount(0);
    for (const _ of '123') await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  },
};

for (const [input, press] of Object.entries(INPUTS)) {
  test(
    `[DATA28] ${input} clears the search box, adds, reviews, buys, removes, undoes and checks out once @engines`,
    press === INPUTS['a double click']
      ? notInFirefox('BiDi sends a double click as two single clicks')
      : {},
    async ({ shop, page }) => {
      const named = (name: string) =>
        page.getByRole('main').getByRole('button', { name, exact: true });
      // Stopped, so that the two clicks are near in time, and Added! lasts.
      await shop.stopClock();
      await shop.open('?seed=7');
      await typeInto(shop.searchBox, 'zzz');
      await press(page.getByRole('button', { name: 'Clear search', exact: true }));
      await expect(shop.searchBox).toHaveValue('');
      await expect(shop.searchBox).toBeFocused();
      await expect(page).toHaveURL('?seed=7');
      const addFirst = shop.card(first.title).getByRole('button');
      await press(addFirst);
      await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
      await page.clock.runFor(1000);
      await addFirst.click();
      await expect(shop.cartIcon).toHaveAccessibleName('Cart, 2 items');

      await shop.card(second.title).getByRole('link').click();
      await expect(shop.heading).toHaveText(second.title);
      await press(named('Add to Cart').first());
      await expect(shop.cartIcon).toHaveAccessibleName('Cart, 3 items');
      const field = page.getByRole('textbox', { name: 'Your review' });
      await typeInto(field, 'Holds water.');
      await press(named('Submit Review'));
      await expect(page.getByRole('list', { name: 'Reviews' }).getByText('You')).toHaveCount(1);
      await expect(field).toHaveAttribute('aria-invalid', 'false');
      await expect(field).toHaveValue('');
      await expect(named('Submit Review')).toBeFocused();
      await named('Increase quantity').click();
      await press(named('Buy Now'));
      await expect(shop.heading).toHaveText('Your Cart');
      await expect(shop.cartIcon).toHaveAccessibleName('Cart, 5 items');

      await press(named(`Remove ${first.title}`));
      await expect(shop.cartLines).toHaveCount(1);
      const undo = page.getByRole('button', { name: 'Undo', exact: true });
      await press(undo);
      await expect(shop.cartLines).toHaveCount(2);
      await expect(undo).toHaveCount(0);
      await press(named('Checkout'));
      await expect(page.getByText('Thank you for your purchase! 🎉')).toBeVisible();
      await expect(page).toHaveURL('cart?seed=7');
    },
  );
}
