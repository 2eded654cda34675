import type { Page } from '@playwright/test';
import { CART_KEY, STORAGE_PREFIX } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, type Shop, typeInto } from '../fixtures/shop.ts';

const [first, second] = [seededProduct(0), seededProduct(1)];
const foreign = seededProduct(3, 99);

test(
  '[CART18, CART20] the cart survives a reload, and its storage key is removed when it is empty',
  { tag: ['@engines', '@smoke'] },
  async ({ shop, page }) => {
    await shop.open(`product/${first.id}?seed=7`);
    expect(await shop.stored()).toEqual({});
    await typeInto(page.getByRole('spinbutton', { name: 'Quantity' }), '3');
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(shop.heading).toHaveText('Your Cart');
    expect(await cartStored(page)).toEqual([{ id: first.id, qty: 3 }]);
    await page.reload();
    await expect(page.getByRole('spinbutton', { name: `Quantity of ${first.title}` })).toHaveValue(
      '3',
    );
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 3 items');

    await page.getByRole('button', { name: `Remove ${first.title}` }).click();
    expect(await shop.stored()).not.toHaveProperty([CART_KEY]);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await cartStored(page)).toEqual([{ id: first.id, qty: 3 }]);
    await page.getByRole('button', { name: 'Checkout' }).click();
    expect(await shop.stored()).not.toHaveProperty([CART_KEY]);
  },
);

test('[CART19] persisted lines restore their products, also those of another catalogue', async ({
  shop,
  page,
}) => {
  const lines = [foreign, seededProduct(500), first];
  await shop.storeCart(lines.map(({ id }, index) => ({ id, qty: index + 1 })));
  await shop.open('cart?seed=7');
  await expect(shop.cartLines.getByRole('link')).toHaveText(lines.map(({ title }) => title));
  for (const [index, { title }] of lines.entries()) {
    const line = shop.cartLines.nth(index);
    await expect(line.getByRole('img', { name: title, exact: true })).toBeVisible();
    await expect(line.getByRole('spinbutton')).toHaveValue(String(index + 1));
  }
  await page.getByRole('link', { name: foreign.title, exact: true }).click();
  await expect(shop.heading).toHaveText(foreign.title);
});

test('[CART24] persisted lines of the same product are merged, up to 999', async ({ shop }) => {
  await shop.storeCart([
    { id: first.id, qty: 2 },
    { id: second.id, qty: 990 },
    { id: first.id, qty: 5 },
    { id: second.id, qty: 10 },
  ]);
  await shop.open('cart?seed=7');
  await expect(shop.cartLines.getByRole('link')).toHaveText([first.title, second.title]);
  await expect(shop.cartLines.nth(0).getByRole('spinbutton')).toHaveValue('7');
  await expect(shop.cartLines.nth(1).getByRole('spinbutton')).toHaveValue('999');
});

test(
  '[CART21] other open tabs follow a change of the cart',
  { tag: ['@engines', '@smoke'] },
  async ({ shop, page, context }) => {
    await shop.open('cart?seed=7');
    const tab = await context.newPage();
    await tab.goto('?seed=7');
    await add(tab, first.title);
    await add(tab, second.title);
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 2 items');
    await expect(shop.cartLines.getByRole('link')).toHaveText([first.title, second.title]);
    await page.getByRole('button', { name: `Increase quantity of ${second.title}` }).click();
    await expect(icon(tab)).toHaveAccessibleName('Cart, 3 items');
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(icon(tab)).toHaveAccessibleName('Cart, empty');
    await tab.close();
  },
);

test('[CART26] a change in another tab replaces a quantity being typed', async ({ shop, page }) => {
  await shop.storeCart([{ id: first.id, qty: 2 }]);
  await shop.open('cart?seed=7');
  const field = page.getByRole('spinbutton', { name: `Quantity of ${first.title}` });
  await typeInto(field, '5');
  await page.evaluate(
    ([key, text]) => {
      localStorage.setItem(key, text);
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    [CART_KEY, JSON.stringify([{ id: first.id, qty: 9 }])] as const,
  );
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 9 items');
  await expect(field).toHaveValue('9');
});

test('[CART22] two tabs never overwrite each other, even without storage events', async ({
  shop,
  page,
  context,
}) => {
  await blockStorageEvents(page);
  await shop.storeCart([{ id: first.id, qty: 2 }]);
  await shop.open('?seed=7');
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 2 items');
  const tab = await context.newPage();
  await tab.goto('?seed=7');
  await add(tab, first.title);
  await add(tab, seededProduct(5).title);
  await expect(icon(tab)).toHaveAccessibleName('Cart, 4 items');
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 2 items');

  await add(page, first.title);
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 5 items');
  expect(await cartStored(page)).toEqual([
    { id: first.id, qty: 4 },
    { id: seededProduct(5).id, qty: 1 },
  ]);

  // The other tab checks out: an absent key is an empty cart.
  await tab.goto('cart?seed=7');
  await tab.getByRole('button', { name: 'Checkout' }).click();
  await expect(icon(tab)).toHaveAccessibleName('Cart, empty');
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 5 items');
  await add(page, second.title);
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
  expect(await cartStored(page)).toEqual([{ id: second.id, qty: 1 }]);
  await tab.close();
});

test.describe('storage that fails', () => {
  test.use({
    expectedErrors: [new RegExp(`^Storage failed to (read|write|remove) ${STORAGE_PREFIX}\\.`)],
  });

  test(
    '[CART23] with storage denied from the start, the cart lives in memory',
    { tag: '@engines' },
    async ({ shop, page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      });
      await shopInMemory(shop);
    },
  );

  test('[CART23] with storage that fails to read, the cart lives in memory', async ({
    shop,
    page,
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.getItem = () => {
        throw new DOMException('Broken', 'InvalidStateError');
      };
    });
    await shopInMemory(shop);
  });

  test('[CART23] with storage full, the cart continues in memory', async ({ shop, page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await shopInMemory(shop);
  });
});

/** Adds products and changes the cart: everything works until the page unloads. */
async function shopInMemory(shop: Shop): Promise<void> {
  const { page } = shop;
  await shop.open('?seed=7');
  await add(page, first.title);
  await add(page, second.title);
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 2 items');
  await page.getByRole('link', { name: 'Go to Cart' }).click();
  await page.getByRole('button', { name: `Increase quantity of ${first.title}` }).click();
  await page.getByRole('button', { name: `Remove ${second.title}` }).click();
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 2 items');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 3 items');
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, empty');
  await expect(page.getByText('Thank you for your purchase! 🎉')).toBeVisible();
}

/** A tab that is frozen in the background receives no storage events either. */
async function blockStorageEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
  });
}

async function add(page: Page, title: string): Promise<void> {
  const card = page.getByRole('article', { name: title, exact: true });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
}

function icon(page: Page) {
  return page.getByRole('button', { name: /^Cart,/ });
}

async function cartStored(page: Page): Promise<unknown> {
  return JSON.parse((await page.evaluate((key) => localStorage.getItem(key), CART_KEY)) ?? 'null');
}
