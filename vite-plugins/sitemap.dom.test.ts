import { expect, test } from 'vitest';
import { SITEMAP_PATHS } from '../src/router/route-table.ts';
import { robotsText, sitemap } from './sitemap.ts';

test('[META6] robots.txt allows everything, and names the sitemap when its URL is known', () => {
  expect(robotsText(null, '/rivulet/')).toBe('User-agent: *\nDisallow:\n');
  expect(robotsText('https://shop.example', '/a/b/')).toBe(
    'User-agent: *\nDisallow:\n\nSitemap: https://shop.example/a/b/sitemap.xml\n',
  );
});

test.each(['/', '/rivulet/', '/a/b/c/'])(
  '[META6] the sitemap under %s lists the pages that the route table puts there',
  (base) => {
    const text = sitemap('https://shop.example', base);
    const xml = new DOMParser().parseFromString(text, 'application/xml');
    expect(xml.documentElement.getAttribute('xmlns')).toBe(
      'http://www.sitemaps.org/schemas/sitemap/0.9',
    );
    expect([...xml.querySelectorAll('urlset > url > loc')].map((loc) => loc.textContent)).toEqual(
      SITEMAP_PATHS.map((path) => `https://shop.example${base}${path}`),
    );
  },
);

test('[META6] home, products and cart are in the sitemap', () => {
  expect(SITEMAP_PATHS).toEqual(expect.arrayContaining(['', 'products', 'cart']));
  expect(SITEMAP_PATHS.join()).not.toContain(':');
});
