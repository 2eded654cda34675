import { seededProduct, seededProducts, titles } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/shop.ts';

test('[LIST1] the list reads query and filters from the URL @smoke', async ({ shop, page }) => {
  await shop.open('products?q=the&minPrice=100&maxPrice=250&rating=4&sort=price-high&seed=7');
  const expected = seededProducts()
    .filter(({ title, description }) => `${title} ${description}`.toLowerCase().includes('the'))
    .filter(({ price, rating }) => Number(price) >= 100 && Number(price) <= 250 && rating >= 4)
    .toSorted((a, b) => Number(b.price) - Number(a.price));
  expect(expected.length).toBeGreaterThan(1);
  await expect(shop.cardTitles).toHaveText(titles(expected));
  await expect(shop.searchBox).toHaveValue('the');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-high');
});

test('[LIST2, LIST14, LIST38, NAME7, NAME18] heading and count line quote the query for many, 1 and 0 results @smoke', async ({
  shop,
  page,
}) => {
  await shop.stopClock();
  await shop.open('products?q=%20Steel%20&seed=7');
  await shop.skipSkeletons();
  const count = page.getByRole('main').getByRole('status').first();
  const many = seededProducts().filter((it) =>
    /steel/i.test(`${it.title} ${it.description}`),
  ).length;
  expect(many).toBeGreaterThan(1);
  await expect(count).toHaveText(`${many} results for "Steel"`);
  await expect(shop.heading).toHaveText('Results for "Steel"');
  await expect(shop.heading).toHaveCount(1);
  await shop.searchFor(`  ${seededProduct(10).title} `);
  await shop.skipSkeletons();
  await expect(count).toHaveText(`1 results for "${seededProduct(10).title}"`);
  await shop.searchFor('  <b>100% "Zzz" & co</b>  ');
  await shop.skipSkeletons();
  await expect(count).toHaveText('0 results for "<b>100% "Zzz" & co</b>"');
  const empty = page.getByRole('main').getByRole('status').last();
  await expect(empty).toContainText('No products found for "<b>100% "Zzz" & co</b>"');
  await expect(empty).toContainText('Try adjusting your search or filters');
  await expect(shop.cards).toHaveCount(0);
  await page.reload();
  await shop.hydrated();
  await shop.skipSkeletons();
  await expect(count).toHaveText('0 results for "<b>100% "Zzz" & co</b>"');
  await page.getByRole('link', { name: 'Show all products' }).click();
  await expect(page).toHaveURL(/products\?seed=7$/);
  await expect(shop.heading).toHaveText('Products');
});

test('[LIST15, LIST38, NAME18] an empty list without a query says only No products found. and leads to all products', async ({
  shop,
  page,
}) => {
  await shop.open('products?minPrice=600&seed=7');
  const empty = page.getByRole('status').filter({ hasText: 'No products found' });
  await expect(empty).toHaveText('No products found.');
  await expect(page.getByRole('main')).not.toContainText(/results for|found for|Try adjusting|"/);
  await expect(shop.cards).toHaveCount(0);
  const link = page.getByRole('link', { name: 'Show all products' });
  await link.click();
  await expect(page).toHaveURL(/products\?seed=7$/);
  await expect(shop.heading).toHaveText('Products');
  await expect(shop.heading).toBeFocused();
  await expect(shop.cards).toHaveCount(20);
  await expect(link).toHaveCount(0);
});

test('[LIST3] the count line is announced after the wait', async ({ shop, page }) => {
  await shop.stopClock();
  await shop.open('products?q=steel&seed=7');
  const count = page.getByRole('main').getByRole('status').first();
  await expect(shop.skeletons).toHaveCount(8);
  await page.clock.runFor(499);
  await expect(count).toHaveText('');
  await page.clock.runFor(1);
  await expect(count).toHaveText(/^\d+ results for "steel"$/);
  await shop.searchFor('zzz');
  await page.clock.runFor(499);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(['', '']);
  await page.clock.runFor(1);
  await expect(count).toHaveText('0 results for "zzz"');
});

test('[LIST10, LIST39] without a query a filtered list shows the number of its products after its skeletons', async ({
  shop,
  page,
}) => {
  await shop.stopClock();
  await shop.open('products?rating=4&seed=7');
  const count = page.getByRole('main').getByRole('status').first();
  await expect(shop.skeletons).toHaveCount(8);
  await page.clock.runFor(499);
  await expect(count).toHaveText('');
  await expect(shop.cards).toHaveCount(0);
  await page.clock.runFor(1);
  const good = titles(seededProducts().filter(({ rating }) => rating >= 4));
  await expect(count).toHaveText(`${good.length} products`);
  await expect(shop.cardTitles).toHaveText(good);
  await page.getByRole('combobox', { name: 'Minimum rating' }).selectOption('Any');
  await expect(count).toHaveText('20 products');
  await shop.searchFor('steel');
  await shop.skipSkeletons();
  await expect(count).toHaveText(/results for "steel"$/);
  await shop.open('products?seed=7&size=1');
  await shop.skipSkeletons();
  await expect(count).toHaveText('1 product');
});

test('[NAME13, NAME14] a card is an article named by its title, with link, price, picture and rating @smoke', async ({
  shop,
  page,
}) => {
  await shop.open('?seed=7');
  await expect(shop.cards).toHaveCount(20);
  for (const product of seededProducts().slice(0, 3)) {
    const card = page.getByRole('article', { name: product.title, exact: true });
    await expect(card).toHaveAttribute('data-product', product.id);
    await expect(card).toHaveAccessibleName(product.title);
    const link = card.getByRole('heading').getByRole('link', { name: product.title, exact: true });
    await expect(link).toHaveAttribute('href', new RegExp(`/product/${product.id}\\?seed=7$`));
    await expect(card.getByText(`$${product.price}`, { exact: true })).toBeVisible();
    await expect(card.getByRole('img', { name: product.title, exact: true })).toBeVisible();
    await expect(
      card.getByLabel(`Rated ${product.rating} out of 5`, { exact: true }),
    ).toBeVisible();
  }
  await shop.card(seededProduct(1).title).getByRole('link').click();
  await expect(shop.heading).toHaveText(seededProduct(1).title);
});
