import { CART_KEY, HERO_HEADING, HISTORY_KEY } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';

const [first, second] = [seededProduct(0), seededProduct(1)];

test.describe('invalid storage', () => {
  test.use({
    expectedErrors: [
      new RegExp(`(${CART_KEY}|${HISTORY_KEY}) is not JSON|stored (cart|search history) is not`),
    ],
  });

  test('[DATA1, DATA3] a stored cart and history that are no lists are logged and ignored', async ({
    shop,
    page,
  }) => {
    const errors = shop.errors();
    await shop.store({ [CART_KEY]: '[{', [HISTORY_KEY]: '{"query":"lantern"}' });
    await shop.open('?seed=7');
    expect(errors).toHaveLength(2);
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, empty');
    await shop.everythingIsPrefetched();
    await shop.searchBox.focus();
    await shop.nextFrames();
    await expect(page.getByText('Recent searches')).toHaveCount(0);
    await shop.card(first.title).getByRole('button').click();
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
    expect(await shop.stored()).toMatchObject({
      [CART_KEY]: JSON.stringify([{ id: first.id, qty: 1 }]),
    });
    await shop.searchFor('kettle');
    await expect(shop.heading).toHaveText('Results for "kettle"');
  });

  test('[DATA1, DATA3] invalid lines and entries are logged and left out @smoke', async ({
    shop,
  }) => {
    const errors = shop.errors();
    const lines = [
      { id: 'nothing', qty: 1 },
      { id: second.id, qty: 1.5 },
      { id: second.id, qty: 1000 },
      { id: second.id },
      null,
    ];
    const timestamp = '2029-12-31T08:00:00.000Z';
    const entries = [{ query: 5, timestamp }, { query: 'x' }, null, 'lantern', []];
    await shop.store({
      [CART_KEY]: JSON.stringify([...lines, { id: first.id, qty: 3 }]),
      [HISTORY_KEY]: JSON.stringify([
        { query: 'lantern', timestamp },
        ...entries,
        { query: 'kettle', timestamp: '2029-12-30T08:00:00.000Z' },
      ]),
    });
    await shop.open('cart?seed=7');
    await expect(shop.cartLines.getByRole('link')).toHaveText([first.title]);
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 3 items');
    expect(errors).toHaveLength(lines.length + entries.length);
    await shop.searchBox.focus();
    await expect(shop.suggestions).toHaveText(['lantern', 'kettle']);
  });
});

