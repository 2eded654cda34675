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

test(
  '[LIST4, LIST5, LIST6, NAME17] three dropdowns have their options, the first by default',
  { tag: '@smoke' },
  async ({ shop, page }) => {
    await shop.open('products?seed=7');
    const [sort, rating, price] = filters(page);
    const values = (select: typeof sort) =>
      select
        .getByRole('option')
        .evaluateAll((all) => all.map((o) => (o as HTMLOptionElement).value));
    expect(await values(sort)).toEqual(SORTS);
    await expect(sort).toHaveValue('relevance');
    await expect(rating.getByRole('option')).toHaveText(Object.keys(RATINGS));
    expect(await values(rating)).toEqual(Object.values(RATINGS).map(String));
    expect(await selectedLabel(rating)).toBe('Any');
    await expect(price.getByRole('option')).toHaveText(Object.keys(RANGES));
    expect(await selectedLabel(price)).toBe('Any');
    await sort.selectOption('rating');
    const clear = page.getByRole('button', { name: 'Clear Filters' });
    await expect(clear).toBeVisible();
    const boxes = await Promise.all([sort, price, clear].map((it) => it.boundingBox()));
    expect(
      Math.max(...boxes.map((box) => box!.y)) - Math.min(...boxes.map((box) => box!.y)),
    ).toBeLessThan(100);
  },
);

test(
  '[LIST6, LIST22] the price ranges filter the list and set the URL',
  { tag: '@smoke' },
  async ({ shop, page }) => {
    await shop.open('products?seed=7&size=120');
    const [, , price] = filters(page);
    for (const [label, { min, max, params }] of Object.entries(RANGES).toReversed()) {
      await price.selectOption(label);
      await expect(page).toHaveURL(`products?${params}seed=7&size=120`);
      const inside = seededProducts(7, 120).filter(
        (it) => Number(it.price) >= min && Number(it.price) <= max,
      );
      expect(inside.length).toBeGreaterThan(0);
      await expect(shop.cardTitles).toHaveText(titles(inside));
    }
  },
);

test(
  '[LIST5, LIST7] a rating shows products at or above it, and a price range includes its ends',
  { tag: '@smoke' },
  async ({ shop, page }) => {
    await shop.open('products?seed=7');
    const [, rating] = filters(page);
    for (const [label, least] of Object.entries(RATINGS).toReversed()) {
      await rating.selectOption(label);
      await expect(shop.cardTitles).toHaveText(
        titles(seededProducts().filter((it) => it.rating >= least)),
      );
    }
    // Only one product costs whole dollars, as ranges do: it tests both ends.
    const whole = seededProducts().filter(({ price }) => price.endsWith('.00'));
    expect(whole.length).toBe(1);
    const dollars = Number(whole[0]!.price);
    await shop.open(`products?minPrice=${dollars}&maxPrice=${dollars}&seed=7`);
    await expect(shop.cardTitles).toHaveText(titles(whole));
    await shop.open(`products?minPrice=${dollars + 1}&seed=7`);
    await expect(shop.cards.first()).toBeVisible();
    await expect(shop.card(whole[0]!.title)).toHaveCount(0);
  },
);

test(
  '[LIST8, LIST9] Clear Filters shows only while a filter is set',
  { tag: '@smoke' },
  async ({ shop, page }) => {
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
  },
);

test(
  '[LIST22, LIST23] a filter replaces the URL, omits defaults and preserves unknown parameters',
  { tag: '@smoke' },
  async ({ shop, page }) => {
    await shop.open('cart?seed=7');
    await page.getByRole('link', { name: 'Products', exact: true }).click();
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
  },
);

function filters(page: Page) {
  const filter = (name: string) => page.getByRole('combobox', { name, exact: true });
  return [filter('Sort by'), filter('Minimum rating'), filter('Price range')] as const;
}

function selectedLabel(select: ReturnType<typeof filters>[number]): Promise<string | undefined> {
  return select.evaluate((it: HTMLSelectElement) => it.selectedOptions[0]?.label);
}
