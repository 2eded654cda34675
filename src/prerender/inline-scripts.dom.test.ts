import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Link } from '#components/Link.tsx';
import { ShopContext } from '#stores/use-shop.ts';
import { storageKey } from '#visit/storage-keys.ts';
import { HTML, load, open, paint } from '#test-utils/built-documents.ts';
import { openShop } from '#test-utils/open-shop.ts';
import { BASE, sampleProducts } from '#test-utils/products.ts';
import { slotSelector, type Slot } from './contract.ts';

const [FIRST] = sampleProducts(7, 1);
const PRODUCT = `product/${FIRST?.id}`;

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const slot = (name: Slot) => document.querySelector<HTMLElement>(`main ${slotSelector(name)}`);
const cards = () => all('main [data-product]').length;
const heading = () => document.querySelector('#root h1')?.textContent;
const hasEntryScript = () => all('head script[type=module]').length === 1;

test.each([
  ['index.html', '', false],
  ['index.html', '?q=tea', false],
  ['index.html', 'adrift', true],
  ['index.html', PRODUCT, true],
  ['404.html', 'adrift', true],
  ['product.html', PRODUCT, true],
  ['products/index.html', 'products/?ref=x&seed=7', false],
  ['products/index.html', 'products?q=tea', true],
  ['products/index.html', 'products?seed=7&maxPrice=25', true],
  ['cart/index.html', 'cart/?q=tea', false],
])(
  '[PAINT21, PAINT39] %s at /%s is first painted once its inline script has run: %s',
  async (file, path, isBlocked) => {
    await open(file, path);
    const link = document.querySelector('link[rel=expect][blocking=render]');
    const id = link?.getAttribute('href')?.slice(1) ?? '';
    expect(id).toBe(isBlocked ? 'no-script' : 'main');
    expect(HTML.get(file)).toContain(` id="${id}"`);
  },
);

test.each([
  ['index.html', 'adrift', null],
  ['index.html', 'product/nothing', null],
  ['404.html', 'adrift', null],
  ['index.html', PRODUCT, null],
  ['404.html', `${PRODUCT}?seed=7`, FIRST?.title],
  ['product.html', PRODUCT, FIRST?.title],
  ['products/index.html', 'products?sort=rating', null],
  ['products/index.html', 'products/?q=tea&seed=7', 'Results for "tea"'],
  ['products/index.html', 'products?seed=7', 'Products'],
])('[PAINT1, PAINT8, PAINT38] %s at /%s shows the heading %s', async (file, path, text) => {
  await load(file, path);
  expect(heading() ?? null).toBe(text);
  expect(document.querySelector('main > :not([aria-live])') === null).toBe(text === null);
  const isOwn = path.startsWith('products') && text !== null;
  expect(all('header [aria-current]')).toHaveLength(isOwn ? 1 : 0);
});

test.each([
  ['index.html', '?seed=7&size=30&lab'],
  ['product.html', `${PRODUCT}?seed=7&size=30&lab`],
])(
  '[PAINT4, LAB41] the shop’s links of %s contain the pinned seed and size and the lab’s parameter, wherever they are',
  async (file, path) => {
    await open(file, path);
    const added = createElement(Link, { href: `${BASE}added` });
    const html = renderToStaticMarkup(createElement(ShopContext, { value: openShop() }, added));
    document.body.insertAdjacentHTML('beforeend', html);
    await import('./inline-body.ts');
    await paint();
    for (const part of ['header', 'main', 'footer', 'body >'])
      expect(all(`${part} a[data-link]`), part).not.toEqual([]);
    for (const link of all('a[data-link]'))
      expect(link.getAttribute('href')).toMatch(/[?&]seed=7&size=30&lab=$/);
    for (const link of all('a:not([data-link])'))
      expect(link.getAttribute('href')).not.toContain('size=30');
  },
);

test.each(['parsed', 'painted'])(
  '[PAINT2, PAINT17] the home page’s cards are added once it is %s, and the entry chunk runs after their paint',
  async (first) => {
    await load('index.html', '?seed=7');
    expect([cards(), hasEntryScript()]).toEqual([0, false]);
    if (first === 'painted') await paint();
    else dispatchEvent(new Event('DOMContentLoaded'));
    await vi.advanceTimersByTimeAsync(0);
    expect([cards(), hasEntryScript()]).toEqual([20, false]);
    await paint();
    expect(hasEntryScript()).toBe(true);
  },
);

test('[PAINT13, PAINT17, LIST44] the list’s cards and their number replace its skeletons 0.5s after their paint, which the entry chunk awaits', async () => {
  await load('products/index.html', 'products?seed=7');
  await vi.advanceTimersByTimeAsync(99);
  expect(hasEntryScript()).toBe(false);
  await paint();
  expect(hasEntryScript()).toBe(true);
  await vi.advanceTimersByTimeAsync(499);
  expect([cards(), all('[data-skeleton]').length]).toEqual([0, 8]);
  expect(slot('result-count')?.textContent).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  expect([cards(), all('[data-skeleton]').length]).toEqual([20, 0]);
  expect(slot('result-count')?.textContent).toBe('20 products');
});

test('[PAINT13] cards do not replace a list that the app has rendered meanwhile', async () => {
  await load('products/index.html', 'products?seed=7');
  await paint();
  delete document.documentElement.dataset['skeletonsSince'];
  await vi.advanceTimersByTimeAsync(500);
  expect(cards()).toBe(0);
});

test.each([
  ['cart', null, true],
  ['cart', '[]', true],
  ['cart', `[{"id":"${FIRST?.id}","qty":1}]`, false],
  ['cart', 'damaged', false],
  ['cart#cart=0:1', null, false],
  ['cart#state=x', null, false],
])(
  '[PAINT19] /%s with the stored cart %s says that it is empty: %s',
  async (path, stored, says) => {
    if (stored !== null) localStorage.setItem(storageKey('cart'), stored);
    await load('cart/index.html', path);
    expect(slot('empty-cart')?.hidden).toBe(!says);
  },
);

test('[PAINT19] a cart that the browser does not store is called empty', async () => {
  vi.spyOn(localStorage, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await load('cart/index.html', 'cart');
  expect(slot('empty-cart')?.hidden).toBe(false);
});

test('[PAINT9, PAINT40] only real products carry data-product', async () => {
  for (const html of HTML.values()) expect(html).not.toContain('data-product=');
  expect(HTML.get('index.html')).toContain('<article');
  await load('products/index.html', 'products?seed=7&q=tea');
  expect(all('[data-skeleton]')).toHaveLength(8);
  expect(cards()).toBe(0);
});
