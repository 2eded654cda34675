import type { Plugin } from 'vite';
import { isClient } from './client.ts';

/** The addresses below the base path that are the same for everybody. */
const FIXED_ROUTES = ['', 'products', 'cart'] as const;

/** Writes `robots.txt`, and `sitemap.xml` when it is known where the shop is published. */
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

/** Everything may be visited. The address of the sitemap must be a whole one (sitemaps.org). */
export function robotsText(site: string | null, base: string): string {
  const lines = ['User-agent: *', 'Disallow:'];
  if (site !== null) lines.push('', `Sitemap: ${site}${base}sitemap.xml`);
  return `${lines.join('\n')}\n`;
}

/** The fixed routes in the form of sitemaps.org 0.9. Products are left out: every visit has its own. */
export function sitemap(site: string, base: string): string {
  const urls = FIXED_ROUTES.map((path) => `  <url><loc>${site}${base}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
