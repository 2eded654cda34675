import { expect, test } from 'vitest';
import { name as SHOP_NAME } from '#shop.config.json';
import { productAt } from '#domain/catalogue/generate.ts';
import type { Route } from '#router/routes.ts';
import { BASE } from '#test-utils/products.ts';
import { headTags } from './head-tags.ts';
import { pageMetadata } from './page-metadata.ts';

const ORIGIN = 'https://shop.example';
const PRODUCT: Route = { page: 'product', id: productAt({ seed: 7, index: 0 }).id };

test('[META23] a page’s canonical path has no query, and an unknown page has none', () => {
  const path = (route: Route) => pageMetadata(route).path;
  expect(path({ page: 'home' })).toBe(BASE);
  expect(path({ page: 'products' })).toBe(`${BASE}products`);
  expect(path(PRODUCT)).toBe(`${BASE}product/${PRODUCT.id}`);
  expect(path({ page: 'cart' })).toBe(`${BASE}cart`);
  expect(path({ page: 'not-found' })).toBeNull();
  expect(path({ page: 'product', id: 'unknown' })).toBeNull();
});

test('[LOOK33] every page has a preview image in a format that previews support', () => {
  for (const route of [{ page: 'home' }, { page: 'cart' }, PRODUCT] as const) {
    const tags = headTags('', pageMetadata(route), ORIGIN);
    const content = `${ORIGIN}${BASE}social.png`;
    expect(tags).toContainEqual({ property: 'og:image', content });
    expect(tags).toContainEqual({ name: 'twitter:image', content });
    expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
    expect(tags.find((tag) => 'property' in tag && tag.property === 'og:image:alt')).toMatchObject({
      content: expect.stringContaining(SHOP_NAME),
    });
  }
});
