import type { Page } from '@playwright/test';
import { seededProducts, titles } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/shop.ts';

/** Options by label, with the URL parameters they set. */
const RANGES = {
  Any: { min: 0, max: 1000, params: '' },
  'Under $25': { min: 0, max: 25, params: 'maxPrice=25&' },
  '$25–$50': { min: 25, max: 50, params: 'minPrice=25&maxPrice=50&' },
  '$50–$100': { min: 50, max: 100, params: 'minPrice=50&maxPrice=100&' },
  '$100+': { min: 100, max: 1000, params: 'minPrice=100&' },
} as const;
const RATINGS = { Any: 0, '4+': 4, '3+': 3, '2+': 2 } as const;
const SORTS = ['relevance', 'price-low', 'price-high', 'rating'] as const;

test('[LIST4, LIST5, LIST6, LIST7, LIST22, NAME17] three dropdowns filter the list and set the URL @smoke', async ({
  shop,
  page,
}) => {
  await shop.open('products?seed=7&size=120');
  const [sort, rating, price] = filters(page);
  const values = (select: typeof sort) =>
    select.getByRole('option').evaluateAll((all) => all.map((o) => (o as HTMLOptionElement).value));
  expect(await values(sort)).toEqual(SORTS);
  await expect(sort).toHaveValue('relevance');
  await expect(rating.getByRole('option')).toHaveText(Object.keys(RATINGS));
  expect(await values(rating)).toEqual(Object.values(RATINGS).map(String));
  expect(await selectedLabel(rating)).toBe('Any');
  await expect(price.getByRole('option')).toHaveText(Object.keys(RANGES));
  expect(await selectedLabel(price)).toBe('Any');

  const products = seededProducts(7, 120);
  for (const [label, { min, max, params }] of Object.entries(RANGES).toReversed()) {
    await price.selectOption(label);
    await expect(page).toHaveURL(`products?${params}seed=7&size=120`);
    const inside = products.filter((it) => Number(it.price) >= min && Number(it.price) <= max);
    expect(inside.length).toBeGreaterThan(0);
    await expect(shop.cardTitles).toHaveText(titles(inside));
  }
  for (const [label, least] of Object.entries(RATINGS).toReversed()) {
    await rating.selectOption(label);
    await expect(shop.cardTitles).toHaveText(titles(products.filter((it) => it.rating >= least)));
  }
  await sort.selectOption('rating');
  const clear = page.getByRole('button', { name: 'Clear Filters' });
  await expect(clear).toBeVisible();
  const boxes = await Promise.all([sort, price, clear].map((it) => it.boundingBox()));
  expect(
    Math.max(...boxes.map((box) => box!.y)) - Math.min(...boxes.map((box) => box!.y)),
  ).toBeLessThan(100);
});

test('[LIST8, LIST9] Clear Filters shows only while a filter is set @smoke', async ({
  shop,
  page,
}) => {
  await shop.open('products?q=the&seed=7');
  const clear = page.getByRole('button', { name: 'Clear Filters' });
  const selects = filters(page);
  const others = ['price-low', '2+', '$100+'];
  for (const [index, select] of selects.entries()) {
    await expect(clear).toHaveCount(0);
    await select.selectOption(others[index]!);
    await expect(clear).toBeVisible();
    await select.selectOption({ index: 0 });
  }
  await expect(clear).toHaveCount(0);
  for (const [index, select] of selects.entries()) await select.selectOption(others[index]!);
  await clear.click();
  await expect(clear).toHaveCount(0);
  await expect(page).toHaveURL('products?q=the&seed=7');
  await expect(selects[0]).toHaveValue('relevance');
  expect(await Promise.all(selects.slice(1).map(selectedLabel))).toEqual(['Any', 'Any']);
  await expect(shop.searchBox).toHaveValue('the');
});

test('[LIST22, LIST23] a filter replaces the URL, omits defaults and preserves unknown parameters @smoke', async ({
  shop,
  page,
}) => {
  await shop.open('products?from=mail&sort=relevance&rating=0&minPrice=0&maxPrice=1000&seed=7');
  const before = await page.evaluate(() => history.length);
  const [sort, rating, price] = filters(page);
  await price.selectOption('Under $25');
  await expect(page).toHaveURL('products?maxPrice=25&from=mail&seed=7');
  await rating.selectOption('2+');
  await sort.selectOption('rating');
  await expect(page).toHaveURL('products?maxPrice=25&rating=2&sort=rating&from=mail&seed=7');
  await sort.selectOption('relevance');
  await rating.selectOption('Any');
  await price.selectOption('Any');
  await expect(page).toHaveURL('products?from=mail&seed=7');
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('[LIST24, LIST25, LIST28, LIST29] the dropdowns show the URL’s filters, a custom one as an additional option', async ({
  shop,
  page,
}) => {
  await shop.open(
    'products?minPrice=30abc&minPrice=25&maxPrice=70.9&rating=3.5stars&sort=cheapest&seed=7&size=120',
  );
  const [sort, rating, price] = filters(page);
  await expect(sort).toHaveValue('relevance');
  expect(await selectedLabel(rating)).toBe('3.5+');
  expect(await selectedLabel(price)).toBe('$30–$70');
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
  const expected = seededProducts(7, 120).filter(
    (it) => Number(it.price) >= 30 && Number(it.price) <= 70 && it.rating >= 3.5,
  );
  expect(expected.length).toBeGreaterThan(0);
  await expect(shop.cardTitles).toHaveText(titles(expected));
  await expect(price.getByRole('option')).toHaveCount(6);
  await expect(rating.getByRole('option')).toHaveText(['Any', '4+', '3+', '2+', '3.5+']);
  // The option stays while another filter changes and goes once deselected.
  await rating.selectOption('2+');
  await expect(price.getByRole('option', { name: '$30–$70' })).toHaveCount(1);
  await expect(rating.getByRole('option')).toHaveCount(4);
  await price.selectOption('$25–$50');
  await expect(price.getByRole('option')).toHaveCount(5);
});

function filters(page: Page) {
  const filter = (name: string) => page.getByRole('combobox', { name, exact: true });
  return [filter('Sort by'), filter('Minimum rating'), filter('Price range')] as const;
}

function selectedLabel(select: ReturnType<typeof filters>[number]): Promise<string | undefined> {
  return select.evaluate((it: HTMLSelectElement) => it.selectedOptions[0]?.label);
}
