import type { SafeStorage, Stored } from '#visit/storage.ts';
import { storageKey } from '#visit/storage-keys.ts';
import { CART_PLACE } from '../cart-place.ts';
import type { FaultSource } from '../fault.ts';

const CART_KEY = storageKey('cart');

export const fault: FaultSource = {
  difficulty: 3,
  title: 'What another tab has put into the cart is lost with the next change in this tab.',
  screens: ['home', 'products', 'product', 'cart', 'popup'],
  breaks: ['CART21'],
  steps: [
    'Open the same address in a second tab.',
    'Add the first product there.',
    'Add the second product in the first tab.',
    'Reload, and read the titles in the cart.',
  ],
  expected: 'The cart has both products.',
  actual: 'The cart has only the product that was added last.',
  where: CART_PLACE,
  hints: [
    'You are not alone in this shop.',
    'Shop in two tabs.',
    'Add a product in each of two tabs, and look at the cart.',
  ],
  passed: '?seed=7',
  inapplicable: 'products?seed=7&q=nothing+here',
  decorate: (options) => ({ ...options, storage: readOnce(options.storage) }),
};

/** Storage that reads the cart once, and then follows this tab's changes alone. */
function readOnce(storage: SafeStorage): SafeStorage {
  let cart: Stored | null = null;
  return {
    read: (key) => (key === CART_KEY ? (cart ??= storage.read(key)) : storage.read(key)),
    write(key, text) {
      if (key === CART_KEY) cart = { state: 'present', text };
      return storage.write(key, text);
    },
    remove(key) {
      if (key === CART_KEY) cart = { state: 'absent' };
      return storage.remove(key);
    },
    watch(key, changed) {
      if (key !== CART_KEY) storage.watch(key, changed);
    },
  };
}
