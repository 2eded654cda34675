import { MAX_SIZE } from '#domain/catalogue/product-id.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, test, typeInto } from '../fixtures/shop.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('10,000 products have results, suggestions, and a list that shows 200 more at each Show more @engines @our-goods', async ({
  shop,
  page,
}) => {
  const shown = page.getByRole('main').getByText(/products shown$/);
  const showMore = page.getByRole('button', { name: 'Show more' });
  const sortBy = page.getByRole('combobox', { name: 'Sort by' });
  await test.step('[LIST2, LIST40, LIST46, LIST62, LIST65] 200 cards, the others with Show more, 200 again after a sort, and nothing said below', async () => {
    await shop.open(`products?seed=7&size=${MAX_SIZE}&q=lagoon`);
    await expect(page.getByText('249 results for "lagoon"')).toBeVisible();
    await expect(shown).toHaveText('200 of 249 products shown');
    await expect(shop.cards).toHaveCount(200);
    await showMore.click();
    await expect(shown).toHaveText('249 of 249 products shown');
    await expect(shown).toHaveRole('status');
    await expect(showMore).toHaveCount(0);
    await sortBy.selectOption('price-low');
    await expect(shown).toHaveText('200 of 249 products shown');
    // Not more than 200: nothing more is said.
    await page.getByRole('combobox', { name: 'Minimum rating' }).selectOption('4+');
    await expect(page.getByText('166 results for "lagoon"')).toBeVisible();
    await expect(shop.cards).toHaveCount(166);
    await expect(shown).toHaveCount(0);
  });
  await test.step('[FIND14, FIND42] suggestions', async () => {
    await shop.menuButton.click();
    await typeInto(shop.searchBox, 'stee');
    await expect(shop.suggestions.first()).toHaveText('steel');
    await expect(shop.suggestions).toHaveCount(8);
    await page.keyboard.press('Escape');
  });

  await test.step('[LIST46, LIST63] Show more moves the focus to the first new card', async () => {
    await shop.navLink('Products').click();
    await expect(page.getByText('10,000 products', { exact: true })).toBeVisible();
    await showMore.focus();
    await page.keyboard.press('Enter');
    await expect(shown).toHaveText('400 of 10,000 products shown');
    const next = shop.card(seededProduct(200, 7).title).getByRole('link');
    await expect(shop.cards).toHaveCount(400);
    await expect(shop.cards.nth(200).getByRole('link')).toBeFocused();
    await expect(shop.cards.nth(200).getByRole('link')).toBeInViewport();
    await expect(next.first()).toBeAttached();
  });
  const position = await shop.scrolled();

  await test.step('[LIST41] Back shows as many cards again, then the scroll position', async () => {
    await page.keyboard.press('Enter');
    await expect(shop.heading).toHaveText(seededProduct(200, 7).title);
    await page.goBack();
    await expect(shop.cards).toHaveCount(400);
    await expect.poll(() => shop.scrolled()).toBe(position);
  });
  await test.step('[LIST41] a reload keeps the number', async () => {
    await page.reload();
    await expect(shop.cards).toHaveCount(400);
  });
  await test.step('[LIST64] a new fragment, carried out or not, keeps the number, position and focus', async () => {
    const link = shop.cards.nth(300).getByRole('link');
    await link.focus();
    const place = await shop.scrolled();
    for (const fragment of ['#anything', '#cart=0:1']) {
      await page.evaluate((hash) => (location.hash = hash), fragment);
      await shop.nextFrames();
      await expect(shop.cards).toHaveCount(400);
    }
    await expect(link).toBeFocused();
    expect(await shop.scrolled()).toBeGreaterThanOrEqual(place);
  });
  await test.step('[LIST65] a sort of all begins at 200', async () => {
    await sortBy.selectOption('price-low');
    await expect(shown).toHaveText('200 of 10,000 products shown');
    await expect(shop.cards).toHaveCount(200);
  });
});
