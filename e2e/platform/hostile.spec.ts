import type { Page } from '@playwright/test';
import { samples } from '#test-utils/fuzz.ts';
import { hostileQuery, hostileText } from '#test-utils/hostile-text.ts';
import { BASE, seededProduct } from '../fixtures/products.ts';
import { expect, notInFirefox, test, type Shop } from '../fixtures/shop.ts';

// TEST_FULL=1 runs five times as many cases, FUZZ_SEED=n other ones (src/test-utils/fuzz.ts).
const TIMES = process.env['TEST_FULL'] ? 5 : 1;

/** Why the screen is broken; empty when it is not. */
function screenErrors(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const errors: string[] = [];
    const text = document.body.innerText + document.title;
    if (/NaN|undefined|\[object/.test(text)) errors.push(`shows ${text}`);
    if (document.title === 'in') errors.push('ran an injected script');
    const home = document.querySelector<HTMLAnchorElement>('header a[href]');
    if (!home || new URL(home.href).origin !== origin) errors.push('has no link to the home page');
    if (document.querySelectorAll('h1').length !== 1) errors.push('does not have one heading');
    if (text.includes('Something went wrong')) errors.push('failed to render');
    const injected = document.querySelector('main :is(script, iframe, [onerror], [onload])');
    if (injected) errors.push(`contains ${injected.outerHTML}`);
    return errors;
  });
}

test(
  '[DATA6] hostile URLs, loaded or navigated to, keep header, heading and home link',
  notInFirefox('each of the hundreds of steps takes ten times as long there'),
  async ({ shop, page }) => {
    test.setTimeout(90_000);
    const queries = samples(hostileQuery, 20 * TIMES);
    const pieces = samples(hostileText, 20 * TIMES);
    const paths = ['', 'products', 'cart', `product/${seededProduct(3).id}`, 'product/'];
    await shop.open('?seed=7');
    for (const [index, query] of queries.entries()) {
      const text = (pieces[index] ?? '').replace(/\p{Cs}/gu, '\u{FFFD}');
      const piece = encodeURIComponent(text).slice(0, 4000);
      const path = paths[index % paths.length] ?? '';
      const to = `${path}${path.endsWith('/') ? piece : ''}${query}#${piece}`;
      if (index % 10 === 0) await shop.open(to.replace(/^\?/, '../?').slice(0, 6000));
      else await navigate(shop, to);
      expect(await screenErrors(page), `case ${index}: ${to}`).toEqual([]);
    }
  },
);

/** Navigates within the document, as Back and Forward do, and waits until the page is rendered. */
async function navigate(shop: Shop, to: string): Promise<void> {
  await shop.page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  }, BASE + to);
  await shop.nextFrames();
}
