import { isCSSRequest, type EnvironmentModuleNode, type Plugin, type ViteDevServer } from 'vite';
import { matchesDocument } from '../../src/prerender/contract.ts';
import type { PrerenderedDocument } from '../../src/prerender/prerender.tsx';
import { fillDocument } from './documents.ts';

/**
 * Prerenders the documents of the development server with the same functions as the build.
 * docs/decisions/0019-prerendering.md lists the differences from the built documents.
 */
export function prerenderInDevelopment(site: string | null): Plugin {
  return {
    name: 'rivulet-prerender-in-development',
    apply: 'serve',
    transformIndexHtml: {
      // After Vite has added its client and resolved the URL of the entry module.
      order: 'post',
      async handler(html, { server, originalUrl = '/' }) {
        if (!server) return html;
        const { base } = server.config;
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `ssrLoadModule` loses the type of the module
        const { renderDocuments, renderHead } = (await server.ssrLoadModule(
          '/src/prerender/prerender.tsx',
        )) as typeof import('../../src/prerender/prerender.tsx');
        const { documents, ...templates } = await renderDocuments(site);
        const document = documentFor(documents, originalUrl.replace(/[?#].*/, ''), base);
        const styles = await collectStyles(server);
        return fillDocument(html, document, {
          ...templates,
          base,
          head: renderHead(document.title, document.tags),
          styles: () => styles,
          styleSheet: null,
          inlineHead: moduleScript(`${base}src/prerender/inline-head.ts`),
          inlineBody: moduleScript(`${base}src/prerender/inline-body.ts`),
        });
      },
    },
  };
}

/** The document that a host sends for a path: see docs/deploy.md. */
function documentFor(
  documents: readonly PrerenderedDocument[],
  path: string,
  base: string,
): PrerenderedDocument {
  const fallback = path.startsWith(`${base}product/`) ? 'product.html' : '404.html';
  const document =
    documents.find((one) => matchesDocument(one.path, path)) ??
    documents.find(({ file }) => file === fallback);
  if (!document) throw new Error(`There is no ${fallback}`);
  return document;
}

function moduleScript(url: string): string {
  return `<script type="module" src="${url}"></script>`;
}

/** Style elements of all CSS that the app imports, in its order; Vite's client updates elements with this attribute. */
async function collectStyles({ environments: { client } }: ViteDevServer): Promise<string> {
  const styles: string[] = [];
  const visited = new Set<EnvironmentModuleNode>();
  const visit = async (module: EnvironmentModuleNode | undefined) => {
    if (!module || visited.has(module) || module.url.includes('/node_modules/')) return;
    visited.add(module);
    if (isCSSRequest(module.url)) {
      const result = await client.transformRequest(`${module.url}?direct`);
      styles.push(`<style data-vite-dev-id="${module.id}">${result?.code}</style>`);
      return;
    }
    await client.transformRequest(module.url);
    for (const imported of module.importedModules) await visit(imported);
  };
  await client.transformRequest('/src/main.tsx');
  await visit(await client.moduleGraph.getModuleByUrl('/src/main.tsx'));
  return styles.join('');
}
