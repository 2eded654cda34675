import type { Fault } from '../fault.ts';

export const fault: Fault = {
  key: 'storage-full',
  kind: 'condition',
  class: 'data',
  difficulty: 2,
  title: 'The storage of the browser is full.',
  screens: ['home', 'products', 'product', 'cart', 'popup'],
  viewport: 'any',
  needsReload: true,
  breaks: [],
  steps: ['Search for something.', 'Add a product to the cart.', 'Open the cart by a link.'],
  expected:
    'Cart and recent searches of this tab continue as if they had been stored, until a reload (DATA2, DATA9).',
  actual:
    'Cart and recent searches of this tab continue as if they had been stored, until a reload (DATA2, DATA9).',
  where: { role: 'list', name: 'Cart items', selector: 'main' },
  detect: { by: 'assertion' },
  hints: [
    'It is about what a browser may refuse.',
    'See in the tools of the browser what the storage takes.',
    'Nothing new is written there, and the cart of the tab is complete all the same.',
  ],
  cases: {
    passed: '?seed=7',
    failed: '?seed=7&lab=storage-full',
    inapplicable: 'products?seed=7&lab=storage-full',
  },
  decorate: (options) => ({
    ...options,
    storage: { ...options.storage, write: () => false },
  }),
};
