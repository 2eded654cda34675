import { seededProducts, titles } from '../fixtures/products.ts';
import { expect, type Shop, test } from '../fixtures/shop.ts';

interface Shown {
  readonly sort?: string;
  readonly rating?: string;
  readonly price?: string;
}

/** Opens the list with parameters and compares the dropdowns; those left out of `shown` have their default. */
async function expectShown(shop: Shop, params: string, shown: Shown): Promise<void> {
  await shop.open(`products?${params}&seed=7`);
  const expected = { 'Sort by': 'Relevance', 'Minimum rating': 'Any', 'Price range': 'Any' };
  if (shown.sort !== undefined) expected['Sort by'] = shown.sort;
  if (shown.rating !== undefined) expected['Minimum rating'] = shown.rating;
  if (shown.price !== undefined) expected['Price range'] = shown.price;
  for (const [name, label] of Object.entries(expected)) {
    const select = shop.page.getByRole('combobox', { name, exact: true });
    expect
      .soft(await select.evaluate((it: HTMLSelectElement) => it.selectedOptions[0]?.label), params)
      .toBe(label);
  }
  const { length } = Object.keys(shown);
  await expect(shop.page.getByRole('button', { name: 'Clear Filters' })).toHaveCount(
    length > 0 ? 1 : 0,
  );
}

function between(min: number, max: number, rating = 0): readonly string[] {
  return titles(
    seededProducts().filter(
      (it) => Number(it.price) >= min && Number(it.price) <= max && it.rating >= rating,
    ),
  );
}

test('[LIST24] prices are parsed as integers and the rating as a decimal', async ({ shop }) => {
  await expectShown(shop, 'minPrice=25abc&maxPrice=50.9', { price: '$25–$50' });
  await expectShown(shop, 'minPrice=180.99&maxPrice=+220', { price: '$180–$220' });
  await expect(shop.cardTitles).toHaveText([...between(180, 220)]);
  await expectShown(shop, 'rating=3.5stars', { rating: '3.5+' });
  await expect(shop.cardTitles).toHaveText([...between(0, 1000, 3.5)]);
});

test('[LIST25] an invalid, negative or unknown parameter counts as the default', async ({
  shop,
}) => {
  for (const params of [
    'minPrice=abc&maxPrice=&rating=many&sort=cheapest',
    'minPrice=-5&maxPrice=-1&rating=-2&sort=',
    'minPrice=NaN&maxPrice=$50&rating=NaN&sort=PRICE-LOW',
  ]) {
    await expectShown(shop, params, {});
    await expect(shop.cards).toHaveCount(20);
  }
  // An invalid parameter does not affect valid ones.
  await expectShown(shop, 'minPrice=abc&maxPrice=25&rating=4&sort=nonsense', {
    price: 'Under $25',
    rating: '4+',
  });
});

test(
  '[LIST26, LIST27] values above the maximum are clamped, and an inverted range is the default',
  { tag: '@smoke' },
  async ({ shop }) => {
    await expectShown(shop, 'minPrice=100&maxPrice=99999&rating=9', {
      price: '$100+',
      rating: '5+',
    });
    await expect(shop.cardTitles).toHaveText([...between(100, 1000, 5)]);
    await expectShown(shop, 'minPrice=3000&maxPrice=2000', { price: '$1000+' });
    await expect(shop.cards).toHaveCount(0);
    await expectShown(shop, 'minPrice=80&maxPrice=40', {});
    await expect(shop.cards).toHaveCount(20);
  },
);

test('[LIST28] the first of a repeated parameter counts', async ({ shop }) => {
  await expectShown(
    shop,
    'q=the&q=zzz&minPrice=100&minPrice=25&maxPrice=300&maxPrice=50&rating=3&rating=4&sort=rating&sort=price-low',
    { price: '$100–$300', rating: '3+', sort: 'Rating' },
  );
  await expect(shop.searchBox).toHaveValue('the');
  await expect(shop.heading).toHaveText('Results for "the"');
});

test('[LIST29] a custom range or rating shows as an additional option', async ({ shop, page }) => {
  await expectShown(shop, 'minPrice=30&maxPrice=70&rating=3.5', {
    price: '$30–$70',
    rating: '3.5+',
  });
  const price = page.getByRole('combobox', { name: 'Price range' });
  const rating = page.getByRole('combobox', { name: 'Minimum rating' });
  await expect(price.getByRole('option')).toHaveCount(6);
  await expect(rating.getByRole('option')).toHaveText(['Any', '4+', '3+', '2+', '3.5+']);
  // The option stays while another filter changes and goes once deselected.
  await rating.selectOption('2+');
  await expect(price.getByRole('option', { name: '$30–$70' })).toHaveCount(1);
  await expect(rating.getByRole('option')).toHaveCount(4);
  await price.selectOption('$25–$50');
  await expect(price.getByRole('option')).toHaveCount(5);
});
