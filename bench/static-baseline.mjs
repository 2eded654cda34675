import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pageOf, PROFILES } from './pages.mjs';
import { serveBuild } from './server.mjs';

/**
 * The static baseline: what a page could be at best. It is a copy of a build in which each document is the page as the
 * shop rendered it, with the same pictures and fonts and the styles that block the shop's own first paint, but without
 * script. Ten lines answer Add to Cart.
 *
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('./pages.mjs').Build} Build
 * @typedef {import('./pages.mjs').Route} Route
 */

/** The file that answers a route. @type {Readonly<Record<Route, string>>} */
const FILES = {
  home: 'index.html',
  products: 'products/index.html',
  product: 'product.html',
  cart: 'cart/index.html',
};

/**
 * Makes the static baseline of a build and serves it. Throws when its cards have other positions than the shop's.
 * @param {Browser} browser
 * @param {string} dist  the build to copy
 * @param {Build} build  the same build as it is served
 * @param {{ id: string, size: number }} catalogue  as in `pageOf`
 * @param {readonly Route[]} routes
 * @returns {Promise<Build>}
 */
export async function serveStaticBaseline(browser, dist, build, catalogue, routes) {
  const dir = mkdtempSync(join(tmpdir(), 'rivulet-bench-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  cpSync(dist, dir, { recursive: true });
  const home = await serveBuild(dir);
  const baseline = { name: 'static baseline', home, ready: '' };
  for (const route of routes) {
    const shop = await render(browser, pageOf(build, route, catalogue).url, true);
    // Styles that load later are left out unless the cards need them.
    const isDone = async (/** @type {string} */ html) => {
      const file = join(dir, FILES[route]);
      const answering = html.replace('</body>', () => `<script>${SCRIPT}</script></body>`);
      writeFileSync(file, answering);
      writeFileSync(`${file}.br`, brotliCompressSync(answering));
      const { boxes } = await render(browser, pageOf(baseline, route, catalogue).url, false);
      return (
        boxes.length === shop.boxes.length &&
        boxes.every((value, index) => Math.abs(value - shop.boxes[index]) <= 1)
      );
    };
    if (!(await isDone(shop.lean)) && !(await isDone(shop.full))) {
      throw new Error(`The static baseline of ${route} has another layout`);
    }
  }
  return baseline;
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {boolean} isShop
 */
async function render(browser, url, isShop) {
  const context = await browser.newContext({
    ...PROFILES.phone.context,
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(url);
  if (isShop) await page.locator('html[data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  const rendered = await page.evaluate(staticPage);
  await context.close();
  return rendered;
}

/**
 * Runs in the page: the boxes of all cards in CSS pixels; the document without script and the styles that load later,
 * and with those at its end.
 */
async function staticPage() {
  await document.fonts.ready;
  const boxes = [...document.querySelectorAll('[data-product]')].flatMap((card) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    return [x, y, width, height];
  });
  const resources = performance.getEntriesByType('resource');
  const isLate = (link) =>
    !resources.some(
      ({ name, renderBlockingStatus }) => name === link.href && renderBlockingStatus === 'blocking',
    );
  // The policy in a `meta[http-equiv]` would forbid the script for Add to Cart.
  const unwanted = ['script', 'noscript', 'meta[http-equiv]', 'link[rel=manifest]'];
  const preloads = ['[rel=modulepreload]', '[rel=prefetch]', '[as=script]', '[as=style]'];
  const selector = [...unwanted, ...preloads.map((preload) => `link${preload}`)].join();
  for (const element of document.querySelectorAll(selector)) element.remove();
  delete document.documentElement.dataset['ready'];
  const late = [...document.querySelectorAll('link[rel=stylesheet]')].filter(isLate);
  for (const link of late) link.remove();
  // The baseline is served from another port.
  const html = () =>
    `<!doctype html>${document.documentElement.outerHTML}`.replaceAll(location.origin, '');
  const lean = html();
  document.body.append(...late);
  return { boxes, lean, full: html() };
}

/** Add to Cart with DOM methods alone: the button changes its text and a badge counts. */
const SCRIPT = `
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
