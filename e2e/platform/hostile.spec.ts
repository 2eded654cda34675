import type { Page } from '@playwright/test';
import { samples } from '#test-utils/fuzz.ts';
import {
  centsOf,
  validLines,
  validQueries,
  hostileCart,
  hostileHistory,
} from '#test-utils/hostile-storage.ts';
import { hostileQuery, hostileText } from '#test-utils/hostile-text.ts';
import { CART_KEY, HISTORY_KEY } from '../fixtures/config.ts';
import { BASE, seededProduct } from '../fixtures/products.ts';
import { expect, notInFirefox, test, type Shop } from '../fixtures/shop.ts';

// TEST_FULL=1 runs five times as many cases, FUZZ_SEED=n other ones (src/test-utils/fuzz.ts).
const TIMES = process.env['TEST_FULL'] ? 5 : 1;
const SLOW_IN_FIREFOX = notInFirefox('each of the hundreds of steps takes ten times as long there');

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

/** The cart page's lines as product id and quantity, and its total in cents. */
function shownCart(page: Page) {
  return page.evaluate(() => {
    const lines = [...document.querySelectorAll('ul[aria-label="Cart items"] > li')].map((line) => {
      const id = line.querySelector('a')?.pathname.split('/').at(-1) ?? '';
      return [id, Number(line.querySelector('input')?.value)] as const;
    });
    const total = document.querySelector('[data-total]')?.textContent ?? '0';
    return { lines, cents: Number(total.replaceAll(/[$,.]/g, '')) };
  });
}

test.describe('storage', () => {
  test.use({
    expectedErrors: [/^(A line of the|An entry of the|The) stored/],
  });

  test(
    '[DATA1, DATA3, DATA6] the shop shows the valid parts of hostile stored carts and histories',
    { ...SLOW_IN_FIREFOX, tag: '@full' },
    async ({ shop, page }) => {
      test.setTimeout(90_000);
      const carts = samples(hostileCart, 40 * TIMES);
      const histories = samples(hostileHistory, 40 * TIMES);
      for (const [index, cart] of carts.entries()) {
        const history = histories[index] ?? '';
        // Every fifth case is read by a page load, the others by a storage event as from another tab.
        const isLoad = index % 5 === 0;
        if (index === 0) await shop.open('404');
        await page.evaluate(
          ([texts, isLoad]) => {
            if (isLoad) localStorage.clear();
            for (const [key, text] of Object.entries(texts)) {
              localStorage.setItem(key, text);
              if (!isLoad) dispatchEvent(new StorageEvent('storage', { key }));
            }
          },
          [{ [CART_KEY]: cart, [HISTORY_KEY]: history }, isLoad] as const,
        );
        if (isLoad) await shop.open('cart?seed=7');
        const before = isLoad ? '' : (carts[index - 1] ?? '');
        const expected = isList(cart) ? validLines(cart) : isLoad ? [] : null;
        const shown = await shownCart(page);
        const where = `case ${index}: ${JSON.stringify({ cart, history, before })}`;
        if (expected) expect(shown, where).toEqual({ lines: expected, cents: centsOf(expected) });
        else expect(shown.cents, where).toBe(centsOf(shown.lines));
        expect(await screenErrors(page), where).toEqual([]);
        if (isLoad && isList(history)) {
          const queries = validQueries(history).slice(0, 5);
          await shop.searchBox.focus();
          await expect(shop.suggestions, where).toHaveCount(queries.length);
          const texts = shop.suggestions.locator('span');
          expect(await texts.allTextContents(), where).toEqual(queries);
        }
      }
    },
  );
});

test(
  '[DATA6] hostile URLs, loaded or navigated to, keep header, heading and home link',
  SLOW_IN_FIREFOX,
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

test(
  '[DATA6, CART10] a pasted quantity leaves a whole number from 1 to 999 and the right total',
  SLOW_IN_FIREFOX,
  async ({ shop, page }) => {
    await shop.storeCart([
      { id: seededProduct(0).id, qty: 2 },
      { id: seededProduct(11).id, qty: 5 },
    ]);
    await shop.open('cart?seed=7');
    const field = page.getByRole('spinbutton').first();
    const numbers = [...'7|0|-1|1e2|1.5|999|1000|٣|９| 12 '.split('|'), '9'.repeat(5000)];
    for (const text of [...numbers, ...samples(hostileText, 10 * TIMES)]) {
      await field.focus();
      await field.evaluate((input) => input instanceof HTMLInputElement && input.select());
      await page.evaluate((text) => document.execCommand('insertText', false, text), text);
      await field.blur();
      const { lines, cents } = await shownCart(page);
      expect(lines[0]?.[1], JSON.stringify(text)).toBeGreaterThanOrEqual(1);
      expect(lines[0]?.[1], JSON.stringify(text)).toBeLessThanOrEqual(999);
      expect(cents, JSON.stringify(text)).toBe(centsOf(lines));
      expect(await screenErrors(page), JSON.stringify(text)).toEqual([]);
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

function isList(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}
