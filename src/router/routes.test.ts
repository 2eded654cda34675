import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_QUERY } from '#domain/search/query.ts';
import { parseSearchParams } from '#domain/search/search-params.ts';
import { chooseCatalogue } from '#domain/catalogue-params.ts';
import { createHrefs, matchRoute } from './routes.ts';
import { anyProductKey, anySeed, anyUnicode } from '#test-utils/products.ts';
import { property } from '#test-utils/property.ts';
import { formatProductId } from '#domain/catalogue/product-id.ts';

test.each([
  ['', { page: 'home' }],
  ['/', { page: 'home' }],
  ['/products', { page: 'products' }],
  ['/products/', { page: 'products' }],
  ['/product/some-id', { page: 'product', id: 'some-id' }],
  ['/product/some-id/', { page: 'product', id: 'some-id' }],
  ['/cart', { page: 'cart' }],
  ['/cart/', { page: 'cart' }],
])('[APP9] the path "%s" is a screen', (path, route) => {
  expect(matchRoute(path)).toEqual(route);
});

test.each([
  '/nothing',
  '/Products',
  '/product',
  '/cart/1',
  '/products/1',
  '/product/1/2',
  '/home',
  '/cart.html',
])('the path "%s" is no screen', (path) => {
  expect(matchRoute(path)).toEqual({ page: 'not-found' });
});

const anyPart = fc.oneof(fc.constantFrom('', 'product', 'products', 'cart'), anyUnicode);
const anyPath = fc.array(anyPart).map((parts) => parts.join('/'));

test('no path, however odd, throws', () => {
  property(fc.oneof(anyUnicode, anyPath), (path) => {
    expect(matchRoute(path).page).toMatch(/^(home|products|product|cart|not-found)$/);
  });
});

test('every address leads to its own screen', () => {
  property(anyProductKey, (place) => {
    const href = createHrefs('/', {});
    const id = formatProductId(place);
    const pages = [href.home(), href.products(), href.product(id), href.cart()].map(matchRoute);
    expect(pages).toEqual([
      { page: 'home' },
      { page: 'products' },
      { page: 'product', id },
      { page: 'cart' },
    ]);
  });
});

test('[CAT16] pinned addresses start the same catalogue again, on every screen', () => {
  const anySize = fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: undefined });
  property(anySeed, anySize, (seed, size) => {
    const pin = { seed, ...(size !== undefined && { size }) };
    const href = createHrefs('/', pin);
    const id = formatProductId({ seed: 99, index: 0 });
    const query = { ...NO_QUERY, text: 'canoe' };
    for (const address of [
      href.home(),
      href.products(),
      href.products(query),
      href.product(id),
      href.cart(),
    ]) {
      const { search } = new URL(address, 'https://shop.example');
      const start = chooseCatalogue(search, id, () => 42);
      expect(start).toMatchObject({ seed, size: size ?? 20, pin });
    }
  });
});

test('[CAT16] without a pin no address carries a seed or a size', () => {
  const href = createHrefs('/', {});
  expect([href.home(), href.products(), href.product('x'), href.cart()]).toEqual([
    '/',
    '/products',
    '/product/x',
    '/cart',
  ]);
});

test('[CAT16, LIST23] a change of the list keeps what else its address says', () => {
  const address = createHrefs('/', { seed: 7 }).products(
    { ...NO_QUERY, text: 'tea', rating: 4 },
    '?seed=7&q=canoe&utm=mail',
  );
  expect(address).toBe('/products?q=tea&rating=4&seed=7&utm=mail');
  expect(parseSearchParams(address.slice('/products'.length)).text).toBe('tea');
});
