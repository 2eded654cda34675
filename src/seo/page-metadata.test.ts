import type { Thing } from 'schema-dts';
import { expect, test } from 'vitest';
import { name as SHOP_NAME } from '#shop.config.json';
import { createCatalogue } from '#domain/catalogue/generate.ts';
import { descriptionOf } from '#domain/catalogue/describe.ts';
import { NO_QUERY } from '#domain/search/query.ts';
import { parseSearchParams } from '#domain/search/search-params.ts';
import { productsFor } from '#stores/search/catalogue-index.ts';
import type { Route } from '#router/routes.ts';
import { BASE, sampleProducts } from '#test-utils/products.ts';
import { jsonLdErrors } from '#test-utils/json-ld-errors.ts';
import { headTags } from './head-tags.ts';
import { formatJsonLd } from './json-ld.ts';
import { pageMetadata, type MetadataContext } from './page-metadata.ts';

const ORIGIN = 'https://shop.example';
const CONTEXT: MetadataContext = {
  origin: ORIGIN,
  catalogue: createCatalogue(7, 50, BASE),
  reviewsOf: () => [],
};
const product = sampleProducts(7, 1)[0]!;
const PRODUCT: Route = { page: 'product', id: product.id };

function dataOf(route: Route, query = NO_QUERY, context = CONTEXT): readonly Thing[] {
  return pageMetadata(route, query, context).jsonLd;
}

/** The only thing of a type, as it is serialized. */
function thing(type: string, things: readonly Thing[]) {
  const all = JSON.parse(JSON.stringify(things)) as readonly Record<string, unknown>[];
  const found = all.filter((one) => one['@type'] === type);
  expect(found).toHaveLength(1);
  return found[0]!;
}

test.each([
  ['home', NO_QUERY],
  ['products', NO_QUERY],
  ['products', parseSearchParams('?q=cotton&sort=price-low')],
] as const)(
  '[META8] the JSON-LD of %s is valid for schema.org and search engines',
  async (page, query) => {
    expect(await jsonLdErrors(formatJsonLd(dataOf({ page }, query))!)).toEqual([]);
  },
);

test('[META8] the JSON-LD of every kind of product is valid for schema.org and search engines', async () => {
  for (const { id } of sampleProducts(3, 60)) {
    expect(await jsonLdErrors(formatJsonLd(dataOf({ page: 'product', id }))!)).toEqual([]);
  }
});

test('[META8] the validator finds a missing price, position and absolute URL', async () => {
  const text = formatJsonLd(dataOf(PRODUCT))!;
  expect(await jsonLdErrors(text.replace('"price":', '"cost":'))).not.toEqual([]);
  expect(await jsonLdErrors(text.replace('"position":1,', ''))).not.toEqual([]);
  expect(await jsonLdErrors(text.replaceAll(ORIGIN, ''))).not.toEqual([]);
});

test('[META9] the search action has the URL of the results', () => {
  const site = thing('WebSite', dataOf({ page: 'home' }));
  expect(site).toMatchObject({
    name: SHOP_NAME,
    url: `${ORIGIN}${BASE}`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${ORIGIN}${BASE}products?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
});

test.each([
  ['home', ''],
  ['products', ''],
  ['products', '?q=cotton&sort=price-high'],
  ['products', '?rating=4'],
] as const)('[META10] the list of %s%s names its first 20 products', (page, search) => {
  const query = parseSearchParams(search);
  const shown = productsFor(CONTEXT.catalogue, query);
  const list = thing('ItemList', dataOf({ page }, query));
  expect(shown.length).toBeGreaterThan(0);
  expect(list['numberOfItems']).toBe(shown.length);
  expect(list['itemListElement']).toEqual(
    shown.slice(0, 20).map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: `${ORIGIN}${BASE}product/${id}`,
    })),
  );
});

test('[META11] a product has its price and the rating of its reviews', () => {
  const reviewsOf = (id: string) =>
    id === product.id ? [{ name: 'You', text: 'Leaks.', rating: 1 as const }] : [];
  const shown = thing('Product', dataOf(PRODUCT, NO_QUERY, { ...CONTEXT, reviewsOf }));
  expect(shown).toMatchObject({
    name: product.title,
    description: descriptionOf(product),
    url: `${ORIGIN}${BASE}product/${product.id}`,
    sku: product.id.slice(0, 8).toUpperCase(),
    brand: { '@type': 'Brand', name: 'Acme' },
    category: 'Electronics',
    offers: {
      price: product.price,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
    // The samples give 5 and 4, the visitor gives 1.
    aggregateRating: { ratingValue: 3.3, reviewCount: 3, bestRating: 5, worstRating: 1 },
  });
  expect(thing('Product', dataOf(PRODUCT))['aggregateRating']).toMatchObject({
    ratingValue: 4.5,
    reviewCount: 2,
  });
});

test('[META12] the breadcrumb has home, the list and the product', () => {
  const trail = thing('BreadcrumbList', dataOf(PRODUCT))['itemListElement'];
  expect(trail).toMatchObject([
    { position: 1, name: 'Home', item: `${ORIGIN}${BASE}` },
    { position: 2, name: 'Products', item: `${ORIGIN}${BASE}products` },
    { position: 3, name: product.title, item: `${ORIGIN}${BASE}product/${product.id}` },
  ]);
});

test('[META7] the cart and unknown pages have no JSON-LD', () => {
  for (const route of [
    { page: 'cart' },
    { page: 'not-found' },
    { page: 'product', id: 'unknown' },
    { page: 'product', id: product.id.slice(1) },
  ] as const) {
    expect(formatJsonLd(dataOf(route))).toBeNull();
  }
  expect(dataOf({ page: 'products' }, parseSearchParams('?q=zeppelin'))).toEqual([]);
});

test('[META4] a page’s canonical path has no query, and an unknown page has none', () => {
  const path = (route: Route) => pageMetadata(route, NO_QUERY, CONTEXT).path;
  expect(path({ page: 'home' })).toBe(BASE);
  expect(path({ page: 'products' })).toBe(`${BASE}products`);
  expect(path(PRODUCT)).toBe(`${BASE}product/${product.id}`);
  expect(path({ page: 'cart' })).toBe(`${BASE}cart`);
  expect(path({ page: 'not-found' })).toBeNull();
  expect(path({ page: 'product', id: 'unknown' })).toBeNull();
});

test('[META19] every page has a preview image in a format that previews support', () => {
  for (const route of [{ page: 'home' }, { page: 'cart' }, PRODUCT] as const) {
    const tags = headTags('', pageMetadata(route, NO_QUERY, CONTEXT), ORIGIN);
    const content = `${ORIGIN}${BASE}social.png`;
    expect(tags).toContainEqual({ property: 'og:image', content });
    expect(tags).toContainEqual({ name: 'twitter:image', content });
    expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
    expect(tags.find((tag) => 'property' in tag && tag.property === 'og:image:alt')).toMatchObject({
      content: expect.stringContaining(SHOP_NAME),
    });
  }
  // Search engines support AVIF.
  expect(thing('Product', dataOf(PRODUCT))['image']).toEqual([
    expect.stringMatching(/@2x\.avif$/),
    expect.stringMatching(/\.avif$/),
  ]);
});

test('[META13] no text can end the script element or start a comment', () => {
  const name = 'a</script><!--<script>b';
  const text = formatJsonLd([{ '@type': 'Thing', name }])!;
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name }] });
});
