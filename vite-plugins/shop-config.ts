import type { Plugin } from 'vite';
import { toolbarColors } from './brand/colors.ts';
import { appIcon, favicon, raster } from './brand/icons.ts';
import { inPalette } from './brand/palette.ts';
import { socialPicture } from './brand/social-picture.ts';
import { isDrawing } from './brand/logo.ts';
import { isClient } from './client.ts';
import { escapeHtml } from './documents/escape-html.ts';
import { readShopConfig, SHOP_CONFIG, type ShopConfig } from './read-shop-config.ts';

const DESCRIPTIONS = 'virtual:shop-descriptions';

/** The files that are made from shop.config.json, by name. Listed in the manifest, but for the tab's and the last. */
export const FILES: Readonly<
  Record<string, (config: ShopConfig) => string | Promise<string | Buffer>>
> = {
  'manifest.webmanifest': manifest,
  'favicon.svg': favicon,
  'favicon-32.png': async (config) => raster(await favicon(config), 32),
  'apple-touch-icon.png': async (config) => raster(await appIcon(config), 180),
  'icon-192.png': async (config) => raster(await appIcon(config, 'round'), 192),
  'icon-512.png': async (config) => raster(await appIcon(config, 'round'), 512),
  'icon-maskable-512.png': async (config) => raster(await appIcon(config, 'maskable'), 512),
  'social.png': socialPicture,
};

/**
 * Puts shop.config.json into index.html, the web app manifest, the style sheets, the icons and the social picture. The
 * app imports the file itself, but for the descriptions: from a module that the entry chunk imports, they would be part
 * of the entry chunk. Reads the file each time, so that the development server shows an edit on reload.
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
        const config = readShopConfig();
        return { code: inPalette(css, config) + brandStyles(config), map: null };
      },
    },
    transformIndexHtml: (html) => fillPlaceholders(html, readShopConfig(), base),
    async generateBundle() {
      if (!isClient(this.environment)) return;
      const config = readShopConfig();
      for (const [fileName, make] of Object.entries(FILES)) {
        this.emitFile({ type: 'asset', fileName, source: await make(config) });
      }
    },
    configureServer({ middlewares }) {
      for (const [name, make] of Object.entries(FILES)) {
        middlewares.use(base + name, async (_request, response, next) => {
          try {
            const content = await make(readShopConfig());
            response.setHeader('Content-Type', typeOf(name));
            response.end(content);
          } catch (error) {
            next(error);
          }
        });
      }
    },
  };
}

function typeOf(name: string): string {
  if (name.endsWith('.svg')) return 'image/svg+xml';
  return name.endsWith('.png') ? 'image/png' : 'application/manifest+json';
}

/** What a brand has that Rivulet has not, and its logo. */
export function brandStyles(config: ShopConfig): string {
  const logo = isDrawing(config) ? '' : `--logo: path('${config.logo}');`;
  const face =
    config.face === 'plain'
      ? '--face-display: var(--face); --weight-display: 600; --display-space: 0em;'
      : '';
  const theme = config.theme === 'dark' ? 'color-scheme: dark;' : '';
  return `:root { ${logo} ${face} ${theme} }\n`;
}

/**
 * Replaces `{{name}}`, `{{tagline}}`, `{{scene}}`, `{{scheme}}`, `{{base}}`, `{{light}}` and `{{dark}}` (the theme
 * colours) in HTML. Throws for others.
 */
export function fillPlaceholders(html: string, config: ShopConfig, base: string): string {
  const { name, tagline, scene, theme } = config;
  const values: Readonly<Record<string, string>> = {
    name,
    tagline,
    scene,
    scheme: theme === 'dark' ? 'dark' : 'light dark',
    base,
    ...toolbarColors(config),
  };
  return html.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`index.html has an unknown ${placeholder}`);
    return escapeHtml(value);
  });
}

/** The web app manifest (https://www.w3.org/TR/appmanifest/). Its URLs are relative to its own. */
export function manifest(config: ShopConfig): string {
  const { name, descriptions } = config;
  const { light } = toolbarColors(config);
  return JSON.stringify({
    name,
    short_name: name,
    description: descriptions.app,
    lang: 'en',
    dir: 'ltr',
    categories: ['shopping'],
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: light,
    theme_color: light,
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
