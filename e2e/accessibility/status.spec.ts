import { seededProduct } from '../fixtures/products.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';

const product = seededProduct(0);

test('one live region outside main announces what has no visible text', async ({ page, shop }) => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first();
  await shop.storeCart([{ id: product.id, qty: 998 }]);
  await shop.open('?seed=7');
  await test.step('[EASE21] there is one live region, and it is empty', async () => {
    await expect(shop.announcer).toHaveCount(1);
    await expect(shop.announcer).toHaveText('');
  });
  // Screen readers announce changes of an existing live region, not a new one with text.
  await shop.announcer.evaluate((region) => region.setAttribute('data-same', ''));
  await test.step('[EASE21] it announces an addition, quantities, a full line and a review', async () => {
    await shop.card(product.title).getByRole('button').click();
    await expect(shop.announcer).toHaveText(/added to cart/);
    await shop.card(product.title).getByRole('link').click();
    await press('Increase quantity');
    await expect(shop.announcer).toHaveText('Quantity: 2');
    await press('Decrease quantity');
    await expect(shop.announcer).toHaveText('Quantity: 1');
    await add.click();
    await expect(shop.announcer).toHaveText(/stays at 999/);
    await typeInto(page.getByRole('textbox', { name: 'Your review' }), 'Holds water.');
    await press('Submit Review');
    await expect(shop.announcer).toHaveText(/review/);
  });
  await test.step('[CART52] minus on the cart page announces the new quantity', async () => {
    await shop.navLink('Cart').click();
    await press(`Decrease quantity of ${product.title}`);
    await expect(shop.announcer).toHaveText(`Quantity of ${product.title}: 998`);
  });
  await test.step('[CART46] Undo announces what is back', async () => {
    await press(`Remove ${product.title}`);
    await press('Undo');
    await expect(shop.announcer).toHaveText(/back in your cart/);
  });
  await test.step('[FIND49] that nothing matches is announced', async () => {
    await typeInto(shop.searchBox, 'zzz');
    await expect(shop.announcer).toHaveText('No suggestions.');
  });
  await test.step('[FIND49] so is a single recent search', async () => {
    await shop.searchBox.press('Enter');
    await press('Clear search');
    await expect(shop.announcer).toHaveText('1 recent search, use the down arrow to choose.');
  });
  await test.step('[EASE21] it is still the same region', async () => {
    await expect(shop.announcer).toHaveAttribute('data-same');
  });
});

test('the buttons of the product page stay in view on a phone, and what can be undone stands at the top of the page @engines', async ({
  page,
  shop,
}) => {
  const notice = page.locator('main > [aria-live]');
  const undo = notice.getByRole('button', { name: 'Undo' });
  const fillCart = () => page.evaluate(() => void (location.hash = 'cart=0:1'));
  await shop.open(`product/${product.id}?seed=7`);
  await test.step('[LOOK9] the buttons stay in view', async () => {
    for (const [width, height] of [
      [375, 553],
      [360, 560],
      [667, 375],
      [390, 700],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const name of ['Add to Cart', 'Buy Now'])
        await expect(
          page.getByRole('main').getByRole('button', { name, exact: true }).first(),
          `${width} × ${height}`,
        ).toBeInViewport({ ratio: 1 });
    }
  });

  await notice.evaluate((region) => region.setAttribute('data-same', ''));
  await test.step('[CART42, CART61] the same status says what a link has done, and scrolls with the page', async () => {
    await fillCart();
    await expect(notice).toContainText('A link has filled your cart: 1 item.');
    await expect(notice).toHaveAttribute('data-same');
    await expect(undo).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    await expect(undo).not.toBeInViewport();
  });
  await test.step('[CART46, CART65] after Undo the focus is on the heading', async () => {
    await undo.press('Enter');
    await expect(shop.heading).toBeFocused();
    await expect(notice).toBeEmpty();
    await expect(shop.announcer).toHaveText('Your cart is empty again.');
  });

  await test.step('[EASE1] the picture does not cover the text beside it', async () => {
    // The picture sticks beside the text and does not cover it.
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      const covers = await page.locator('[data-description]').evaluate((element) => {
        scrollTo(0, 300);
        const text = element.getBoundingClientRect();
        return [...(element.parentElement?.children ?? [])].filter((other) => {
          const { top, bottom, left, right } = other.getBoundingClientRect();
          const overlaps = top < text.bottom && bottom > text.top;
          return other !== element && overlaps && left < text.right && right > text.left;
        }).length;
      });
      expect(covers, `${width} px`).toBe(0);
    }
  });
});
