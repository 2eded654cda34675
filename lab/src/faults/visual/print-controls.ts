import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'The buttons of the cart are printed.',
  screens: ['cart'],
  breaks: ['LOOK10'],
  steps: ['Open the print preview, or emulate the print media type.'],
  expected: 'The cart is printed with its products, quantities and sums, without buttons.',
  actual:
    'Checkout, Share this cart and the minus, plus and Remove buttons of each line are printed.',
  where: { role: 'button', name: 'Checkout', selector: 'main:has([data-total]) button' },
  hints: [
    'It does not show on the screen.',
    'Think of paper.',
    'Open the print preview of a cart with a product in it.',
  ],
  passed: 'cart?seed=7#cart=0:2,3:1',
  inapplicable: 'cart?seed=7#reset',
  inject({ style }) {
    style('@media print { main:has([data-total]) button { display: inline-flex !important; } }');
  },
};
