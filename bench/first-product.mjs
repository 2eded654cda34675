import { openPage } from './open-page.mjs';
import { offTheLine, PHONE } from './profiles.mjs';
import { newContext, newVisit } from './visit.mjs';

/**
 * The id of the first product on a screen of the shop.
 * @param {import('playwright-core').Browser} browser
 * @param {import('./open-page.mjs').Subject} screen
 */
export async function firstProduct(browser, screen) {
  const profile = offTheLine(PHONE, 1);
  const context = await newContext(browser, profile);
  const visit = await newVisit(context, profile);
  await openPage(visit, screen);
  const id = await visit.evaluate(`document.querySelector('[data-product]').dataset.product`);
  await context.close();
  return String(id);
}
