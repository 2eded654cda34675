import type { Page } from '@playwright/test';
import { samples } from '#test-utils/fuzz.ts';
import {
  centsOf,
  goodLines,
  goodQueries,
  hostileCart,
  hostileHistory,
} from '#test-utils/hostile-storage.ts';
import { hostileQuery, hostileText } from '#test-utils/hostile-text.ts';
import { seededProduct } from '../fixtures/products.ts';
import { expect, notInFirefox, test } from '../fixtures/shop.ts';

// Many cases within few pages; TEST_FULL=1 tries five times as many, FUZZ_SEED others (src/test-utils/fuzz.ts).
const TIMES = process.env['TEST_FULL'] ? 5 : 1;
const HEAVY = notInFirefox('each of the hundreds of steps takes ten times as long there');
const CART = 'rivulet.cart';
const HISTORY = 'rivulet.search-history';

/** What is wrong with the screen; nothing, as it should be.  */
function faults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    const text = document.body.innerText + document.title;
    if (/NaN|undefined|\[object/.test(text)) wrong.push(`shows ${text}`);
    if (document.title === 'in') wrong.push('ran what was put in');
    const home = document.querySelector<HTMLAnchorElement>('header a[href]');
    if (!home || new URL(home.href).origin !== origin) wrong.push('has no way home');
    if (document.querySelectorAll('h1').length !== 1) wrong.push('has no heading');
    if (document.body.innerText.includes('Something went wrong')) wrong.push('failed');
    const strange = document.querySelector('main :is(script, iframe, [onerror], [onload])');
    if (strange) wrong.push(`holds ${strange.outerHTML}`);
    return wrong;
  });
}

/** What the cart page shows: its lines as product id and quantity, and its total in cents. */
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
    expectedErrors: [/^(A line|An entry|The|What is) (of the )?stored|^What is stored as/],
  });

  test(
    '[DATA1, DATA3, DATA6] of hostile stored carts and histories the valid parts are shown',
    HEAVY,
    async ({ shop, page }) => {
      test.setTimeout(90_000);
      const carts = samples(hostileCart, 40 * TIMES);
      const histories = samples(hostileHistory, 40 * TIMES);
      for (const [at, cart] of carts.entries()) {
        const history = histories[at] ?? '';
        // Every fifth is read by a start, the others by a running shop that hears of another tab's change.
        const isStart = at % 5 === 0;
        if (at === 0) await shop.open('404');
        await page.evaluate(
          ([texts, isStart]) => {
            if (isStart) localStorage.clear();
            for (const [key, text] of Object.entries(texts)) {
              localStorage.setItem(key, text);
              if (!isStart) dispatchEvent(new StorageEvent('storage', { key }));
            }
          },
          [{ [CART]: cart, [HISTORY]: history }, isStart] as const,
        );
        if (isStart) await shop.open('cart?seed=7');
        const before = isStart ? '' : (carts[at - 1] ?? '');
        const expected = isList(cart) ? goodLines(cart) : isStart ? [] : null;
        const shown = await shownCart(page);
        const where = `case ${at}: ${JSON.stringify({ cart, history, before })}`;
        if (expected) expect(shown, where).toEqual({ lines: expected, cents: centsOf(expected) });
        else expect(shown.cents, where).toBe(centsOf(shown.lines));
        expect(await faults(page), where).toEqual([]);
        if (isStart && isList(history)) {
          await shop.searchBox.focus();
          await expect(shop.suggestions, where).toHaveCount(
            goodQueries(history).slice(0, 5).length,
          );
          expect(
            await shop.suggestions
              .locator('span')
              .evaluateAll((all) => all.map(({ textContent }) => textContent)),
            where,
          ).toEqual(goodQueries(history).slice(0, 5));
        }
      }
    },
  );
});

test(
  '[DATA6] hostile URLs, in a running shop and at a start, leave header, heading and home link',
  HEAVY,
  async ({ shop, page }) => {
    test.setTimeout(90_000);
    const queries = samples(hostileQuery, 20 * TIMES);
    const pieces = samples(hostileText, 20 * TIMES);
    const paths = ['', 'products', 'cart', `product/${seededProduct(3).id}`, 'product/'];
    await shop.open('?seed=7');
    for (const [at, query] of queries.entries()) {
      const piece = encodeURIComponent((pieces[at] ?? '').replace(/\p{Cs}/gu, '\u{FFFD}')).slice(
        0,
        4000,
      );
      const path = paths[at % paths.length] ?? '';
      const to = `${path}${path.endsWith('/') ? piece : ''}${query}#${piece}`;
      if (at % 10 === 0) await shop.open(to.replace(/^\?/, '../?').slice(0, 6000));
      else await goWithin(page, to);
      expect(await faults(page), `case ${at}: ${to}`).toEqual([]);
    }
  },
);

test(
  '[DATA6, CART10] pasted quantities leave a whole number from 1 to 999, and the total fits',
  HEAVY,
  async ({ shop, page }) => {
    await shop.storeCart([
      { id: seededProduct(0).id, qty: 2 },
      { id: seededProduct(12 - 1).id, qty: 5 },
    ]);
    await shop.open('cart?seed=7');
    const field = page.getByRole('spinbutton').first();
    const numbers = [
      '7',
      '0',
      '-1',
      '1e2',
      '1.5',
      '999',
      '1000',
      '٣',
      '９',
      ' 12 ',
      '9'.repeat(5000),
    ];
    for (const text of [...numbers, ...samples(hostileText, 10 * TIMES)]) {
      await field.focus();
      await field.evaluate((input) => input instanceof HTMLInputElement && input.select());
      await page.evaluate((text) => document.execCommand('insertText', false, text), text);
      await field.blur();
      const { lines, cents } = await shownCart(page);
      expect(lines[0]?.[1], JSON.stringify(text)).toBeGreaterThanOrEqual(1);
      expect(lines[0]?.[1], JSON.stringify(text)).toBeLessThanOrEqual(999);
      expect(cents, JSON.stringify(text)).toBe(centsOf(lines));
      expect(await faults(page), JSON.stringify(text)).toEqual([]);
    }
  },
);

/** Goes to an address as Back and Forward do, and waits until it is drawn. */
async function goWithin(page: Page, to: string): Promise<void> {
  await page.evaluate(async (to) => {
    const base = document.querySelector<HTMLAnchorElement>('header a[href]')?.pathname ?? '/';
    history.pushState(null, '', base + to);
    dispatchEvent(new PopStateEvent('popstate'));
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, to);
}

function isList(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}