test.describe('a lazy chunk that fails to load', () => {
  test.use({
    expectedErrors: [/Failed to load resource|dynamically imported|NetworkError|^Error$/],
  });

  test('[DATA14] the page shows an error, and Try again loads it and keeps the cart @smoke', async ({
    shop,
    page,
  }) => {
    await page.route('**/assets/ProductPage-*.js', (route) => route.abort());
    await shop.storeCart([{ id: second.id, qty: 2 }]);
    await shop.open('?seed=7');
    await shop.card(first.title).getByRole('link').click();
    await expect(shop.heading).toHaveText('Something went wrong');
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 2 items');

    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(shop.heading).toHaveText(first.title);
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 2 items');
  });

  test('[DATA14] Try again works repeatedly on the first page', async ({ shop, page }) => {
    await page.route('**/assets/CartPage-*.js', (route) => route.abort());
    await shop.storeCart([{ id: second.id, qty: 2 }]);
    await shop.open('cart?seed=7');
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await expect(shop.heading).toHaveText('Something went wrong');
    const failure = page.waitForEvent('requestfailed', (request) => /CartPage/.test(request.url()));
    await tryAgain.click();
    await failure;
    await expect(shop.heading).toHaveText('Something went wrong');
    await page.unrouteAll();
    await tryAgain.click();
    await expect(shop.cartLines).toHaveCount(1);
  });

  test('[DATA17] without the popup, the cart icon opens the cart page', async ({ shop, page }) => {
    await page.route('**/assets/CartPopup-*.js', (route) => route.abort());
    await shop.open('?seed=7');
    await shop.card(first.title).getByRole('button').click();
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
    await expect(shop.cartIcon).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL('?seed=7');
    await shop.cartIcon.click();
    await expect(shop.heading).toHaveText('Your Cart');
    await expect(shop.cartLines).toHaveCount(1);
  });

  test('[DATA17] without the menu, the page shows an error', async ({ shop, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/assets/MobileMenu-*.js', (route) => route.abort());
    await shop.open('products?seed=7');
    await shop.menuButton.click();
    await expect(shop.heading).toHaveText('Something went wrong');
    await expect(shop.heading).toBeFocused();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(shop.cards).toHaveCount(20);
    await page.goBack();
    await expect(shop.heading).toHaveText('Products');
  });
});

test.describe('an error in the popup or the menu', () => {
  // Firefox logs only the class of an error object.
  test.use({ expectedErrors: [/out of order|^Error$/] });

  test('[DATA18] the page and the cart stay usable', async ({ shop, page }) => {
    await page.addInitScript(() => {
      const fail = () => {
        throw new Error('out of order');
      };
      HTMLElement.prototype.showPopover = fail;
      HTMLDialogElement.prototype.showModal = fail;
    });
    await shop.open('?seed=7');
    await shop.everythingIsPrefetched();
    await shop.card(first.title).getByRole('button').click();
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
    await expect(shop.cards).toHaveCount(20);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu', includeHidden: true }).first().click();
    await shop.card(second.title).getByRole('link').click();
    await expect(shop.heading).toHaveText(second.title);
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
  });
});

test.describe('pictures that fail to load', () => {
  test.use({ expectedErrors: [/Failed to load resource|NetworkError/] });

  test('[DATA15] the layout does not change, and each picture shows its text alternative', async ({
    shop,
    page,
  }) => {
    const boxes = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main article, main article img')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height].map(Math.round);
        }),
      );
    await shop.open('?seed=7');
    const before = await boxes();
    await page.route('**/pictures/**', (route) => route.abort());
    await shop.open('?seed=7');
    const picture = shop.card(first.title).getByRole('img', { name: first.title, exact: true });
    await expect(picture).toHaveJSProperty('naturalWidth', 0);
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await boxes()).toEqual(before);
  });
});

test('[DATA4] a visit stores nothing but the two keys', async ({ shop, page, context }) => {
  await shop.open('?seed=7');
  await shop.searchFor('a');
  await page.getByRole('combobox', { name: 'Minimum rating' }).selectOption('2');
  await shop.open(`product/${first.id}?seed=7`);
  await typeInto(page.getByRole('textbox', { name: 'Your review' }), 'Holds water.');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(shop.cartLines).toHaveCount(1);
  await shop.cartIcon.click();
  expect(Object.keys(await shop.stored()).toSorted()).toEqual([CART_KEY, HISTORY_KEY]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test.describe('an error while a page renders', () => {
  // Firefox logs only the class of an error object.
  test.use({ expectedErrors: [/ran dry|^Error$/] });

  test('[DATA5] the page shows an error and a link home, and header and cart stay usable @smoke', async ({
    shop,
    page,
  }) => {
    await page.addInitScript(() => {
      // Only the product page calls it, for its reviews.
      // oxlint-disable-next-line no-extend-native -- makes the page throw
      Array.prototype.toReversed = () => {
        throw new Error('ran dry');
      };
    });
    await shop.storeCart([{ id: second.id, qty: 2 }]);
    await shop.open('?seed=7');
    await shop.card(first.title).getByRole('link').click();
    await expect(shop.heading).toHaveText('Something went wrong');
    await expect(page.getByRole('main').getByText(/sorry/i)).toBeVisible();

    await shop.cartIcon.click();
    await expect(shop.popup.getByText(second.title)).toBeVisible();
    await shop.popup.getByRole('link', { name: 'Go to Cart' }).click();
    await expect(shop.heading).toHaveText('Your Cart');
    await page.getByRole('button', { name: `Increase quantity of ${second.title}` }).click();
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 3 items');

    await page.goBack();
    await expect(shop.heading).toHaveText('Something went wrong');
    await shop.searchFor(first.title);
    await expect(shop.heading).toHaveText(`Results for "${first.title}"`);
    await shop.card(first.title).getByRole('link').click();
    await expect(shop.heading).toHaveText('Something went wrong');
    await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
    await expect(shop.heading).toHaveText(HERO_HEADING);
    await shop.card(first.title).getByRole('button', { name: 'Add to Cart' }).click();
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 4 items');
  });
});
