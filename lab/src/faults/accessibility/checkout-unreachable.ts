import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'Nobody can check out with the keyboard.',
  screens: ['cart'],
  breaks: ['EASE10', 'WCAG 2.1.1'],
  steps: ['Press Tab until the focus has passed the summary of the cart.'],
  expected: '`Checkout` gets the focus after the lines of the cart, and Enter checks out.',
  actual:
    'The focus goes from the lines to `Share this cart`; `Checkout` works by the pointer only.',
  where: { role: 'button', name: 'Checkout', selector: 'section:has([data-total]) > button' },
  hints: [
    'Buy something without a mouse.',
    'Buy something with the keyboard alone.',
    'Count the controls that Tab reaches on the cart page.',
  ],
  passed: 'cart?seed=7#cart=0:2,3:1',
  inapplicable: 'products?seed=7',
  inject({ attribute }) {
    attribute('html[data-ready] section:has([data-total]) > button', 'tabindex', '-1');
  },
};
