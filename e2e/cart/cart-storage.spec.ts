import { CART_KEY, HISTORY_KEY, STORAGE_PREFIX } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, Shop, test, typeInto } from '../fixtures/shop.ts';

const [first, second] = [seededProduct(0), seededProduct(1)];

test('a reload and another tab show the stored cart, and the shop stores nothing else @engines', async ({
  shop,
  page,
  context,
}) => {
  await shop.open('?seed=7');
  await test.step('[CART18, DATA4] a visit stores cart and searches, and nothing else', async () => {
    expect(await shop.stored()).toEqual({});
    await shop.searchFor(first.title);
    await shop.card(first.title).getByRole('link').click();
    await expect(shop.heading).toHaveText(first.title);
    await typeInto(page.getByRole('textbox', { name: 'Your review' }), 'Holds water.');
    await page.getByRole('button', { name: 'Submit Review' }).click();
    await typeInto(page.getByRole('spinbutton', { name: 'Quantity' }), '3');
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(shop.heading).toHaveText('Your Cart');
    const { [CART_KEY]: cart, [HISTORY_KEY]: searches, ...others } = await shop.stored();
    expect(JSON.parse(cart ?? '')).toEqual([{ id: first.id, qty: 3 }]);
    expect(JSON.parse(searches ?? '')).toMatchObject([{ query: first.title }]);
    expect(others).toEqual({});
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });

  await test.step('[CART18] a reload shows the stored cart', async () => {
    await page.reload();
    const field = page.getByRole('spinbutton', { name: `Quantity of ${first.title}` });
    await expect(field).toHaveValue('3');
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 3 items');
  });
  const tab = new Shop(await context.newPage());
  await test.step('[CART21] another tab shows it too, and each follows the changes of the other', async () => {
    await tab.open('?seed=7');
    await expect(tab.cartIcon).toHaveAccessibleName('Cart, 3 items');
    await tab.card(second.title).getByRole('button', { name: 'Add to Cart' }).click();
    await expect(shop.cartLines.getByRole('link')).toHaveText([first.title, second.title]);
    await page.getByRole('button', { name: `Increase quantity of ${second.title}` }).click();
    await expect(tab.cartIcon).toHaveAccessibleName('Cart, 5 items');
  });
  await test.step('[CART18, CART21] a checkout empties the cart in both, and removes its key', async () => {
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(tab.cartIcon).toHaveAccessibleName('Cart, empty');
    expect(await shop.stored()).not.toHaveProperty([CART_KEY]);
  });
});

test.describe('denied storage', () => {
  test.use({ expectedErrors: [new RegExp(`^Storage failed to \\w+ ${STORAGE_PREFIX}\\.`)] });

  test('[DATA9] the inline script and the app work without localStorage, and the cart stays in memory', async ({
    shop,
    page,
  }) => {
    const errors = shop.errors();
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('No', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get });
    });
    await shop.open('cart?seed=7');
    await expect(page.getByText('Your shopping cart is empty.')).toBeVisible();
    await shop.navLink('Home').click();
    await shop.card(first.title).getByRole('button', { name: 'Add to Cart' }).click();
    await shop.popup.getByRole('link', { name: 'Go to Cart' }).click();
    await page.getByRole('button', { name: `Increase quantity of ${first.title}` }).click();
    await page.getByRole('button', { name: `Remove ${first.title}` }).click();
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, empty');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 2 items');
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(page.getByText('Thank you for your purchase! 🎉')).toBeVisible();
    errors.length = 0;
    await shop.searchFor(second.title);
    await expect(shop.heading).toHaveText(`Results for "${second.title}"`);
    await expect(shop.card(second.title)).toBeVisible();
    expect(errors.filter((text) => text.includes(`write ${HISTORY_KEY}`))).toHaveLength(1);
  });
});
