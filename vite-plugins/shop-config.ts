import type { Plugin } from 'vite';
import { isClient } from './client.ts';
import { escapeHtml } from './documents/escape-html.mjs';
import { colorTokens, readShopConfig, SHOP_CONFIG, type ShopConfig } from './read-shop-config.mjs';

const MANIFEST = 'manifest.webmanifest';
const DESCRIPTIONS = 'virtual:shop-descriptions';

/**
 * Puts shop.config.json into index.html, the web app manifest and the colours of tokens.css. The app imports the file
 * itself, but for the descriptions: from a module that the entry chunk imports, they would be part of the entry chunk.
 * Reads the file each time, so that the development server shows an edit on reload.
 */
export function shopConfig(): Plugin {
  let base = '/';
  return {
    name: 'rivulet-shop-config',
    // Before Vite's CSS plugin.
    enforce: 'pre',
    configResolved(config) {
      ({ base } = config);
    },
    resolveId: (id) => (id === DESCRIPTIONS ? `\0${DESCRIPTIONS}` : null),
    load(id) {
      if (id !== `\0${DESCRIPTIONS}`) return null;
      this.addWatchFile(SHOP_CONFIG);
      return `export const descriptions = ${JSON.stringify(readShopConfig().descriptions)};`;
    },
    transform: {
      filter: { id: /\/src\/styles\/tokens\.css(?:\?|$)/ },
      handler(css) {
        this.addWatchFile(SHOP_CONFIG);
        return { code: colorTokens(readShopConfig()) + css, map: null };
      },
    },
    transformIndexHtml: (html) => ({
      html: fillPlaceholders(html, readShopConfig()),
      // In index.html Vite would look for the file in public/.
      tags: [{ tag: 'link', attrs: { rel: 'manifest', href: base + MANIFEST }, injectTo: 'head' }],
    }),
    generateBundle() {
      if (!isClient(this.environment)) return;
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: manifest(readShopConfig()) });
    },
    configureServer({ middlewares }) {
      middlewares.use(base + MANIFEST, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json');
        response.end(manifest(readShopConfig()));
      });
    },
  };
}

/** Replaces `{{name}}`, `{{tagline}}`, `{{light}}` and `{{dark}}` (the theme colours) in HTML. Throws for others. */
export function fillPlaceholders(html: string, { name, tagline, themeColors }: ShopConfig): string {
  const values: Readonly<Record<string, string>> = { name, tagline, ...themeColors };
  return html.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`index.html has an unknown ${placeholder}`);
    return escapeHtml(value);
  });
}

/** The web app manifest (https://www.w3.org/TR/appmanifest/). Its URLs are relative to its own. */
export function manifest({ name, descriptions, themeColors }: ShopConfig): string {
  return JSON.stringify({
    id: './',
    name,
    short_name: name,
    description: descriptions.app,
    lang: 'en',
    dir: 'ltr',
    categories: ['shopping'],
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: [
      { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Products', url: './products' },
      { name: 'Cart', url: './cart' },
    ],
  });
}
