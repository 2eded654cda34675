import type { Fault } from '../fault.ts';

export const fault: Fault = {
  key: 'pale-price',
  kind: 'fault',
  class: 'accessibility',
  difficulty: 1,
  title: 'The prices on the product cards are too pale to read.',
  screens: ['home', 'products', 'product'],
  viewport: 'any',
  breaks: ['EASE7', 'WCAG 1.4.3'],
  steps: ['Measure the contrast between the price of a card and its background.'],
  expected: 'The contrast is at least 7 to 1.',
  actual: 'The contrast is below 3 to 1, in the light and in the dark theme.',
  where: { role: 'paragraph', selector: '[data-product] p' },
  detect: { by: 'axe', rule: 'color-contrast' },
  hints: [
    'Some text is hard to read in the sun.',
    'Compare the texts of a product card with each other.',
    'Measure the contrast of the prices.',
  ],
  cases: {
    passed: 'products?seed=7',
    failed: 'products?seed=7&lab=pale-price',
    inapplicable: 'cart?seed=7&lab=pale-price',
  },
  inject({ style }) {
    style('[data-product] p { color: light-dark(#a3adb3, #5c6b75); }');
  },
};
