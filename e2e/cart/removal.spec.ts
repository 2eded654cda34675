import type { Locator } from '@playwright/test';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';

const [first, second, third] = [seededProduct(0), seededProduct(1), seededProduct(2)];

test('a removed line leaves a row of its height in its place, and nothing moves @our-goods', async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.openCart([first, 1], [second, 4], [third, 1]);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const undo = button('Undo');
  const removed = page.getByRole('main').getByText(/was removed/);
  const topOf = async (control: Locator) => (await control.boundingBox())?.y;
  const before = await topOf(button(`Remove ${third.title}`));
  await test.step('[CART11] Undo is not where minus or Remove stood', async () => {
    const pressed = [
      await button(`Remove ${second.title}`).boundingBox(),
      await button(`Decrease quantity of ${second.title}`).boundingBox(),
    ];
    await button(`Remove ${second.title}`).click();
    await expect(undo).toBeFocused();
    const box = await undo.boundingBox();
    for (const control of pressed) {
      if (!control || !box) throw new Error('A control has no box');
      const apart = control.y + control.height <= box.y || control.x + control.width <= box.x;
      expect(apart).toBe(true);
    }
  });
  await test.step('[CART11, CART63] after another removal the first row stays as text, and no line moves', async () => {
    expect(await topOf(button(`Remove ${third.title}`))).toBe(before);
    await button(`Remove ${first.title}`).click();
    await expect(removed).toHaveText([first, second].map(({ title }) => `${title} was removed.`));
    await expect(undo).toHaveCount(1);
    expect(await topOf(button(`Remove ${third.title}`))).toBe(before);
  });
  await test.step('[CART64] the row of the last line stands above the text of the empty cart', async () => {
    await button(`Remove ${third.title}`).click();
    await expect(removed).toHaveText(`${third.title} was removed.`);
    const text = page.getByText('Your shopping cart is empty.');
    expect(await topOf(undo)).toBeLessThan((await topOf(text)) ?? 0);
    await undo.press('Enter');
    await expect(button(`Remove ${third.title}`)).toBeFocused();
  });
});

test('[CART66] Undo pressed while a quantity is typed brings the line back, and the quantity counts', async ({
  shop,
  page,
}) => {
  await shop.openCart([first, 1], [second, 4], [third, 1]);
  await page.getByRole('button', { name: `Remove ${second.title}` }).click();
  await typeInto(page.getByRole('spinbutton', { name: `Quantity of ${third.title}` }), '7');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 12 items');
  await expect(page.getByRole('button', { name: `Remove ${second.title}` })).toBeFocused();
});
