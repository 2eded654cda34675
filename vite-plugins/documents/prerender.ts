import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EnvironmentOptions, Plugin, ViteBuilder } from 'vite';
import { takeStyleSheet, takeText } from './bundle.ts';
import { isClient } from '../client.ts';
import { policyFor, withPolicy } from './content-security-policy.ts';
import { fillDocument, hasCards } from './documents.ts';
import { precache } from '../precache.ts';
import { prerenderInDevelopment } from './prerender-dev.ts';
import { stylesBeyond, stylesFor } from './styles-for.ts';

/** Output of the helper builds, below the project's root; several processes may build at once. */
const CACHE = `node_modules/.cache/rivulet-${process.pid}`;

/**
 * Prerenders every document: React's markup, the styles that it needs and the inline scripts, so that one response
 * shows the page. Also writes the service worker. `site`: the origin that the shop is published under, `null` when
 * unknown.
 */
export function prerender(site: string | null): Plugin[] {
  let cache = CACHE;
  let base = '/';
  let css = '';
  const unlinkedStyles: Plugin = {
    name: 'rivulet-unlinked-styles',
    apply: 'build',
    applyToEnvironment: isClient,
    generateBundle: {
      // Before Vite writes the links into the document.
      order: 'pre',
      handler(_options, bundle) {
        css = takeStyleSheet(bundle);
      },
    },
  };
  const documents: Plugin = {
    name: 'rivulet-documents',
    apply: 'build',
    config: () => ({
      environments: {
        prerender: helperBuild('src/prerender/prerender.tsx', 'prerender.js', { ssr: true }),
        head: helperBuild('src/prerender/inline-head.ts', 'head.js', { minify: 'terser' }, 'iife'),
        body: helperBuild('src/prerender/inline-body.ts', 'body.js', { minify: 'terser' }, 'iife'),
        worker: helperBuild(
          'src/service-worker/service-worker.ts',
          'worker.js',
          { minify: 'terser' },
          'iife',
        ),
      },
      builder: { buildApp },
      // Prerendering takes most of the build's time: no warning about slow plugins.
      build: { rolldownOptions: { checks: { pluginTimings: false } } },
    }),
    configResolved(config) {
      cache = join(config.root, CACHE);
      ({ base } = config);
    },
    applyToEnvironment: isClient,
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = await renderFiles({
          html: takeText(bundle, 'index.html'),
          css,
          base,
          cache,
          site,
          addStyleSheet: (source) =>
            base + this.getFileName(this.emitFile({ type: 'asset', name: 'index.css', source })),
        });
        for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
      },
    },
    closeBundle: () => rm(cache, { recursive: true, force: true }),
  };
  return [
    unlinkedStyles,
    documents,
    prerenderInDevelopment(site),
    precache(() => join(cache, 'worker.js')),
  ];
}

interface FilesOptions {
  /** The built `index.html`. */
  readonly html: string;
  /** The styles of the entry chunk. */
  readonly css: string;
  readonly base: string;
  /** The folder of the helper builds' output. */
  readonly cache: string;
  readonly site: string | null;
  /** Adds a style sheet to the build. Returns its URL. */
  readonly addStyleSheet: (css: string) => string;
}

/** The documents by file name. */
async function renderFiles(options: FilesOptions): Promise<readonly (readonly [string, string])[]> {
  const { html, css, base, cache, site, addStyleSheet } = options;
  const { renderDocuments, renderHead } = await loadPrerender(cache);
  const { documents, ...templates } = await renderDocuments(site);
  // Every document has the styles of cards, and the style sheet has not: of so many elements, the browser would
  // compute the styles anew when the sheet arrives. Fonts would be loaded again.
  const cards = documents.filter(hasCards).map((document) => document.html);
  const common = [html, ...cards, templates.cardTemplate].join('');
  const inlineScript = async (name: string) => {
    const code = await readFile(join(cache, `${name}.js`), 'utf8');
    return `<script>${code.trim()}</script>`;
  };
  const parts = {
    ...templates,
    base,
    styles: (markup: string) => `<style>${stylesFor(common + markup, css)}</style>`,
    styleSheet: addStyleSheet(stylesBeyond(common, css)),
    inlineHead: await inlineScript('head'),
    inlineBody: await inlineScript('body'),
  };
  const files = documents.map((document) => {
    const head = renderHead(document.title, document.tags);
    return [document.file, fillDocument(html, document, { ...parts, head })] as const;
  });
  // For tools that inject styles or evaluate code (docs/testing-with-rivulet.md).
  if (process.env['NO_POLICY']) return files;
  // The same for all documents, so that a host can send it as a header.
  const policy = policyFor(files.map(([, text]) => text));
  return files.map(([file, text]) => [file, withPolicy(text, policy)]);
}

function helperBuild(
  input: string,
  entryFileNames: string,
  options: EnvironmentOptions['build'],
  format: 'es' | 'iife' = 'es',
): EnvironmentOptions {
  return {
    consumer: format === 'es' ? 'server' : 'client',
    build: {
      ...options,
      outDir: CACHE,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input,
        output: {
          format,
          entryFileNames,
          // A classic script is a single file.
          ...(format === 'iife' && { codeSplitting: false }),
        },
      },
    },
  };
}

/** The client last: its documents are made with the output of the others. */
async function buildApp(builder: ViteBuilder): Promise<void> {
  for (const name of ['prerender', 'head', 'body', 'worker', 'client']) {
    const environment = builder.environments[name];
    if (environment) await builder.build(environment);
  }
}

async function loadPrerender(
  cache: string,
): Promise<typeof import('../../src/prerender/prerender.tsx')> {
  // oxlint-disable-next-line typescript/no-unsafe-return -- its type is its source's
  return import(pathToFileURL(join(cache, 'prerender.js')).href);
}
