import { expect, test, vi } from 'vitest';
import { pictureFile } from '#domain/product-kinds/picture-file.ts';
import { createShop, type ShopOptions } from '#stores/shop.ts';
import { createFakeStorage } from '#test-utils/fake-storage.ts';
import { createFaultTarget } from '../fault-target/fault-target.ts';
import { findFault } from './all-faults.ts';
import type { Fault } from './fault.ts';

const OPTIONS: ShopOptions = {
  seed: 7,
  size: 20,
  storage: createFakeStorage().openTab(),
  now: () => new Date(0),
};

/** Switches a condition on. Returns a function that switches it off. */
function switchOn({ key, inject }: Fault, shop = createShop(OPTIONS), dose = 0): () => void {
  const controller = new AbortController();
  inject?.(createFaultTarget(shop, key, dose, controller.signal));
  return () => controller.abort();
}

/** Throws for an unknown key. */
function condition(key: string): Fault {
  const fault = findFault(key);
  if (!fault) throw new Error(`There is no ${key}`);
  return fault;
}

test('[FAULT34] view transitions are back when the condition is switched off', () => {
  const start = vi.fn<() => void>();
  Object.assign(Document.prototype, { startViewTransition: start });
  const switchOff = switchOn(condition('no-transitions'));
  expect('startViewTransition' in Document.prototype).toBe(false);
  switchOff();
  expect(Document.prototype).toHaveProperty('startViewTransition', start);
});

test.each([condition('storage-denied'), condition('storage-full')])(
  '[FAULT33] $key: nothing is stored',
  ({ key, decorate }) => {
    const storage = createFakeStorage({ cart: 'old' });
    const faulty = decorate?.({ ...OPTIONS, storage: storage.openTab() }, 0).storage;
    expect(faulty?.write('cart', 'new')).toBe(false);
    expect(storage.openTab().read('cart')).toEqual({ state: 'present', text: 'old' });
    expect(faulty?.read('cart').state).toBe(key === 'storage-full' ? 'present' : 'unreadable');
  },
);

test('[FAULT33] tabs-apart: a tab gets no storage events, but wakes from the back/forward cache', () => {
  const storage = createFakeStorage();
  const changed = vi.fn<(isEvent: boolean) => void>();
  condition('tabs-apart')
    .decorate?.({ ...OPTIONS, storage: storage.openTab() }, 0)
    .storage.watch('cart', changed);
  storage.openTab().write('cart', 'new');
  storage.deliver();
  expect(changed).not.toHaveBeenCalled();
  storage.wake();
  expect(changed).toHaveBeenCalledExactlyOnceWith(false);
});

test('[FAULT33] clock-jumps: each reading is a dose of hours earlier than the one before', () => {
  const now = condition('clock-jumps').decorate?.(OPTIONS, 5).now;
  const [first, second] = [now?.(), now?.()].map(Number);
  expect((first ?? 0) - (second ?? 0)).toBe(5 * 3_600_000);
});

test('[FAULT33] index-late: a search of the first page takes a dose longer, and none takes time elsewhere', () => {
  const searching = (ms: number) =>
    condition('index-late').decorate?.({ ...OPTIONS, searching: ms }, 2000).searching;
  expect([searching(500), searching(0)]).toEqual([2500, 0]);
});

test('[FAULT33] share-denied: the share dialog and the clipboard reject', async () => {
  const works = () => Promise.resolve();
  vi.stubGlobal('navigator', { share: works, clipboard: { writeText: works } });
  const switchOff = switchOn(condition('share-denied'));
  await expect(navigator.share()).rejects.toThrow('Denied');
  await expect(navigator.clipboard.writeText('')).rejects.toThrow('Denied');
  switchOff();
  await navigator.clipboard.writeText('');
});

test('[FAULT33] picture-fails: one picture of the first four is none, until the condition is off', () => {
  const shop = createShop(OPTIONS);
  const files = shop.catalogue.products.slice(0, 4).map(({ picture }) => pictureFile(picture, 300));
  document.documentElement.dataset['ready'] = '';
  document.body.innerHTML = files.map((url) => `<img src="${url}" srcset="${url} 1x">`).join('');
  const html = document.body.innerHTML;
  const switchOff = switchOn(condition('picture-fails'), shop);
  expect(document.querySelectorAll('img:not([srcset])')).toHaveLength(1);
  expect(document.querySelectorAll('img[src$="robots.txt"]:not([srcset])')).toHaveLength(1);
  switchOff();
  expect(document.body.innerHTML).toBe(html);
});

test('[FAULT33] picture-late: pictures are transparent for the dose', () => {
  const switchOff = switchOn(condition('picture-late'), undefined, 2000);
  const [rule, frames] = document.adoptedStyleSheets[0]?.cssRules ?? [];
  expect(rule?.cssText).toContain('animation: arrive 2000ms');
  expect(frames?.cssText).toContain('opacity: 0');
  switchOff();
});
