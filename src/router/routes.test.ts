import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_QUERY } from '#domain/search/query.ts';
import { parseSearchParams } from '#domain/search/search-params.ts';
import { chooseCatalogue } from '#domain/catalogue-params.ts';
import { BASE_PATH } from '#lib/base-path.ts';
import { anyProductKey, anySeed, anyUnicode } from '#test-utils/products.ts';
import { property } from '#test-utils/property.ts';
import { formatProductId } from '#domain/catalogue/product-id.ts';
import { keepParams, withKeptParams } from './kept-params.ts';
import { canonicalPath, createHrefs, matchRoute, routeOf } from './routes.ts';

test.each([
  ['', { page: 'home' }],
  ['/', { page: 'home' }],
  ['/products', { page: 'products' }],
  ['/products/', { page: 'products' }],
  ['/product/some-id', { page: 'product', id: 'some-id' }],
  ['/product/some-id/', { page: 'product', id: 'some-id' }],
  ['/cart', { page: 'cart' }],
  ['/cart/', { page: 'cart' }],
])('[APP9] the path "%s" is a page', (path, route) => {
  expect(matchRoute(path)).toEqual(route);
});

test.each([
  '/unknown',
  '/Products',
  '/product',
  '/cart/1',
  '/products/1',
  '/product/1/2',
  '/home',
  '/cart.html',
])('the path "%s" is not a page', (path) => {
  expect(matchRoute(path)).toEqual({ page: 'not-found' });
});

const ID = formatProductId({ seed: 7, index: 4 });

test.each([
  ['%70roducts', 'products'],
  [`product/${ID.replaceAll('-', '%2D')}`, `product/${ID}`],
  ['%2570roducts', '%2570roducts'],
  ['products%2Findex.html', 'products%2Findex.html'],
  ['%E0%A4%A', '%E0%A4%A'],
])('[APP19] the path "%s" is decoded once, to "%s"', expectCanonical);

test.each([
  ['index.html', ''],
  ['products/index.html', 'products'],
  ['adrift/index.html', 'adrift/index.html'],
  ['cart.html', 'cart.html'],
  ['cart/', 'cart/'],
])('[APP31] the path "%s" means "%s"', expectCanonical);

test.each([
  ['cart.', 'cart'],
  ['products)', 'products'],
  ['cart&utm_source=mail', 'cart'],
  ...['.', ')', ').', '%E3%80%82', '&utm_source=mail', '. Thanks!/'].map((appended) => [
    `product/${ID}${appended}`,
    `product/${ID}`,
  ]),
  [`product/${ID}x`, `product/${ID}x`],
  [`product/${ID}-`, `product/${ID}-`],
])('[APP32] what is appended to the path "%s" is cut off: "%s"', expectCanonical);

test('[CAT9] the canonical form of an id is in lower case', () => {
  expectCanonical(`product/${ID.toUpperCase()}`, `product/${ID}`);
});

function expectCanonical(path = '', canonical = ''): void {
  expect(canonicalPath(BASE_PATH + path)).toBe(BASE_PATH + canonical);
}

const anySegment = fc.oneof(fc.constantFrom('', 'product', 'products', 'cart'), anyUnicode);
const anyPath = fc.array(anySegment).map((segments) => segments.join('/'));

test('no path throws, however malformed', () => {
  property(fc.oneof(anyUnicode, anyPath), (path) => {
    expect(matchRoute(path).page).toMatch(/^(home|products|product|cart|not-found)$/);
  });
});

test('every URL leads to its page', () => {
  property(anyProductKey, (key) => {
    const href = createHrefs();
    const id = formatProductId(key);
    const pages = [href.home(), href.products(), href.product(id), href.cart()].map(routeOf);
    expect(pages).toEqual([
      { page: 'home' },
      { page: 'products' },
      { page: 'product', id },
      { page: 'cart' },
    ]);
  });
});

test('[CAT16] URLs with kept parameters start the same catalogue again, on every page', () => {
  const href = createHrefs();
  property(anySeed, fc.integer({ min: 1, max: 10_000 }), (seed, size) => {
    const pinned = { seed, size };
    keepParams(pinned);
    const id = formatProductId({ seed: 99, index: 0 });
    const query = { ...NO_QUERY, text: 'toaster' };
    for (const address of [
      href.home(),
      href.products(),
      href.products(query),
      href.product(id),
      href.cart(),
    ]) {
      const { search } = new URL(withKeptParams(address), 'https://shop.example');
      const start = chooseCatalogue(search, id, () => 42);
      expect(start).toMatchObject({ seed, size, pinned });
    }
  });
});

test('[CAT16, LIST55] a change of the list leaves the other parameters of its URL unchanged', () => {
  const address = createHrefs().products(
    { ...NO_QUERY, text: 'tea', rating: 4 },
    '?seed=7&q=toaster&utm=mail',
  );
  expect(address).toBe('/rivulet/products?q=tea&rating=4&seed=7&utm=mail');
  expect(parseSearchParams(address.slice('/rivulet/products'.length)).text).toBe('tea');
});
