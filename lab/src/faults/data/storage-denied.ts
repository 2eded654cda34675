import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'The browser denies the shop its storage.',
  screens: ['home', 'products', 'product', 'cart', 'popup'],
  steps: ['Add a product to the cart.', 'Go to the cart by a link, then reload the page.'],
  expected: 'The cart is in memory: it survives navigation, and ends with a reload (DATA9).',
  where: { role: 'list', name: 'Cart items', selector: 'main' },
  hints: [
    'It is about what outlasts a reload.',
    'Look at the storage of the page in the tools of the browser.',
    'Reload after an addition: a cart in memory is empty again.',
  ],
  passed: '?seed=7',
  inapplicable: 'products?seed=7',
  decorate: (options) => ({
    ...options,
    storage: {
      read: () => ({ state: 'unreadable' }),
      write: () => false,
      remove: () => false,
      watch() {},
    },
  }),
};
