import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 3,
  title: 'The browser does not report what another tab has stored.',
  screens: ['home', 'products', 'product', 'cart'],
  steps: [
    'Open the same address in a second tab.',
    'Add the first product there.',
    'Add the second product in the first tab.',
  ],
  expected: 'The cart has both products (CART21).',
  where: { role: 'button', name: 'Cart, 1 item', selector: 'header [aria-haspopup="dialog"]' },
  hints: [
    'It needs two tabs.',
    'A tab does not follow the other one until the cart is changed in it.',
    'Look at the cart icons of two tabs, then add a product in each: no product is lost.',
  ],
  passed: '?seed=7',
  inapplicable: 'cart?seed=7',
  decorate: (options) => ({
    ...options,
    storage: {
      ...options.storage,
      watch: (key, changed) =>
        options.storage.watch(key, (isEvent) => {
          if (!isEvent) changed(false);
        }),
    },
  }),
};
