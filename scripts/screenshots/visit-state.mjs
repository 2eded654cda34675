/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./states.mjs').State} State */
/** @typedef {import('./states.mjs').Products} Products */

/** The seed of every screenshot. */
const SEED = '7';

/**
 * Opens the shop in a new page and brings it to a state.
 * @param {Page} page
 * @param {State} state
 * @param {{ url: string, products: Products, afterLoad?: ((page: Page) => Promise<void>) | undefined }} shop
 *   `url` of the home page; `afterLoad` runs once the shop is interactive, before the steps of the state
 */
export async function visitState(page, state, { url, products, afterLoad }) {
  await prepare(page, state, products);
  const address = new URL(url + state.path.replace(':id', products[0]?.id ?? ''));
  address.searchParams.set('seed', SEED);
  await page.goto(address.href);
  await page.locator('html[data-ready]').waitFor();
  await afterLoad?.(page);
  await state.act?.(page, products);
}

/**
 * @param {Page} page
 * @param {State} state
 * @param {Products} products
 */
async function prepare(page, { storage, initScript, clockPaused }, products) {
  if (clockPaused) {
    await page.clock.install({ time: '2026-03-01T09:59:00Z' });
    await page.clock.pauseAt('2026-03-01T10:00:00Z');
  }
  if (initScript) await page.addInitScript(initScript);
  if (storage) {
    await page.addInitScript((texts) => {
      // Firefox runs this on about:blank too, which has no storage.
      if (origin === 'null') return;
      for (const [key, value] of Object.entries(texts)) {
        localStorage.setItem(key, JSON.stringify(value));
      }
    }, storage(products));
  }
}
