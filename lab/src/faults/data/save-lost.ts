import type { SafeStorage } from '#visit/storage.ts';
import { storageKey } from '#visit/storage-keys.ts';
import { CART_PLACE } from '../cart-place.ts';
import type { FaultSource } from '../fault.ts';

const CART_KEY = storageKey('cart');

export const fault: FaultSource = {
  difficulty: 2,
  title: 'After a reload the last change of the cart is lost.',
  screens: ['home', 'products', 'product', 'cart', 'popup'],
  breaks: ['CART18', 'CART21'],
  steps: [
    'Add a product to the cart.',
    'Read the number on the cart icon.',
    'Reload the page, and read it again.',
  ],
  expected: 'The number is the same before and after.',
  actual: 'The number is that of before the addition.',
  where: CART_PLACE,
  hints: [
    'What you see need not be what is stored.',
    'Leave the shop, come back and look at the cart.',
    'Add a product and reload the page at once.',
  ],
  passed: '?seed=7',
  inapplicable: 'products?seed=7&q=nothing+here',
  decorate: (options) => ({ ...options, storage: writeLate(options.storage) }),
};

/** Storage that writes each version of the cart only when the next one is saved. */
function writeLate(storage: SafeStorage): SafeStorage {
  let unwritten: string | null = null;
  return {
    ...storage,
    read: (key) =>
      key === CART_KEY && unwritten !== null
        ? { state: 'present', text: unwritten }
        : storage.read(key),
    write(key, text) {
      if (key !== CART_KEY) return storage.write(key, text);
      const last = unwritten;
      unwritten = text;
      return last === null || storage.write(key, last);
    },
    remove(key) {
      if (key === CART_KEY) unwritten = null;
      return storage.remove(key);
    },
    watch: (key, changed) =>
      storage.watch(key, (isEvent) => {
        if (key === CART_KEY && isEvent) unwritten = null;
        changed(isEvent);
      }),
  };
}
