import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { defineConfig, type Plugin } from 'vite';
import { isOfLab, labFiles } from './lab/plugin.ts';
import manifest from './package.json' with { type: 'json' };
import { messageOf } from '#lib/message-of.ts';
import { readBasePath } from './vite-plugins/base-path.ts';
import { logoBox } from './vite-plugins/brand/logo.ts';
import { compileAhead } from './vite-plugins/compile-ahead.ts';
import { goods } from './vite-plugins/goods/plugin.ts';
import { readGoods } from './vite-plugins/goods/read-goods.ts';
import { hosting } from './vite-plugins/hosting.ts';
import { llms } from './vite-plugins/llms.ts';
import { prerender } from './vite-plugins/documents/prerender.ts';
import { readShopConfig } from './vite-plugins/read-shop-config.ts';
import { shopConfig } from './vite-plugins/shop-config.ts';
import { robotsAndSitemap } from './vite-plugins/sitemap.ts';
import { readSiteUrl } from './vite-plugins/site-url.ts';

const { base, site } = await readEnvironment();

export default defineConfig({
  base,
  plugins: [
    alwaysForProduction(),
    react(),
    shopConfig(),
    goods(),
    prerender(site),
    compileAhead(),
    labFiles(),
    robotsAndSitemap(site),
    llms(),
    hosting(),
  ],
  define: {
    // Read by the code that updates the tags of the document's head.
    'import.meta.env.SITE_URL': JSON.stringify(site),
    // Read by index.html and the lab.
    'import.meta.env.VERSION': JSON.stringify(manifest.version),
  },
  css: {
    transformer: 'lightningcss',
    // Every supported browser (README.md) has `light-dark()`: Lightning CSS must not replace it.
    lightningcss: {
      drafts: { customMedia: true },
      exclude: Features.LightDark,
      // Readable in the browser's developer tools, as in 'Header-module_bar'.
      cssModules: { pattern: '[name]_[local]' },
    },
  },
  build: {
    // The Content Security Policy allows no `data:` URLs.
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.txt' },
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 2 } },
    modulePreload: {
      polyfill: false,
      // Without it the entry chunk would name every file that a lazy chunk imports and requests itself anyway.
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // One entry chunk. Without it, the modules that it shares with the search field, tools and lab become files
            // of their own.
            { name: 'entry', tags: ['$initial'] },
            { name: 'lab', test: isOfLab, includeDependenciesRecursively: false },
            { name: 'tools', test: /\/src\/tools\//, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});

/** Without it, `NODE_ENV=development` in the environment would put React's development build into the shop. */
function alwaysForProduction(): Plugin {
  return {
    name: 'rivulet-always-for-production',
    apply: 'build',
    config() {
      process.env['NODE_ENV'] = 'production';
    },
  };
}

/**
 * BASE_PATH and SITE_URL of this run. An invalid value or shop.config.json, or a folder that Vite cannot build, ends the
 * process with one line instead of a stack trace.
 */
async function readEnvironment() {
  try {
    // Vite takes it for the begin of a URL's fragment, and reports files that are there as missing.
    if (import.meta.dirname.includes('#'))
      throw new Error(`Vite cannot build in a folder with "#" in its path: ${import.meta.dirname}`);
    const config = readShopConfig();
    await logoBox(config);
    readGoods(config.goods);
    const base = readBasePath(process.env['BASE_PATH']);
    return { base, site: readSiteUrl(process.env['SITE_URL'], base) };
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
}
