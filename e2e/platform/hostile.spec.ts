import type { Page } from '@playwright/test';
import { samples } from '#test-utils/fuzz.ts';
import { hostileQuery, hostileText } from '#test-utils/hostile-text.ts';
import { BASE, seededProduct } from '../fixtures/products.ts';
import { expect, test } from '../fixtures/shop.ts';

const CASES = 40;

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

test('[DATA6] hostile URLs, loaded or navigated to, keep header, heading and home link @full', async ({
  shop,
  page,
}) => {
  const queries = samples(hostileQuery, CASES);
  const pieces = samples(hostileText, CASES);
  const paths = ['', 'products', 'cart', `product/${seededProduct(3).id}`, 'product/'];
  await shop.open('?seed=7');
  for (const [index, query] of queries.entries()) {
    const text = (pieces[index] ?? '').replace(/\p{Cs}/gu, '\u{FFFD}');
    const piece = encodeURIComponent(text).slice(0, 4000);
    const path = paths[index % paths.length] ?? '';
    const to = `${path}${path.endsWith('/') ? piece : ''}${query}#${piece}`;
    if (index % 10 === 0) await shop.open(to.replace(/^\?/, '../?').slice(0, 6000));
    else await navigate(page, to);
    await page.waitForFunction(isPageShown, BASE.length);
    expect(await screenErrors(page), `case ${index}: ${to}`).toEqual([]);
  }
});

/** Runs in the page: whether the page of the URL is completely shown. */
function isPageShown(baseLength: number): boolean {
  const path = (location.pathname + location.search).slice(baseLength);
  return document.documentElement.dataset['page'] === path;
}

/** Navigates within the document, as Back and Forward do. */
function navigate(page: Page, to: string): Promise<void> {
  return page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  }, BASE + to);
}
