// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderDocuments, renderHead } from './prerender.tsx';
import { BASE } from '#test-utils/products.ts';
import { jsonLdErrors } from '#test-utils/json-ld-errors.ts';

const SITE = 'https://shop.example';
const FILES = ['index.html', 'products/index.html', 'cart/index.html', 'product.html', '404.html'];

/** What the head of each document is served with, by its file. */
async function heads(site: string | null) {
  const { documents } = await renderDocuments(BASE, site);
  expect(documents.map(({ file }) => file)).toEqual(FILES);
  return documents.map(({ title, tags, data }) => {
    const head = document.createElement('template');
    head.innerHTML = renderHead(title, tags, data);
    const of = (key: string) =>
      head.content.querySelector(`[name="${key}"], [property="${key}"]`)?.getAttribute('content');
    const canonical = head.content.querySelector('[rel="canonical"]')?.getAttribute('href');
    return { title, of, canonical, data };
  });
}

test.each([null, SITE])(
  '[META1, META5] each document has the tags of its page, at %s',
  async (site) => {
    const all = await heads(site);
    for (const { title, of } of all) {
      expect([of('og:title'), of('twitter:title')]).toEqual([title, title]);
      expect(of('description')).toMatch(/demo shop.*\.$/);
      expect([of('og:description'), of('twitter:description')]).toEqual(
        Array.from({ length: 2 }, () => of('description')),
      );
      expect([of('og:type'), of('og:site_name'), of('robots')]).toEqual([
        'website',
        'Rivulet',
        undefined,
      ]);
    }
    expect(new Set(all.slice(0, 3).map(({ of }) => of('description'))).size).toBe(3);
    for (const { of } of all.slice(3)) expect(of('description')).toBe(all[0]?.of('description'));
    expect(all.map(({ title }) => title)).toEqual([
      'Rivulet – Flow into great deals',
      'Products · Rivulet',
      'Cart · Rivulet',
      'Rivulet – Flow into great deals',
      'Rivulet – Flow into great deals',
    ]);
  },
);

test('[META2] with SITE_URL every address is a whole one, and the documents for products and for all paths have none of their own', async () => {
  const all = await heads(SITE);
  const addresses = ['', 'products', 'cart'].map((path) => `${SITE}${BASE}${path}`);
  expect(all.map(({ canonical }) => canonical)).toEqual([...addresses, undefined, undefined]);
  expect(all.map(({ of }) => of('og:url'))).toEqual([...addresses, undefined, undefined]);
  for (const { of } of all) {
    expect([of('og:image'), of('twitter:image')]).toEqual(
      Array.from({ length: 2 }, () => `${SITE}${BASE}social.png`),
    );
    expect(of('og:image:alt')).toMatch(/Rivulet/);
    expect(of('twitter:card')).toBe('summary_large_image');
  }
});

test('[META2] without SITE_URL nothing that needs a whole address is there', async () => {
  for (const { of, canonical, data } of await heads(null)) {
    expect([canonical, of('og:url'), of('og:image'), of('twitter:image'), data]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      null,
    ]);
    expect(of('twitter:card')).toBe('summary');
  }
});

test('[META9] with SITE_URL the home page’s document alone is served with JSON-LD', async () => {
  const [home, ...others] = await heads(SITE);
  expect(home?.data).toContain('"SearchAction"');
  expect(await jsonLdErrors(home?.data ?? '')).toEqual([]);
  expect(others.map(({ data }) => data)).toEqual([null, null, null, null]);
});
