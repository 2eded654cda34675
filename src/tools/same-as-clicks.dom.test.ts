import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { searchProducts } from '#domain/search/search.ts';
import { MAX_PRICE } from '#domain/search/query.ts';
import { SORT_ORDERS } from '#domain/search/sort-orders.ts';
import { parseSearchParams } from '#domain/search/search-params.ts';
import { anyStep, PRODUCTS } from '#test-utils/cart-steps.ts';
import { openTools } from '#test-utils/open-tools.ts';

// Nothing is painted here.
vi.mock('#lib/scheduling/after-paint.ts', () => ({ afterPaint: () => Promise.resolve() }));

const anySearch = fc.record(
  {
    query: fc.constantFrom('', ' walnut ', 'steel', 'w', 'zzz', 'a b'),
    minPrice: fc.integer({ min: 0, max: 400 }),
    maxPrice: fc.integer({ min: 100, max: MAX_PRICE }),
    rating: fc.integer({ min: 1, max: 5 }),
    sort: fc.constantFrom(...SORT_ORDERS),
  },
  { requiredKeys: [] },
);

test('[AGENT4, AGENT21] any steps by tools leave the visit that the same steps by the page leave', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 15 }), async (steps) => {
      const byPage = openTools().shop;
      const { shop, call, decide } = openTools();
      decide('allowed');
      const by: string[] = [];
      shop.visit.subscribe((_, who) => by.push(who));
      for (const [act, which, quantity] of steps) {
        const { id } = PRODUCTS[which];
        if (act === 'add') {
          byPage.cart.addFromPage(PRODUCTS[which], quantity);
          await call('add_to_cart', { id, quantity });
        } else if (act === 'set') {
          byPage.cart.setQty(id, quantity);
          await call('set_quantity', { id, quantity });
        } else if (act === 'remove') {
          byPage.cart.remove(id);
          await call('remove_from_cart', { id });
        } else if (act === 'clear') {
          byPage.cart.checkout();
          await call('check_out');
        } else {
          byPage.reviews.submit(id, { text: act, rating: 4 });
          await call('add_review', { id, text: act, rating: 4 });
        }
      }
      expect(shop.visit.state.getState()).toEqual(byPage.visit.state.getState());
      expect(new Set(by)).toEqual(new Set(by.length > 0 ? ['tool'] : []));
    }),
    { numRuns: 100 },
  );
});

test('[AGENT4, AGENT6, AGENT24] a search by tool: the URL, the text in the box and the history of one that is typed', async () => {
  const { shop, call } = openTools();
  await call('search_products', { query: '  walnut\n', maxPrice: 50, sort: 'rating' });
  expect(location.pathname + location.search).toBe(
    '/rivulet/products?q=walnut&maxPrice=50&sort=rating&seed=7',
  );
  expect(shop.search.state.getState().text).toBe('walnut');
  expect(shop.search.state.getState().searching).not.toBeNull();
  const { history } = shop.visit.state.getState();
  expect(history.map(({ query }) => query)).toEqual(['walnut']);
  // What an earlier search filtered by does not stay.
  const { recentSearches } = await call('search_products', { rating: 4 });
  expect(recentSearches).toEqual(['walnut']);
  expect(location.search).toBe('?rating=4&seed=7');
  expect(shop.visit.state.getState().history).toEqual(history);
});

test('[AGENT6, AGENT24] answers are the results of the URL that is shown, page by page', async () => {
  await fc.assert(
    fc.asyncProperty(anySearch, async (search) => {
      const { shop, call } = openTools();
      const { minPrice = 0, maxPrice = MAX_PRICE } = search;
      const answer = await call('search_products', search);
      if (minPrice > maxPrice) {
        expect(answer).toEqual({ error: 'minPrice must not be above maxPrice.' });
        return;
      }
      const shown = searchProducts(shop.search.index(), parseSearchParams(location.search));
      expect(answer).toEqual({
        recentSearches: [],
        total: shown.length,
        page: 1,
        pages: 1,
        products: shown.slice(0).map(({ id, title, price, rating }) => ({
          id,
          title,
          price,
          priceCents: Math.round(Number(price) * 100),
          rating,
          url: `${location.origin}/rivulet/product/${id}?seed=7`,
        })),
      });
    }),
    { numRuns: 100 },
  );
});

test('[AGENT24, AGENT25] other pages of the same results are no new search, and one beyond the last is an error', async () => {
  const { shop, call } = openTools(50);
  const ids = async (page: number) => {
    const { products, ...rest } = await call('search_products', { sort: 'price-low', page });
    expect(rest).toEqual({ total: 50, page, pages: 3, recentSearches: [] });
    return (products as { id: string }[]).map(({ id }) => id);
  };
  const first = await ids(1);
  const { searching } = shop.search.state.getState();
  const pages = [first, await ids(2), await ids(3)];
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 10]);
  expect(new Set(pages.flat()).size).toBe(50);
  expect(shop.search.state.getState().searching).toBe(searching);
  expect(await call('search_products', { page: 4 })).toEqual({
    error: 'There is no page 4: the last one is 3.',
  });
});
