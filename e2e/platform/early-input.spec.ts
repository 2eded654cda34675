import type { Locator } from '@playwright/test';
import { HISTORY_KEY } from '../fixtures/config.ts';
import { seededProduct, seededProducts, titles } from '../fixtures/products.ts';
import { INLINE_SCRIPT, test } from '../fixtures/slow-host.ts';
import { holdScript, openPrerendered } from '../fixtures/hold-script.ts';
import { expect } from '../fixtures/shop.ts';

test('[PAINT7] clicks and choices while the document loads take effect @engines', async ({
  page,
  shop,
  slowHost,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { url, release } = slowHost.hold('products?seed=7', 'products/index.html', INLINE_SCRIPT);
  await page.goto(url, { waitUntil: 'commit' });
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  const rating = page.getByRole('combobox', { name: 'Minimum rating' });
  await sort.selectOption('price-high');
  await sort.selectOption('price-low');
  await rating.selectOption('4');
  await shop.menuButton.click();
  release();
  await expect(shop.menu).toBeVisible();
  await expect(page).toHaveURL(/products\?rating=4&sort=price-low&seed=7$/);
  await page.keyboard.press('Escape');
  const expected = seededProducts()
    .filter((product) => product.rating >= 4)
    .toSorted((a, b) => Number(a.price) - Number(b.price));
  await expect(shop.cardTitles).toHaveText([...titles(expected)]);
  await expect(sort).toHaveValue('price-low');
  await expect(rating).toHaveValue('4');
});

test('[PAINT7, PAINT37, PAINT46] buttons clicked before hydration look pressed, and twice takes effect once @engines', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await openPrerendered(page, '?seed=7');
  const styleOf = (button: Locator) =>
    button.evaluate((element) => {
      const { opacity } = getComputedStyle(element, '::after');
      return `${getComputedStyle(element).backgroundColor} ${opacity}`;
    });
  const button = shop.card(seededProduct(0).title).getByRole('button');
  for (const clicked of [button, shop.menuButton]) {
    const before = await styleOf(clicked);
    await clicked.click();
    if (clicked === button) await clicked.click();
    await page.mouse.move(0, 0);
    await expect.poll(() => styleOf(clicked)).not.toBe(before);
  }
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, empty');
  await release();
  await expect(shop.menu).toBeVisible();
  await expect(shop.searchBox).toHaveCount(1);
  await page.keyboard.press('Escape');
  // From "Added!".
  await expect(button).toHaveText('Add to Cart');
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
});

test('[PAINT47, POP35] where the visitor types when the app is ready, nothing that was pressed opens above the suggestions', async ({
  page,
  shop,
}) => {
  const release = await openPrerendered(page, '?seed=7');
  await shop.card(seededProduct(0).title).getByRole('button').click();
  await shop.cartIcon.click();
  await shop.searchBox.click();
  await page.keyboard.type('lam');
  await release();
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
  await page.keyboard.type('p');
  await expect(shop.suggestions.first()).toBeVisible();
  await expect(shop.searchBox).toHaveValue('lamp');
  await expect(shop.popup).toHaveCount(0);
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
});

test('[PAINT28, PAINT36] a product added before hydration is in the cart after a reload, a search and a link @engines', async ({
  page,
  shop,
}) => {
  const release = await openPrerendered(page, '?seed=7');
  const leave = [
    () => page.reload({ waitUntil: 'commit' }),
    async () => {
      await shop.searchBox.fill('tea');
      await shop.searchBox.press('Enter');
      await expect(shop.heading).toHaveText('Results for "tea"');
      await page.goBack({ waitUntil: 'commit' });
    },
    () => shop.card(seededProduct(0).title).getByRole('link').click(),
  ];
  for (const go of leave) {
    await shop.card(seededProduct(0).title).getByRole('button').click();
    await go();
  }
  await release();
  await shop.hydrated();
  await expect(shop.cartIcon).toHaveAccessibleName('Cart, 3 items');
});

