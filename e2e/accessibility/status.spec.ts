import { layoutShift } from '../fixtures/layout-shifts.ts';
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
  await test.step('[CART8] minus on the cart page announces the new quantity', async () => {
    await shop.navLink('Cart').click();
    await press(`Decrease quantity of ${product.title}`);
    await expect(shop.announcer).toHaveText(`Quantity of ${product.title}: 998`);
  });
  await test.step('[EASE21] Undo announces what is back', async () => {
    await press(`Remove ${product.title}`);
    await press('Undo');
    await expect(shop.announcer).toHaveText(/back in your cart/);
  });
  await test.step('[FIND31] that nothing matches is announced', async () => {
    await typeInto(shop.searchBox, 'zzz');
    await expect(shop.announcer).toHaveText('No suggestions.');
  });
  await test.step('[EASE21] it is still the same region', async () => {
    await expect(shop.announcer).toHaveAttribute('data-same');
  });
});

test('the buttons of the product page and the line with Undo stay in view on a phone, and nothing in view moves when the line comes and goes @engines', async ({
  page,
  shop,
}) => {
  const line = page.locator('header output');
  const undo = line.getByRole('button', { name: 'Undo' });
  const [add, buy] = ['Add to Cart', 'Buy Now'].map((name) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).first(),
  );
  if (!add || !buy) throw new Error('no buttons');
  const fillCart = () => page.evaluate(() => void (location.hash = 'cart=0:1'));
  const expectInView = async (...sizes: readonly (readonly [width: number, height: number])[]) => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await expect(add, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
      await expect(buy, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
    }
  };
  await shop.open(`product/${product.id}?seed=7`);
  await test.step('[LOOK9] the buttons stay in view', async () => {
    await expectInView([375, 553], [360, 560], [667, 375], [390, 700]);
  });

  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  await line.evaluate((region) => region.setAttribute('data-same', ''));
  const description = page.locator('[data-description]');
  const top = () => description.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await test.step('[CART42] nothing in view moves when the line opens', async () => {
    await fillCart();
    await expect(line).toContainText('A link has filled your cart: 1 item.');
    await expect(line).toHaveAttribute('data-same');
    expect(await top()).toBe(before);
  });
  await test.step('[CART42, LOOK9] the line and the buttons are in view together', async () => {
    for (const [width, height] of [
      [390, 664],
      [360, 640],
      [320, 700],
    ] as const) {
      await expectInView([width, height]);
      await expect(undo).toBeInViewport({ ratio: 1 });
    }
  });

  await page.setViewportSize({ width: 390, height: 700 });
  const offered = await top();
  await test.step('[CART42] nothing in view moves when Undo closes it, and the focus is on the heading', async () => {
    await undo.press('Enter');
    await expect(shop.heading).toBeFocused();
    await expect(line).toBeEmpty();
    await expect(shop.announcer).toHaveText('Your cart is empty again.');
    expect(await top()).toBe(offered);
    expect(await layoutShift(page)).toBe(0);
  });

  await test.step('[CART42] at the top nothing moves when a change of the cart ends the offer', async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await fillCart();
    await expect(undo).toBeVisible();
    const atTop = await top();
    // A click would scroll to the button.
    await add.dispatchEvent('click');
    await expect(line).toBeEmpty();
    expect(await top()).toBe(atTop);
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
    await expect.poll(async () => (await line.boundingBox())?.height).toBe(0);
    expect(await top()).toBe(atTop - 200);
  });

  await test.step('[CART42] in a low window the line does not stick', async () => {
    await fillCart();
    await expect(undo).toBeVisible();
    await page.setViewportSize({ width: 320, height: 256 });
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    await expect(undo).not.toBeInViewport();
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
