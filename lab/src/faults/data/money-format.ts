import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 1,
  title: 'Amounts of money on the cart page lose the zeros at their end.',
  screens: ['cart'],
  breaks: ['CART13', 'CART14'],
  steps: ['Read every amount of money on the page.'],
  expected: 'Each amount has two decimals: $200.00 and $288.10.',
  actual: 'Amounts end at their last digit other than 0: $200 and $288.1.',
  where: { role: 'paragraph', selector: '[aria-label="Cart items"] p, main dd:not([data-total])' },
  hints: [
    'Read what is there, letter for letter.',
    'It is about money.',
    'Count the digits after the decimal point of each amount in the cart.',
  ],
  passed: 'cart?seed=7#cart=18:1,5:5',
  inapplicable: 'cart?seed=7#cart=0:1',
  inject({ text }) {
    // As `String(amount)` formats it.
    text('[aria-label="Cart items"] :is(p, span), main dd:not([data-total])', (healthy) =>
      healthy.replace(/^(\$[\d,]+)\.00$|^(\$[\d,]+\.\d)0$/, '$1$2'),
    );
  },
};
