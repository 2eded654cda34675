import { afterEach, expect, test, vi } from 'vitest';
import { pageComponent } from '#app/pages.ts';
import { CartPopup } from '#layout/lazy-components.ts';
import type { LazyModule } from '#lib/lazy-module.ts';
import { lazySearchIndex } from '#stores/search/lazy-search-index.ts';
import { createShop, type ShopOptions } from '#stores/shop.ts';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import type { Fault } from '../fault.ts';
import { createFaultTarget } from '../../fault-target/fault-target.ts';
import { fault as clockJumps } from './clock-jumps.ts';
import { fault as indexLate } from './index-late.ts';
import { fault as neverIdle } from './never-idle.ts';
import { fault as noTransitions } from './no-transitions.ts';
import { fault as pictureFails } from './picture-fails.ts';
import { fault as pictureLate } from './picture-late.ts';
import { fault as popupLost } from './popup-lost.ts';
import { fault as shareDenied } from './share-denied.ts';
import { fault as slowPages } from './slow-pages.ts';
import { fault as storageDenied } from './storage-denied.ts';
import { fault as storageFull } from './storage-full.ts';
import { fault as tabsApart } from './tabs-apart.ts';

const OPTIONS: ShopOptions = {
  catalogueChoice: { seed: 7, size: 20, pinned: {}, invalid: [] },
  storage: createFakeStorage().openTab(),
  now: () => new Date(0),
};

/** Switches a condition on. Returns a function that switches it off. */
function switchOn({ key, inject }: Fault, shop = createShop(OPTIONS), dose = 0): () => void {
  const controller = new AbortController();
  inject?.(createFaultTarget(shop, key, dose, controller.signal));
  return () => controller.abort();
}

afterEach(() => vi.unstubAllGlobals());

test.each([true, false])(
  '[FAULT3] idle callbacks that waited run when the condition is switched off (native: %s)',
  async (isNative) => {
    const native = vi.fn<() => number>();
    if (isNative) vi.stubGlobal('requestIdleCallback', native);
    else Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    const switchOff = switchOn(neverIdle);
    const action = vi.fn<() => void>();
    requestIdleCallback(action);
    expect(action).not.toHaveBeenCalled();
    await new Promise((called) => requestIdleCallback(called, { timeout: 1 }));
    expect(action).not.toHaveBeenCalled();
    switchOff();
    expect(action).toHaveBeenCalledOnce();
    expect(globalThis.requestIdleCallback).toBe(isNative ? native : undefined);
    expect('requestIdleCallback' in globalThis).toBe(isNative);
  },
);

test('[FAULT3] view transitions are back when the condition is switched off', () => {
  const start = vi.fn<() => void>();
  Object.assign(Document.prototype, { startViewTransition: start });
  const switchOff = switchOn(noTransitions);
  expect('startViewTransition' in Document.prototype).toBe(false);
  switchOff();
  expect(Document.prototype).toHaveProperty('startViewTransition', start);
});

test.each([storageDenied, storageFull])('[FAULT2] $key: nothing is stored', ({ decorate }) => {
  const storage = createFakeStorage({ cart: 'old' });
  const faulty = decorate?.({ ...OPTIONS, storage: storage.openTab() }, 0).storage;
  expect(faulty?.write('cart', 'new')).toBe(false);
  expect(storage.openTab().read('cart')).toEqual({ state: 'present', text: 'old' });
  expect(faulty?.read('cart').state).toBe(
    decorate === storageFull.decorate ? 'present' : 'unreadable',
  );
});

test('[FAULT2] tabs-apart: a tab gets no storage events, but wakes from the back/forward cache', () => {
  const storage = createFakeStorage();
  const changed = vi.fn<(isEvent: boolean) => void>();
  tabsApart
    .decorate?.({ ...OPTIONS, storage: storage.openTab() }, 0)
    .storage.watch('cart', changed);
  storage.openTab().write('cart', 'new');
  storage.deliver();
  expect(changed).not.toHaveBeenCalled();
  storage.wake();
  expect(changed).toHaveBeenCalledExactlyOnceWith(false);
});

test('[FAULT2] clock-jumps: each reading is a dose of hours earlier than the one before', () => {
  const now = clockJumps.decorate?.(OPTIONS, 5).now;
  const [first, second] = [now?.(), now?.()].map(Number);
  expect((first ?? 0) - (second ?? 0)).toBe(5 * 3_600_000);
});

test.each([
  ['index-late', indexLate, lazySearchIndex],
  ['slow-pages', slowPages, pageComponent('cart') as unknown as LazyModule<unknown>],
] as const)('[FAULT2] %s: the code is requested after the dose', async (_key, fault, module) => {
  const load = vi.spyOn(module as LazyModule<unknown>, 'load').mockResolvedValue(null);
  const switchOff = switchOn(fault, undefined, 2000);
  // The condition imports the pages.
  await import('#app/pages.ts');
  vi.useFakeTimers();
  void module.load();
  await vi.advanceTimersByTimeAsync(1999);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledOnce();
  vi.useRealTimers();
  switchOff();
});

test('[FAULT2] popup-lost: the popup fails to load when it is opened first', async () => {
  const load = vi.spyOn(CartPopup, 'load').mockResolvedValue(() => null);
  const shop = createShop(OPTIONS);
  const switchOff = switchOn(popupLost, shop);
  await expect(CartPopup.load()).rejects.toThrow('Failed to fetch');
  shop.cart.togglePopup();
  expect(CartPopup.current()).toBeUndefined();
  await expect(CartPopup.load()).rejects.toThrow('Failed to fetch');
  expect(load).not.toHaveBeenCalled();
  await CartPopup.load();
  expect(load).toHaveBeenCalledOnce();
  switchOff();
});

test('[FAULT2] share-denied: the share dialog and the clipboard reject', async () => {
  const works = () => Promise.resolve();
  vi.stubGlobal('navigator', { share: works, clipboard: { writeText: works } });
  const switchOff = switchOn(shareDenied);
  await expect(navigator.share()).rejects.toThrow('Denied');
  await expect(navigator.clipboard.writeText('')).rejects.toThrow('Denied');
  switchOff();
  await navigator.clipboard.writeText('');
});

test('[FAULT2] picture-fails: one picture of the first four is none, until the condition is off', () => {
  const shop = createShop(OPTIONS);
  const images = shop.catalogue.products.slice(0, 4).map(({ image }) => image);
  document.documentElement.dataset['ready'] = '';
  document.body.innerHTML = images.map((url) => `<img src="${url}" srcset="${url} 1x">`).join('');
  const html = document.body.innerHTML;
  const switchOff = switchOn(pictureFails, shop);
  expect(document.querySelectorAll('img:not([srcset])')).toHaveLength(1);
  expect(document.querySelectorAll('img[src$="robots.txt"]:not([srcset])')).toHaveLength(1);
  switchOff();
  expect(document.body.innerHTML).toBe(html);
});

test('[FAULT2] picture-late: pictures are transparent for the dose', () => {
  const switchOff = switchOn(pictureLate, undefined, 2000);
  const [rule, frames] = document.adoptedStyleSheets[0]?.cssRules ?? [];
  expect(rule?.cssText).toContain('img { animation: arrive 2000ms');
  expect(frames?.cssText).toContain('opacity: 0');
  switchOff();
});
