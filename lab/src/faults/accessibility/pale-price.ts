import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 1,
  title: 'The prices on the product cards are too pale to read.',
  screens: ['home', 'products', 'product', 'cart'],
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
  passed: 'products?seed=7',
  inapplicable: 'cart?seed=7&size=1#cart=0:1',
  inject({ style }) {
    style('[data-product] p { color: light-dark(#a3adb3, #5c6b75); }');
  },
};
