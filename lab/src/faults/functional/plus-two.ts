import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 1,
  title: 'The plus of a cart line adds two.',
  screens: ['cart'],
  breaks: ['CART8'],
  steps: ['Press `Increase quantity of Ink Study Desk Lamp` once.', 'Read the quantity.'],
  expected: 'The quantity is 2.',
  actual: 'The quantity is 3.',
  where: {
    role: 'button',
    name: 'Increase quantity of {T}',
    selector:
      'main button[aria-label^="Increase quantity of "], main input[aria-label^="Quantity of "]',
  },
  hints: [
    'Count with the shop.',
    'Change the cart on its own page.',
    'Press the plus of a cart line once.',
  ],
  passed: 'cart?seed=7#cart=0:1',
  inapplicable: 'product/0f4cdb46-54c4-8af7-a9c9-cf9095392908?seed=7',
  inject({ shop, patch }) {
    // As if the button had its handler twice.
    patch(shop.cart, 'increase', (increase) => (id) => {
      increase(id);
      increase(id);
    });
  },
};
