import { HERO_HEADING } from '../fixtures/config.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';

const [first, second] = [seededProduct(0), seededProduct(1)];

test.describe('a file of the app that fails to load', () => {
  test.use({ expectedErrors: [/Failed to load resource|NetworkError/] });

  for (const file of ['script', 'style sheet']) {
    test(`[PAINT27] without the ${file} a status says that buttons do not work, and Try again reloads the page until they do`, async ({
      shop,
      page,
    }) => {
      const files = file === 'script' ? 'index-*.js' : 'index-*.css';
      // In the first document alone, which may ask for the file once more after its preload has failed.
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      await page.route(`**/assets/${files}`, (route) =>
        documents === 1 ? route.abort() : route.continue(),
      );
      await page.goto('?seed=7', { waitUntil: 'commit' });
      const status = page.getByRole('status').filter({ hasText: 'has not loaded' });
      await expect(status).toBeInViewport({ ratio: 1 });
      await status.getByRole('button', { name: 'Try again' }).click();
      await shop.hydrated();
      await expect(status).toHaveCount(0);
      await shop.card(first.title).getByRole('button').click();
      await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
    });
  }
});

test('[PAINT27, PAINT33] a script that is late shows the status, which goes when the page is interactive', async ({
  shop,
  page,
}) => {
  await page.clock.install();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('?seed=7', { waitUntil: 'commit' });
  const status = page.getByRole('status').filter({ hasText: 'has not loaded' });
  await page.clock.runFor(20_000);
  await expect(status).toBeInViewport();
  release();
  await shop.hydrated();
  await expect(status).toBeHidden();
});

test.describe('suggestions whose code fails to load', () => {
  test.use({ expectedErrors: [/Failed to load resource|suggestions failed to load/] });

  test('[FIND30] the box searches without them, keeps what is typed, and asks for them again @our-goods', async ({
    shop,
    page,
  }) => {
    await page.clock.install();
    let isMissing = true;
    await page.route('**/assets/SearchField-*.js', (route) =>
      isMissing ? route.abort() : route.continue(),
    );
    await shop.open('?seed=7');
    const box = page.getByRole('searchbox', { name: 'Search products' }).or(shop.searchBox);
    await typeInto(box, 'steel');
    await box.press('Enter');
    await expect(shop.heading).toHaveText('Results for "steel"');
    await typeInto(box, 'cott');
    isMissing = false;
    const loaded = page.waitForResponse(/SearchField-.*js$/);
    await page.clock.runFor(5000);
    await loaded;
    await expect(shop.searchBox).toHaveValue('cott');
    await shop.searchBox.press('o');
    await expect(shop.suggestions.first()).toBeVisible();
  });
});

test.describe('pictures that fail to load', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('[CAT45] the layout does not change, and each picture shows its text alternative', async ({
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

  test('[DATA5, DATA30, DATA31] of a page shows an apology and a link home, of popup or menu nothing, and cart and search stay usable', async ({
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