test('searches submitted before hydration open the results and are saved once, and Back restores the scroll position @engines', async ({
  page,
  shop,
}) => {
  const release = await openPrerendered(page, '?seed=7');
  await expect(shop.cards).toHaveCount(20);
  await page.evaluate(() => scrollTo(0, 700));
  await shop.searchBox.fill(' toaster ');
  const position = await shop.scrolled();
  expect(position).toBeGreaterThan(0);
  const entries = Number(await page.evaluate('history.length'));
  await test.step('[PAINT5] a search before hydration opens the results', async () => {
    await shop.searchBox.press('Enter');
    await expect(page).toHaveURL('products?q=toaster&seed=7');
    await release();
    await expect(shop.heading).toHaveText('Results for "toaster"');
    await expect(shop.cards.first()).toBeVisible();
    expect(await shop.scrolled()).toBe(0);
  });

  await test.step('[PAINT35] on the list it replaces the history entry', async () => {
    // On the list a search replaces the history entry.
    const releaseAgain = await holdScript(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(shop.heading).toHaveText('Results for "toaster"');
    await shop.searchBox.fill('tea');
    await shop.searchBox.press('Enter');
    await expect(page).toHaveURL('products?q=tea&seed=7');
    await releaseAgain();
    await expect(shop.heading).toHaveText('Results for "tea"');
    await shop.hydrated();
    expect(await page.evaluate('history.length')).toBe(entries + 1);
  });
  await test.step('[FIND44, PAINT34] both are saved once', async () => {
    const { [HISTORY_KEY]: saved = '' } = await shop.stored();
    expect(JSON.parse(saved)).toMatchObject([{ query: 'tea' }, { query: 'toaster' }]);
    // A reload does not save it again.
    await page.reload();
    await shop.hydrated();
    expect((await shop.stored())[HISTORY_KEY]).toBe(saved);
  });
  await test.step('[PAINT36] Back restores the scroll position', async () => {
    await page.goBack();
    await expect(shop.cards).toHaveCount(20);
    await expect.poll(() => shop.scrolled()).toBe(position);
  });
});

test('[DATA36] before hydration an extension adds elements and attributes, and nothing typed or pressed is lost @engines @our-goods', async ({
  page,
  shop,
}) => {
  const release = await openPrerendered(page, '?seed=7');
  await page.evaluate(() => {
    for (const place of document.querySelectorAll('input, article a, article button')) {
      place.setAttribute('data-checked', 'yes');
      place.classList.add('checked');
      place.after(document.createElement('grammar-checker'));
    }
    document.getElementById('root')?.prepend(document.createElement('password-manager'));
  });
  await shop.card(seededProduct(1).title).getByRole('button').click();
  await shop.searchBox.click();
  await page.keyboard.type('ste');
  await release();
  await shop.hydrated();
  await test.step('[PAINT7] the pressed button has added the product', async () => {
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
  });
  await test.step('[PAINT6] typed text stays with focus and caret, and gets suggestions', async () => {
    await expect(shop.searchBox).toBeFocused();
    await page.keyboard.type('el');
    await expect(shop.searchBox).toHaveValue('steel');
    await expect(shop.suggestions.first()).toContainText('steel');
  });
  await test.step('[PAINT7] the popup leads to the product in the cart', async () => {
    await shop.cartIcon.click();
    await shop.popup.getByRole('link').click();
    await expect(shop.cartLines).toContainText(seededProduct(1).title);
  });
});

test.describe(() => {
  test.use({ expectedErrors: [/The document was not as it was prerendered/] });

  // Only an observer puts its element back before React gets there, which then renders the page anew.
  test('[DATA36] an extension that puts its element back by an observer loses nothing typed or pressed', async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const form = document.querySelector('form');
        if (form && form.previousElementSibling === null)
          form.before(document.createElement('password-manager'));
      }).observe(document, { childList: true, subtree: true });
    });
    const release = await openPrerendered(page, '?seed=7');
    await shop.card(seededProduct(1).title).getByRole('button').click();
    await shop.searchBox.click();
    await page.keyboard.type('ste');
    await release();
    await shop.hydrated();
    await expect(shop.cartIcon).toHaveAccessibleName('Cart, 1 item');
    await expect(shop.searchBox).toHaveValue('ste');
    await expect(page.locator('password-manager')).toHaveCount(1);
  });
});
