import type { Fault } from '../fault.ts';

export const fault: Fault = {
  key: 'checkout-unreachable',
  kind: 'fault',
  class: 'accessibility',
  difficulty: 2,
  title: 'Nobody can check out with the keyboard.',
  screens: ['cart'],
  viewport: 'any',
  breaks: ['EASE10', 'WCAG 2.1.1'],
  steps: ['Press Tab until the focus has passed the summary of the cart.'],
  expected: '`Checkout` gets the focus after the lines of the cart, and Enter checks out.',
  actual:
    'The focus goes from the lines to `Share this cart`; `Checkout` works by the pointer only.',
  where: { role: 'button', name: 'Checkout', selector: 'section:has([data-total]) > button' },
  detect: { by: 'hand' },
  hints: [
    'Buy something without a mouse.',
    'Buy something with the keyboard alone.',
    'Count the controls that Tab reaches on the cart page.',
  ],
  cases: {
    passed: 'cart?seed=7#cart=0:2,3:1',
    failed: 'cart?seed=7&lab=checkout-unreachable#cart=0:2,3:1',
    inapplicable: 'products?seed=7&lab=checkout-unreachable',
  },
  inject({ attribute }) {
    attribute('html[data-ready] section:has([data-total]) > button', 'tabindex', '-1');
  },
};
