/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./states.mjs').State} State */
/** @typedef {import('./states.mjs').Goods} Goods */

/** The catalogue that all states are shown with. */
export const SEED = '7';

/**
 * Brings a new page to a state of the shop, as a visitor gets there.
 * @param {Page} page
 * @param {State} state
 * @param {{ address: string, goods: Goods, dress?: ((page: Page) => Promise<void>) | undefined }} shop
 *   `address`: of its home page; `dress`: runs when the shop is there, before the visitor does anything
 */
export async function visitState(page, state, { address, goods, dress }) {
  await prepare(page, state, goods);
  await page.goto(pinned(address + state.path.replace(':id', goods[0]?.id ?? '')));
  await page.locator('html[data-ready]').waitFor();
  await dress?.(page);
  await state.act?.(page, goods);
}

/**
 * @param {Page} page
 * @param {State} state
 * @param {Goods} goods
 */
async function prepare(page, { kept, sabotage, stopped }, goods) {
  if (stopped) await stopTimers(page);
  if (sabotage) await page.addInitScript(sabotage);
  if (kept) {
    await page.addInitScript((texts) => {
      // Firefox runs this on the blank page of a new tab too, which has no storage.
      if (origin === 'null') return;
      for (const [key, value] of Object.entries(texts)) {
        localStorage.setItem(key, JSON.stringify(value));
      }
    }, kept(goods));
  }
}

/**
 * Stops the timers of the documents that a page loads from now on; `page.clock.runFor` runs them. Animation frames stay
 * native: the shop waits for the paint after a click.
 * @param {Page} page
 */
export async function stopTimers(page) {
  await page.addInitScript(() => {
    Object.assign(window, { nativeFrame: requestAnimationFrame.bind(window) });
  });
  await page.clock.install({ time: '2026-03-01T09:59:00Z' });
  await page.clock.pauseAt('2026-03-01T10:00:00Z');
  // After the script of `clock.install`.
  await page.addInitScript(() => {
    Object.assign(window, { requestAnimationFrame: Reflect.get(window, 'nativeFrame') });
  });
}

/** The same products on every picture. @param {string} address */
function pinned(address) {
  const url = new URL(address);
  url.searchParams.set('seed', SEED);
  return url.href;
}
