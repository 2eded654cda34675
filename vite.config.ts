import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import { readBasePath } from './vite-plugins/base-path.ts';
import { compileEarly } from './vite-plugins/compile-early.ts';
import { prerender } from './vite-plugins/prerender.ts';
import { licences } from './vite-plugins/licences.ts';
import { robotsAndSitemap } from './vite-plugins/sitemap.ts';
import { signalsWithoutStacks } from './vite-plugins/signals-without-stacks.ts';
import { readSiteUrl } from './vite-plugins/site-url.ts';

const { base, site } = readPlace();

export default defineConfig({
  base,
  plugins: [
    react(),
    prerender(site),
    robotsAndSitemap(site),
    compileEarly(),
    signalsWithoutStacks(),
    licences(),
  ],
  // wouter imports a polyfill of a hook that React 19 has.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  // For the code that keeps the tags of the document's head.
  define: { 'import.meta.env.SITE_URL': JSON.stringify(site) },
  css: {
    transformer: 'lightningcss',
    // Every browser that the shop runs in has `light-dark()`; written out, the documents were 0.1 kB larger.
    lightningcss: { drafts: { customMedia: true }, exclude: Features.LightDark },
  },
  build: {
    // Pictures and fonts stay files: inlined as data: they would swell the script and need a laxer policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What a later part shares with others comes just after it: their names would be 0.2 kB of the first script.
      resolveDependencies: (_file, parts) => parts.filter((part) => part.endsWith('.css')),
    },
    // 0.6 kB less of the first script than Vite's own (docs/decisions/0020).
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      module: true,
      // With each value or function put where it is used the script is smaller, and its brotli 80 and 100 bytes larger.
      compress: { passes: 3, collapse_vars: false, inline: 1 },
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // All that the first page needs in one file; else what it shares with later parts would lie in dozens.
            { name: 'shop', tags: ['$initial'] },
          ],
        },
      },
    },
  },
});

/** Where the shop is to live. One line says what is wrong with it: the rest of a fault would hide that line. */
function readPlace() {
  try {
    const base = readBasePath(process.env['BASE_PATH']);
    return { base, site: readSiteUrl(process.env['SITE_URL'], base) };
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    process.exit(1);
  }
}
