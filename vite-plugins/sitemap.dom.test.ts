import { expect, test } from 'vitest';
import { robotsText, sitemap } from './sitemap.ts';

test('[META6] robots.txt allows everything, and names the sitemap when its URL is known', () => {
  expect(robotsText(null, '/rivulet/')).toBe('User-agent: *\nDisallow:\n');
  expect(robotsText('https://shop.example', '/a/b/')).toBe(
    'User-agent: *\nDisallow:\n\nSitemap: https://shop.example/a/b/sitemap.xml\n',
  );
});

test.each(['/', '/rivulet/', '/a/b/c/'])(
  '[META6] the sitemap under %s lists home, products and cart, and no product',
  (base) => {
    const text = sitemap('https://shop.example', base);
    const xml = new DOMParser().parseFromString(text, 'application/xml');
    expect(xml.documentElement.getAttribute('xmlns')).toBe(
      'http://www.sitemaps.org/schemas/sitemap/0.9',
    );
    const urls = [...xml.querySelectorAll('urlset > url > loc')].map((loc) => loc.textContent);
    expect(urls).toEqual(
      expect.arrayContaining(
        ['', 'products', 'cart'].map((path) => `https://shop.example${base}${path}`),
      ),
    );
    expect(urls.join()).not.toContain('product/');
  },
);
