import type { Page } from '@playwright/test';
import { CART_KEY, HISTORY_KEY, STORAGE_PREFIX } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';

const [first, second] = [seededProduct(0), seededProduct(1)];
const foreign = seededProduct(3, 99);

test('[CART18, CART20] the cart survives a reload, and its storage key is removed when it is empty @engines @smoke', async ({
  shop,
  page,
}) => {
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
});

test('[CART19, CART24] persisted lines restore products of any catalogue, and those of one product are merged', async ({
  shop,
  page,
}) => {
  const products = [foreign, seededProduct(500), first];
  await shop.storeCart([
    { id: foreign.id, qty: 1 },
    { id: products[1]!.id, qty: 990 },
    { id: first.id, qty: 2 },
    { id: products[1]!.id, qty: 10 },
    { id: first.id, qty: 5 },
  ]);
  await shop.open('cart?seed=7');
  await expect(shop.cartLines.getByRole('link')).toHaveText(products.map(({ title }) => title));
  for (const [index, qty] of ['1', '999', '7'].entries()) {
    const line = shop.cartLines.nth(index);
    const { title = '' } = products[index] ?? {};
    await expect(line.getByRole('img', { name: title, exact: true })).toBeVisible();
    await expect(line.getByRole('spinbutton')).toHaveValue(qty);
  }
  await page.getByRole('link', { name: foreign.title, exact: true }).click();
  await expect(shop.heading).toHaveText(foreign.title);
});

test('[CART21] other open tabs follow a change of the cart @engines @smoke', async ({
  shop,
  page,
  context,
}) => {
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
});

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

  for (const [cause, method] of [
    ['full', 'setItem'],
    ['denied', null],
  ] as const) {
    test(
      `[CART23, DATA2] with storage ${cause}, the cart lives in memory and a search works`,
      { tag: method ? [] : '@engines' },
      async ({ shop, page }) => {
        const errors = shop.errors();
        await page.addInitScript((method) => {
          const fail = () => {
            throw new DOMException('No', method ? 'QuotaExceededError' : 'SecurityError');
          };
          if (method) Storage.prototype[method] = fail;
          else Object.defineProperty(window, 'localStorage', { get: fail });
        }, method);
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

        errors.length = 0;
        await shop.searchFor(first.title);
        await expect(shop.heading).toHaveText(`Results for "${first.title}"`);
        await expect(shop.card(first.title)).toBeVisible();
        expect(errors.filter((text) => text.includes(`write ${HISTORY_KEY}`))).toHaveLength(1);
        await shop.searchFor(second.title);
        await expect(shop.card(second.title)).toBeVisible();
      },
    );
  }
});

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
