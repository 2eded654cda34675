import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EnvironmentOptions, Plugin, ViteBuilder } from 'vite';
import { isClient } from './client.ts';
import { fillDocument, pagePartsOf, takeFirstStyles, takeText } from './documents.ts';
import { precache } from './precache.ts';
import { policyFor, withPolicy } from './content-security-policy.ts';

/** Where the helper builds go, below the project's root; several processes may build at once. */
const CACHE = `node_modules/.cache/rivulet-${process.pid}`;

/**
 * Puts the first paint into the built documents: each page as React draws it, the styles of the first script,
 * and the boot script, so that one answer of the server is enough to show the shop. The service worker then keeps
 * what was built. `site`: the origin that the shop is published under, `null` when it is not known.
 */
export function prerender(site: string | null): Plugin[] {
  let cache = CACHE;
  let base = '/';
  let styles = '';
  const inlineScript = async (name: string) =>
    (await readFile(join(cache, `${name}.js`), 'utf8')).trim();
  const firstStyles: Plugin = {
    name: 'rivulet-first-styles',
    apply: 'build',
    applyToEnvironment: isClient,
    generateBundle: {
      // Before the files that each part of the code needs are written down.
      order: 'pre',
      handler(_options, bundle) {
        styles = takeFirstStyles(bundle);
      },
    },
  };
  const documents: Plugin = {
    name: 'rivulet-documents',
    apply: 'build',
    config: () => ({
      environments: {
        prerender: helperBuild('src/prerender/prerender.tsx', 'prerender.js', { ssr: true }),
        head: helperBuild('src/prerender/inline-head.ts', 'head.js', { minify: true }, 'iife'),
        boot: helperBuild('src/prerender/inline-body.ts', 'boot.js', { minify: true }, 'iife'),
        worker: helperBuild(
          'src/service-worker/service-worker.ts',
          'worker.js',
          { minify: true },
          'iife',
        ),
      },
      builder: { buildApp },
      // That most of a build's time goes to plugins is so by design, and no fault to be told of.
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
        const [head, boot] = await Promise.all([inlineScript('head'), inlineScript('boot')]);
        const { renderDocuments } = await loadPrerender(cache);
        const { documents, ...empty } = await renderDocuments(base, site);
        const html = takeText(bundle, 'index.html');
        const productPage = pagePartsOf(bundle, 'ProductPage');
        const filled = documents.map((served) => {
          const page = pagePartsOf(bundle, served.code);
          return fillDocument(html, served, {
            ...empty,
            base,
            styles,
            page,
            productPage,
            head,
            boot,
          });
        });
        // One for all of them, so that a host can send the same in a header.
        const policy = policyFor(filled);
        for (const [i, { file: fileName }] of documents.entries()) {
          const source = withPolicy(filled[i] ?? '', policy);
          this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
    closeBundle: () => rm(cache, { recursive: true, force: true }),
  };
  return [firstStyles, documents, precache(() => join(cache, 'worker.js'))];
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
          // A script that is no module is one file; asked for parts of it, the bundler warns.
          ...(format === 'iife' && { codeSplitting: false }),
        },
      },
    },
  };
}

/** The helpers first: the client's documents are made with them. */
async function buildApp(builder: ViteBuilder): Promise<void> {
  for (const name of ['prerender', 'head', 'boot', 'worker', 'client']) {
    const environment = builder.environments[name];
    if (environment) await builder.build(environment);
  }
}

async function loadPrerender(
  cache: string,
): Promise<typeof import('../src/prerender/prerender.tsx')> {
  // oxlint-disable-next-line typescript/no-unsafe-return -- its type is its source's
  return import(pathToFileURL(join(cache, 'prerender.js')).href);
}
