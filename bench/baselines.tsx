import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { renderToString } from 'react-dom/server';
import { build as viteBuild } from 'vite';
import { builtBase } from '../deploy/built-site.ts';
import { start } from '../scripts/serve.ts';
import { BarePage, type BareProduct } from './bare-react.tsx';
import * as bench from './measure.ts';

/** A build that is being served. */
export interface Build {
  readonly name: string;
  readonly url: string;
  readonly dir: string;
}

export const STATIC = 'static baseline';
const BARE = 'bare React';

export async function serve(name: string, dir: string, base = builtBase(dir)): Promise<Build> {
  return { name, dir, ...(await start({ dir, base, port: 0 })) };
}

/** Makes both baselines of a build from its home page, and serves them. */
export async function serveBaselines(
  browser: Browser,
  build: Build,
  home: bench.Page,
): Promise<readonly Build[]> {
  const { html, products } = await bench.withTab(browser, 'fast', async (tab) => {
    await bench.open(tab, home);
    const products = await tab.evaluate(productsOf);
    return { products, html: await tab.evaluate(withoutScript) };
  });
  const base = new URL(build.url).pathname;
  const answering = html.replace('</body>', () => `<script>${ADD_TO_CART}</script></body>`);
  const code = await buildBareReact();
  return [
    await serve(STATIC, copyOf(build, { 'index.html': answering }), base),
    await serve(
      BARE,
      copyOf(build, { 'index.html': bareDocument(products), 'bare.js': code }),
      base,
    ),
  ];
}

/** A copy of a build in which these files are replaced. */
function copyOf(build: Build, files: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(join(tmpdir(), 'rivulet-bench-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  cpSync(build.dir, dir, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(dir, name), text);
    writeFileSync(join(dir, `${name}.br`), brotliCompressSync(text));
  }
  return dir;
}

/** Runs in the page: its document without script and without what only scripts request. */
function withoutScript(): string {
  const policy = document.querySelector('meta[http-equiv=Content-Security-Policy]');
  // For the script that answers Add to Cart.
  policy?.setAttribute('content', "script-src 'unsafe-inline'");
  const unwanted = ['script', 'noscript', 'link[rel=manifest]'];
  const requested = ['modulepreload', 'prefetch', 'stylesheet'].map((rel) => `link[rel=${rel}]`);
  const selector = [...unwanted, ...requested, 'link[as=script]', 'link[as=style]'].join();
  for (const element of document.querySelectorAll(selector)) element.remove();
  delete document.documentElement.dataset['ready'];
  // The baseline is served from another port.
  return `<!doctype html>${document.documentElement.outerHTML}`.replaceAll(location.origin, '');
}

/** Add to Cart with DOM methods alone: the button changes its text and a badge counts. */
const ADD_TO_CART = `
let count = 0;
addEventListener('click', ({ target }) => {
  const button = target.closest('[data-product] button');
  if (!button || button.disabled) return;
  button.textContent = 'Added!';
  button.disabled = true;
  setTimeout(() => { button.textContent = 'Add to Cart'; button.disabled = false; }, 1000);
  const icon = document.querySelector('header button[aria-label^="Cart"]');
  const badge = icon.querySelector('b') ?? icon.appendChild(document.createElement('b'));
  badge.textContent = ++count;
});`;

/** Runs in the page. */
function productsOf(): BareProduct[] {
  return Array.from(document.querySelectorAll<HTMLElement>('main [data-product]'), (card) => {
    const link = card.querySelector('a');
    return {
      id: card.dataset['product'] ?? '',
      title: link?.textContent ?? '',
      href: link?.getAttribute('href') ?? '',
      price: card.querySelector('p')?.textContent ?? '',
      srcSet: card.querySelector('img')?.getAttribute('srcset') ?? '',
    };
  });
}

function bareDocument(products: readonly BareProduct[]): string {
  const json = JSON.stringify(products).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="script-src 'self'">
<meta name="viewport" content="width=device-width"><title>Bare React</title>
<style>main { display: grid; grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); gap: 1rem }
img { width: 100%; height: auto }</style></head>
<body><div id="root">${renderToString(<BarePage products={products} />)}</div>
<script type="application/json" id="products">${json}</script>
<script type="module" src="bare.js"></script></body></html>`;
}

/** The script of the bare page, minified. */
async function buildBareReact(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'rivulet-bench-'));
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  await viteBuild({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      minify: 'terser',
      rolldownOptions: {
        input: join(import.meta.dirname, 'bare-react.tsx'),
        output: { entryFileNames: 'bare.js' },
      },
    },
  });
  return readFileSync(join(outDir, 'bare.js'), 'utf8');
}
