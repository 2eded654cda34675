import type { Plugin } from 'vite';
import { ROUTES } from '../src/router/route-table.ts';
import { isClient } from './client.ts';

/** Writes `robots.txt`; and `sitemap.xml`, unless `site`, the origin that the shop is published under, is unknown. */
export function robotsAndSitemap(site: string | null): Plugin {
  let base = '/';
  return {
    name: 'rivulet-robots',
    apply: 'build',
    configResolved(config) {
      ({ base } = config);
    },
    applyToEnvironment: isClient,
    generateBundle() {
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: 'asset', fileName, source });
      emit('robots.txt', robotsText(site, base));
      if (site !== null) emit('sitemap.xml', sitemap(site, base));
    },
  };
}

/** Allows everything. The URL of the sitemap must be absolute (sitemaps.org). */
export function robotsText(site: string | null, base: string): string {
  const lines = ['User-agent: *', 'Disallow:'];
  if (site !== null) lines.push('', `Sitemap: ${site}${base}sitemap.xml`);
  return `${lines.join('\n')}\n`;
}

/** The pages of the route table, by sitemaps.org 0.9. Products are left out: each visit has others. */
export function sitemap(site: string, base: string): string {
  const paths = Object.values(ROUTES).map(({ path }) => path.slice(1));
  const fixed = paths.filter((path) => !path.includes(':'));
  const urls = fixed.map((path) => `  <url><loc>${site}${base}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
