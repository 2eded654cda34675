import { expect, test } from 'vitest';
import { descriptions, name } from '#shop.config.json';
import { formatDocumentTitle } from '#components/PageTitle.tsx';
import { documentOf, NOT_FOUND_DOCUMENT, ROUTES } from '#router/route-table.ts';
import { isFixed, PAGE_NAMES, rowOf, titleOf } from '#router/routes.ts';
import { BASE } from '#test-utils/products.ts';
import { renderDocuments, renderHead } from './prerender.tsx';

const SITE = 'https://shop.example';
/** The pages whose document has a path; for the others a test expects `undefined` or the shop's values. */
const FIXED = [...PAGE_NAMES.map((page) => (isFixed(page) ? page : null)), null];

/** The head of each document, in the order of the route table. */
async function heads(site: string | null) {
  const { documents } = await renderDocuments(site);
  expect(documents.map(({ file }) => file)).toEqual([
    ...Object.values(ROUTES).map(documentOf),
    NOT_FOUND_DOCUMENT,
  ]);
  return documents.map(({ title, tags }) => {
    const head = document.createElement('template');
    head.innerHTML = renderHead(title, tags);
    const of = (key: string) =>
      head.content.querySelector(`[name="${key}"], [property="${key}"]`)?.getAttribute('content');
    const canonical = head.content.querySelector('[rel="canonical"]')?.getAttribute('href');
    return { title, of, canonical };
  });
}

test.each([null, SITE])(
  '[META1, META20, META24] each document has the tags of its page, published at %s',
  async (site) => {
    const all = await heads(site);
    for (const { title, of } of all) {
      expect([of('og:title'), of('twitter:title')]).toEqual([title, title]);
      expect([of('og:description'), of('twitter:description')]).toEqual(
        Array.from({ length: 2 }, () => of('description')),
      );
      expect([of('og:type'), of('og:site_name'), of('robots')]).toEqual([
        'website',
        name,
        undefined,
      ]);
    }
    const expected: Readonly<Record<string, string>> = descriptions;
    expect(all.map(({ of }) => of('description'))).toEqual(
      FIXED.map(
        (page) =>
          (page && rowOf(page).description) ?? expected[page ?? 'home'] ?? descriptions.home,
      ),
    );
    expect(all.map(({ title }) => title)).toEqual(
      FIXED.map((page) => formatDocumentTitle(page ? titleOf({ page }) : undefined)),
    );
  },
);

test('[META2, META22] with SITE_URL every URL is absolute, and the documents for products and for unknown paths have no canonical one', async () => {
  const all = await heads(SITE);
  const urls = FIXED.map((page) => page && `${SITE}${BASE}${ROUTES[page].path.slice(1)}`);
  expect(all.map(({ canonical }) => canonical ?? null)).toEqual(urls);
  expect(all.map(({ of }) => of('og:url') ?? null)).toEqual(urls);
  for (const { of } of all) {
    expect([of('og:image'), of('twitter:image')]).toEqual(
      Array.from({ length: 2 }, () => `${SITE}${BASE}social.png`),
    );
    expect(of('og:image:alt')).toContain(name);
    expect(of('twitter:card')).toBe('summary_large_image');
  }
});

test('[META2] without SITE_URL there is no tag that needs an absolute URL', async () => {
  for (const { of, canonical } of await heads(null)) {
    expect([canonical, of('og:url'), of('og:image'), of('twitter:image')]).toEqual(
      Array.from({ length: 4 }),
    );
    expect(of('twitter:card')).toBe('summary');
  }
});

test('text in tags is escaped, and tags without content are left out', () => {
  const content = `"><script>alert('&amp;')</script>`;
  const head = document.createElement('template');
  head.innerHTML = renderHead('A & B', [
    { name: 'description', content },
    { property: 'og:url', content: null },
    { rel: 'canonical', content: 'https://shop.example/?a=1&b=2' },
  ]);
  const [title, meta, link, ...others] = head.content.children;
  expect(title?.textContent).toBe('A & B');
  expect(meta?.getAttribute('content')).toBe(content);
  expect(link?.getAttribute('href')).toBe('https://shop.example/?a=1&b=2');
  expect(others).toEqual([]);
});
