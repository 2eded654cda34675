import type { Page } from '@playwright/test';
import { NO_QUERY } from '#domain/search/query.ts';
import { referenceSearch } from '#test-utils/reference-search.ts';
import { seededProducts, titles } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/shop.ts';

test('the dropdowns filter the list at once and replace the URL, and Clear Filters resets them', async ({
  shop,
  page,
}) => {
  // The clock is stopped: skeleton cards would stay.
  await shop.stopClock();
  await shop.open('products?q=the&from=mail&seed=7');
  await shop.skipSkeletons();
  const entries = await page.evaluate(() => history.length);
  const [sort, rating, price] = filters(page);
  await test.step('[LIST4, LIST47, LIST48, LIST49] the dropdowns have their choices', async () => {
    await expect(sort.getByRole('option')).toHaveCount(4);
    await expect(rating.getByRole('option')).toHaveText(['Any', '4+', '3+', '2+']);
    const ranges = ['Any', 'Under $25', '$25–$50', '$50–$100', '$100+'];
    await expect(price.getByRole('option')).toHaveText(ranges);
  });
  const clear = page.getByRole('group', { name: 'Filters' }).getByRole('button');
  const expectList = async (params: string, filters: Partial<typeof NO_QUERY> = {}) => {
    await expect(page).toHaveURL(`products?q=the&${params}from=mail&seed=7`);
    const found = referenceSearch(seededProducts(), { ...NO_QUERY, text: 'the', ...filters });
    expect(found.length).toBeGreaterThan(0);
    await expect(shop.cardTitles).toHaveText(titles(found));
    await expect(shop.skeletons).toHaveCount(0);
    await expect(clear).toHaveText(params === '' ? [] : ['Clear Filters']);
  };
  await test.step('[LIST8, LIST12, LIST54, LIST55] the price range filters at once', async () => {
    await expectList('');
    await price.selectOption('$50–$100');
    await expectList('minPrice=50&maxPrice=100&', { priceRange: { min: 50, max: 100 } });
    await price.selectOption('Any');
    await expectList('');
  });
  await test.step('[LIST8, LIST12, LIST55] so do minimum rating and sort, together with the price', async () => {
    await rating.selectOption('4+');
    await expectList('rating=4&', { rating: 4 });
    await rating.selectOption('2+');
    await sort.selectOption('price-low');
    await expectList('rating=2&sort=price-low&', { rating: 2, sortBy: 'price-low' });
    await price.selectOption('$100+');
    const priceRange = { min: 100, max: 1000 };
    const all = { priceRange, rating: 2, sortBy: 'price-low' } as const;
    await expectList('minPrice=100&rating=2&sort=price-low&', all);
  });

  await test.step('[LIST8, LIST12, LIST50] Clear Filters keeps the query', async () => {
    await clear.click();
    await expectList('');
    await expect(sort).toHaveValue('relevance');
    expect([await selectedLabel(rating), await selectedLabel(price)]).toEqual(['Any', 'Any']);
    await expect(shop.searchBox).toHaveValue('the');
  });
  await test.step('[LIST23] nothing added a history entry', async () => {
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(shop.cards).toHaveCount(20);
    await expect(shop.skeletons).toHaveCount(0);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });
});

test('the list and its dropdowns show the query and filters of the URL, a custom one as an additional option', async ({
  shop,
  page,
}) => {
  const params = 'minPrice=30abc&minPrice=25&maxPrice=300.9&rating=2.5stars&sort=price-high';
  await shop.open(`products?q=the&${params}&seed=7&size=120`);
  const [sort, rating, price] = filters(page);
  await test.step('[LIST1, LIST24, LIST56, LIST60] the list and its dropdowns show the query and filters of the URL', async () => {
    await expect(sort).toHaveValue('price-high');
    expect(await selectedLabel(rating)).toBe('2.5+');
    expect(await selectedLabel(price)).toBe('$30–$300');
    await expect(shop.searchBox).toHaveValue('the');
    await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
    const priceRange = { min: 30, max: 300 };
    const query = { text: 'the', priceRange, rating: 2.5, sortBy: 'price-high' } as const;
    const expected = titles(referenceSearch(seededProducts(7, 120), query));
    await expect(shop.cardTitles).toHaveText(expected);
  });
  await test.step('[LIST29] a custom filter is an additional option until another is chosen', async () => {
    await expect(rating.getByRole('option')).toHaveText(['Any', '4+', '3+', '2+', '2.5+']);
    await expect(price.getByRole('option')).toHaveCount(6);
    // The option stays while another filter changes and goes once deselected.
    await rating.selectOption('2+');
    await expect(rating.getByRole('option')).toHaveCount(4);
    await expect(price.getByRole('option', { name: '$30–$300' })).toHaveCount(1);
    await price.selectOption('$25–$50');
    await expect(price.getByRole('option')).toHaveCount(5);
  });
});

function filters(page: Page) {
  const filter = (name: string) => page.getByRole('combobox', { name, exact: true });
  return [filter('Sort by'), filter('Minimum rating'), filter('Price range')] as const;
}

function selectedLabel(select: ReturnType<typeof filters>[number]): Promise<string | undefined> {
  return select.evaluate((it: HTMLSelectElement) => it.selectedOptions[0]?.label);
}
