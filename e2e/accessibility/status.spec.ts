import { seededProduct } from '../fixtures/products.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';

const product = seededProduct(0);

test('[NAME19] one live region outside main announces what has no visible text @smoke', async ({
  shop,
  page,
}) => {
  await shop.storeCart([{ id: product.id, qty: 998 }]);
  await shop.open('?seed=7');
  await expect(shop.announcer).toHaveCount(1);
  await expect(shop.announcer).toHaveText('');
  await page.evaluate(() => {
    document.querySelector('[role="status"]:not(main *)')?.setAttribute('data-same', '');
  });
  await shop.card(product.title).getByRole('button').click();
  await expect(shop.announcer).toHaveText(/added to cart/);
  await shop.card(product.title).getByRole('link').click();
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(shop.announcer).toHaveText(/stays at 999/);
  await typeInto(page.getByRole('textbox', { name: 'Your review' }), 'Holds water.');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(shop.announcer).toHaveText(/review/);
  await shop.navLink('Cart').click();
  await page.getByRole('button', { name: `Remove ${product.title}` }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shop.announcer).toHaveText(/back in your cart/);
  // Screen readers announce changes of an existing live region, not a new one with text.
  await expect(shop.announcer).toHaveAttribute('data-same');
});

test('[HEAR3] plus and minus announce the new quantity', async ({ shop, page }) => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await shop.storeCart([{ id: product.id, qty: 2 }]);
  await shop.open('cart');
  await press(`Increase quantity of ${product.title}`);
  await expect(shop.announcer).toHaveText(`Quantity of ${product.title}: 3`);
  await press(`Decrease quantity of ${product.title}`);
  await expect(shop.announcer).toHaveText(`Quantity of ${product.title}: 2`);
  await shop.cartLines.getByRole('link').click();
  await press('Increase quantity');
  await expect(shop.announcer).toHaveText('Quantity: 2');
  await press('Decrease quantity');
  await expect(shop.announcer).toHaveText('Quantity: 1');
});

test('[HEAR1] the number of suggestions is announced', async ({ shop }) => {
  await shop.open('?seed=7');
  await typeInto(shop.searchBox, 'al');
  await expect(shop.suggestions.first()).toBeVisible();
  const count = await shop.suggestions.count();
  await expect(shop.announcer).toContainText(`${count} suggestions`);
  await typeInto(shop.searchBox, 'zzz');
  await expect(shop.announcer).toHaveText('No suggestions.');
  await shop.searchFor('rope');
  // The list's heading takes the focus, which would interrupt the typing.
  await expect(shop.heading).toBeFocused();
  await expect(shop.heading).toHaveText('Results for "rope"');
  await typeInto(shop.searchBox, '');
  await shop.searchBox.click();
  await expect(shop.announcer).toContainText('1 recent search,');
});

test('[HEAR2] a search, and the number of products in a list without a query, are announced', async ({
  page,
  shop,
}) => {
  await shop.stopClock();
  await shop.open('products?seed=7');
  await shop.skipSkeletons();
  // Announced by the visible line, which is a live region.
  const counts = page.getByRole('main').getByRole('status');
  await expect(counts.first()).toHaveText('20 products');
  await shop.searchFor('rope');
  await expect(shop.announcer).toContainText('Searching…');
  await shop.skipSkeletons();
  await expect(shop.cards.first()).toBeVisible();
  await expect(shop.announcer).toHaveText('');
  await shop.searchFor('rope');
  await expect(shop.announcer).toContainText('Searching…');
});

test('[HEAR1] the menu announces suggestions', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await shop.open('?seed=7');
  await shop.menuButton.click();
  await typeInto(shop.searchBox, 'ca');
  await expect(shop.menu.getByRole('status')).toHaveText(
    '8 suggestions, use the down arrow to choose.',
  );
});
