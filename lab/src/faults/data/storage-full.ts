import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'The storage of the browser is full.',
  screens: ['home', 'products', 'product', 'cart', 'popup'],
  steps: ['Search for something.', 'Add a product to the cart.', 'Open the cart by a link.'],
  expected:
    'Cart and recent searches of this tab continue as if they had been stored, until a reload (DATA9).',
  where: { role: 'list', name: 'Cart items', selector: 'main' },
  hints: [
    'It is about what a browser may refuse.',
    'See in the tools of the browser what the storage takes.',
    'Nothing new is written there, and the cart of the tab is complete all the same.',
  ],
  passed: '?seed=7',
  inapplicable: 'products?seed=7',
  decorate: (options) => ({
    ...options,
    storage: { ...options.storage, write: () => false },
  }),
};
