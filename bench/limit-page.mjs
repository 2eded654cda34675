import { blockingStyles, rooted } from './blocking-styles.mjs';
import { limitMarkup, placesOfCards, renderMarkup } from './limit-markup.mjs';
import { offTheLine, PHONE } from './profiles.mjs';
import { newContext } from './visit.mjs';

/**
 * The limit page: what the home page could be at best. It is the shop's own home page as rendered,
 * with the same styles and pictures and without its script, so it never gets out of step.
 *
 * @typedef {import('playwright-core').Browser} Browser
 */

const NAME = 'limit';

/**
 * Makes the page, puts it beside the shop, and gives its address.
 * @param {Browser} browser
 * @param {import('./site.mjs').Site} site
 */
export async function addLimitPage(browser, site) {
  const home = `${site.home}?seed=7`;
  const shop = await read(browser, home, 'html[data-ready]');
  // What blocks the first paint is what the shop itself holds to be needed for it. When that is not
  // all, the cards stand elsewhere, and the page gets every style there is.
  const served = blockingStyles(await textAt(home));
  const lean = await Promise.all(
    served.map(async ({ text, href = '' }) => {
      const from = new URL(href, home).href;
      return rooted(text ?? (await textAt(from)), from);
    }),
  );
  const all = shop.styles.map(({ text, from }) => rooted(text, from));
  for (const styles of [lean, all]) {
    const address = site.add(NAME, limitMarkup(shop.html, styles));
    const { places } = await read(browser, address, 'body');
    if (alike(shop.places, places)) return address;
  }
  throw new Error('The cards of the limit page do not stand where those of the shop do');
}

/**
 * @param {Browser} browser
 * @param {string} address
 * @param {string} ready  a selector
 */
async function read(browser, address, ready) {
  const context = await newContext(browser, offTheLine(PHONE, 1), 'block');
  const page = await context.newPage();
  await page.goto(address);
  await page.locator(ready).waitFor();
  await page.evaluate(async () => void (await document.fonts.ready));
  const rendered = await page.evaluate(renderMarkup);
  const places = await page.evaluate(placesOfCards);
  await context.close();
  return { ...rendered, places };
}

/** @param {string} address */
async function textAt(address) {
  return (await fetch(address)).text();
}

/**
 * Rounding may take a pixel.
 * @param {readonly number[]} some
 * @param {readonly number[]} others
 */
function alike(some, others) {
  const near = (/** @type {number} */ place, /** @type {number} */ at) =>
    Math.abs(place - (others[at] ?? NaN)) <= 1;
  return some.length === others.length && some.every(near);
}
