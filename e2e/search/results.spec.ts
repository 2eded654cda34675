import { seededProduct } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/shop.ts';

test('heading, count line and empty result quote the query, or have none, after the wait', async ({
  shop,
  page,
}) => {
  const main = page.getByRole('main');
  const statuses = main.getByRole('status');
  const [count, empty] = [statuses.first(), statuses.last()];
  const markup = '<b>100% "Zzz" & co</b>';
  const passTheWait = async () => {
    await shop.skeletonsPainted();
    await page.clock.runFor(499);
    await expect(statuses).toHaveText(['', '']);
    await page.clock.runFor(1);
  };
  await shop.stopClock();
  await shop.open(`products?q=${encodeURIComponent(` ${markup} `)}&sort=rating&seed=7`);
  await test.step('[APP28] the heading quotes the query', async () => {
    await expect(shop.heading).toHaveText(`Results for "${markup}"`);
  });
  await test.step('[LIST2, LIST14, LIST43, LIST45] after the wait count and empty result do, above four other products', async () => {
    await passTheWait();
    await expect(count).toHaveText(`0 results for "${markup}"`);
    await expect(empty).toContainText(`No products found for "${markup}"`);
    await expect(empty).toContainText('Try adjusting your search or filters');
    await expect(
      page.getByRole('region', { name: 'More to discover' }).getByRole('article'),
    ).toHaveCount(4);
    await expect(shop.cards).toHaveCount(4);
  });

  await test.step('[LIST2, APP28] count and heading quote the next query, trimmed', async () => {
    await shop.searchFor(`  ${seededProduct(10).title} `);
    await passTheWait();
    await expect(count).toHaveText(`1 results for "${seededProduct(10).title}"`);
    await expect(shop.heading).toHaveText(`Results for "${seededProduct(10).title}"`);
  });
  await test.step('[LIST44, APP28] without a query they quote none', async () => {
    await shop.searchFor('');
    await passTheWait();
    await expect(count).toHaveText('20 products');
    await expect(shop.heading).toHaveText('Products');
  });

  await test.step('[LIST14, LIST51] an empty result quotes none either, and leads to all products', async () => {
    await page.getByRole('combobox', { name: 'Minimum rating' }).selectOption('3+');
    await page.getByRole('combobox', { name: 'Price range' }).selectOption('Under $25');
    await expect(statuses).toHaveText(['', 'No products found.']);
    await expect(main).not.toContainText(/results for|found for|Try adjusting|"/);
    const showAll = page.getByRole('link', { name: 'Show all products' });
    await showAll.click();
    await expect(page).toHaveURL('products?seed=7');
    await expect(shop.heading).toBeFocused();
    await shop.skipSkeletons();
    await expect(shop.cards).toHaveCount(20);
    await expect(showAll).toHaveCount(0);
  });
});

test('[FIND33] a query and a recent search from right to left stand apart from the words around them', async ({
  page,
  shop,
}) => {
  const query = 'שלום (abc) 5!';
  await shop.open(`products?seed=7&q=${encodeURIComponent(query)}`);
  await expect(shop.heading).toHaveText(`Results for "${query}"`);
  const sentences = page.getByRole('main').getByText(query);
  await expect(sentences).toHaveCount(3);
  for (const sentence of await sentences.all())
    await expect(sentence).toHaveJSProperty('localName', 'bdi');
  await shop.searchFor(query);
  await shop.searchBox.fill('');
  await expect(shop.suggestions.getByText(query)).toHaveCSS('direction', 'rtl');
});
