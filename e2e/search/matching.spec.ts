import type { Product } from '#domain/catalogue/product.ts';
import type { DescribedProduct } from '#test-utils/products.ts';
import { seededProducts, titles } from '../fixtures/products.ts';
import { expect, type Shop, test } from '../fixtures/shop.ts';

/** A catalogue with two products of the same price, and with titles that contain another title. */
const TIES = { seed: 287, size: 120 };
const ties = seededProducts(TIES.seed, TIES.size);

test.beforeEach(({ shop }) => shop.stopClock());

test(
  '[LIST16] a product matches if it contains the phrase or every word',
  { tag: '@smoke' },
  async ({ shop }) => {
    await shop.open('products?seed=7');
    await shop.page.clock.runFor(500);
    for (const query of [
      'wheels roll over', // a phrase of a description
      'scarf knitted', // a phrase across title and description
      'gravel maple', // words of both, in another order
      'elesc stee', // parts of words
      'canoe teapot', // each word in some product, both in none
      'the', // in most
    ]) {
      await search(shop, query);
      const expected = seededProducts().filter((product) => matches(product, query));
      expect(expected.length > 0).toBe(query !== 'canoe teapot');
      await expect(shop.cardTitles).toHaveText(ranked(expected, query));
    }
  },
);

test('[LIST17] case, accents and white space do not matter', async ({ shop }) => {
  await shop.open('products?seed=7');
  await shop.page.clock.runFor(500);
  const expected = seededProducts().filter((product) => matches(product, 'steel travel'));
  expect(expected.length).toBeGreaterThan(0);
  for (const query of [
    'STEEL Travel',
    'stéèl trävel',
    '   steel     travel  ',
    'steel\u0301 travel',
  ]) {
    await search(shop, query);
    await expect(shop.cardTitles).toHaveText(ranked(expected, 'steel travel'));
  }
  const cafe = seededProducts(2, 200).filter(({ title }) => title.includes('Cafe'));
  expect(cafe.length).toBeGreaterThan(0);
  await shop.open('products?q=caf%C3%A9&seed=2&size=200');
  await shop.page.clock.runFor(500);
  await expect(shop.cardTitles).toHaveText(titles(cafe));
});

test('[LIST18] special characters in a query are literal text', async ({ shop }) => {
  await shop.open('products?seed=7');
  await shop.page.clock.runFor(500);
  for (const query of ['flip-flops', 's. t', 'ste.l', '.*', '[a-z]', '(', '\\', '%', '+']) {
    await search(shop, query);
    const expected = seededProducts().filter((product) => matches(product, query));
    await expect(shop.cardTitles).toHaveText(ranked(expected, query));
  }
});

test('[LIST19] relevance: title equal, title containing, then the rest, each in catalogue order', async ({
  shop,
}) => {
  await shop.open(`products?seed=${TIES.seed}&size=${TIES.size}`);
  await shop.page.clock.runFor(500);
  await expect(shop.cardTitles).toHaveText(titles(ties));
  for (const query of ['foam beach flip-flops', 'ash']) {
    await search(shop, query);
    const expected = ties.filter((product) => matches(product, query));
    await expect(shop.cardTitles).toHaveText(ranked(expected, query));
    // Otherwise the query could not detect plain catalogue order.
    expect(ranked(expected, query)).not.toEqual(titles(expected));
  }
});

test('[LIST20, LIST21] the sorts by price and rating are stable', async ({ shop, page }) => {
  expect(new Set(ties.map(({ price }) => price)).size).toBeLessThan(ties.length);
  await shop.open(`products?seed=${TIES.seed}&size=${TIES.size}`);
  await shop.page.clock.runFor(500);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  const keys = {
    'price-low': ({ price }: Product) => Number(price),
    'price-high': ({ price }: Product) => -Number(price),
    rating: ({ rating }: Product) => -rating,
  };
  for (const [order, key] of Object.entries(keys)) {
    await sort.selectOption(order);
    const expected = ties
      .map((product, index) => ({ product, index }))
      .toSorted((a, b) => key(a.product) - key(b.product) || a.index - b.index)
      .map(({ product }) => product.title);
    await expect(shop.cardTitles).toHaveText(expected);
  }
});

async function search(shop: Shop, query: string): Promise<void> {
  await shop.searchFor(query);
  await expect(shop.heading).toHaveText(`Results for "${query.trim()}"`);
  await shop.page.clock.runFor(500);
}

/** `query` must be lower case and trimmed. */
function matches({ title, description }: DescribedProduct, query: string): boolean {
  const text = `${title} ${description}`.toLowerCase();
  return text.includes(query) || query.split(' ').every((word) => text.includes(word));
}

function ranked(products: readonly Product[], query: string): string[] {
  const tier = ({ title }: Product) => {
    if (title.toLowerCase() === query) return 0;
    return title.toLowerCase().includes(query) ? 1 : 2;
  };
  return [0, 1, 2].flatMap((rank) => titles(products.filter((product) => tier(product) === rank)));
}
