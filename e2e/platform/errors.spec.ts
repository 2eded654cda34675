import { HERO_HEADING } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/shop.ts';

const [first, second] = [seededProduct(0), seededProduct(1)];

test.describe('an entry chunk that fails to load', () => {
  test.use({ expectedErrors: [/Failed to load resource|NetworkError/] });

  test('[PAINT27] a status says that buttons do not work, and Try again reloads the page until they do', async ({
    shop,
    page,
  }) => {
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto('?seed=7', { waitUntil: 'commit' });
    const status = page.getByRole('status').filter({ hasText: 'has not loaded' });
    await expect(status).toBeInViewport({ ratio: 1 });
    await page.unrouteAll();
    await status.getByRole('button', { name: 'Try again' }).click();
    await shop.hydrated();
    await expect(status).toHaveCount(0);
    await shop.card(first.title).getByRole('button').click();
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
  });
});

test.describe('a lazy chunk that fails to load', () => {
  test.use({ expectedErrors: [/Failed to load resource|dynamically imported|^Error$/] });

  test('[DATA14] the page shows an error, and Try again reloads it until it loads, with the cart', async ({
    shop,
    page,
  }) => {
    await page.route('**/assets/ProductPage-*.js', (route) => route.abort());
    await shop.storeCart([{ id: second.id, qty: 2 }]);
    await shop.open('?seed=7');
    await shop.card(first.title).getByRole('link').click();
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await expect(shop.heading).toHaveText('Something went wrong');
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 2 items');
    const isPage = (request: { url: () => string }) => /ProductPage/.test(request.url());
    const failure = page.waitForEvent('requestfailed', isPage);
    await tryAgain.click();
    await failure;
    await expect(shop.heading).toHaveText('Something went wrong');
    await page.unrouteAll();
    await tryAgain.click();
    await expect(shop.heading).toHaveText(first.title);
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 2 items');
  });

  test('[DATA17] without the popup the icon opens the cart page, and without the menu the page shows an error', async ({
    shop,
    page,
  }) => {
    await page.route(/assets\/(CartPopup|MobileMenu)-/, (route) => route.abort());
    await shop.open('?seed=7');
    await shop.card(first.title).getByRole('button').click();
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
    await expect(shop.cartIcon).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL('?seed=7');
    await shop.cartIcon.click();
    await expect(shop.heading).toHaveText('Your Cart');
    await expect(shop.cartLines).toHaveCount(1);

    await page.setViewportSize({ width: 390, height: 844 });
    await shop.menuButton.click();
    await expect(shop.heading).toHaveText('Something went wrong');
    await expect(shop.heading).toBeFocused();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(shop.cards).toHaveCount(20);
    await page.goBack();
    await expect(shop.heading).toHaveText('Your Cart');
  });
});

test.describe('pictures that fail to load', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

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

test.describe('an error while rendering', () => {
  test.use({ expectedErrors: [/ran dry/] });

  test('[DATA5, DATA18] of a page shows an apology and a link home, of popup or menu nothing, and cart and search stay usable', async ({
    shop,
    page,
  }) => {
    await page.addInitScript(() => {
      const fail = () => {
        throw new Error('ran dry');
      };
      // Only the product page calls it, for its reviews.
      // oxlint-disable-next-line no-extend-native -- makes the page throw
      Array.prototype.toReversed = fail;
      HTMLElement.prototype.showPopover = fail;
      HTMLDialogElement.prototype.showModal = fail;
    });
    await shop.open('?seed=7');
    await shop.card(first.title).getByRole('link').click();
    await expect(shop.heading).toHaveText('Something went wrong');
    await expect(page.getByRole('main').getByText(/sorry/i)).toBeVisible();
    await shop.searchFor(second.title);
    await expect(shop.heading).toHaveText(`Results for "${second.title}"`);
    await page.goBack();
    await expect(shop.heading).toHaveText('Something went wrong');
    await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
    await expect(shop.heading).toHaveText(HERO_HEADING);

    const popupError = page.waitForEvent('console', (message) => /ran dry/.test(message.text()));
    await shop.card(first.title).getByRole('button', { name: 'Add to Cart' }).click();
    await popupError;
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
    await expect(shop.cards).toHaveCount(20);
    await page.setViewportSize({ width: 390, height: 844 });
    const menuError = page.waitForEvent('console', (message) => /ran dry/.test(message.text()));
    await shop.menuButton.click();
    await menuError;
    await shop.card(second.title).getByRole('button', { name: 'Add to Cart' }).click();
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 2 items');
    await expect(shop.heading).toHaveText(HERO_HEADING);
  });
});
