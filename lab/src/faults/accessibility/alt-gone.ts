import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 1,
  title: 'The pictures of the product cards have no text alternative.',
  screens: ['home', 'products', 'product', 'cart'],
  breaks: ['CAT26', 'WCAG 1.1.1'],
  steps: ['Inspect the picture of any product card, or let a screen reader read the card.'],
  expected: 'The picture has the title of its product as `alt`.',
  actual: 'The picture has no `alt` at all.',
  where: { role: 'img', name: '{T}', selector: '[data-product] img' },
  detect: { by: 'axe', rule: 'image-alt' },
  hints: [
    'Not everybody sees what the shop sells.',
    'Listen to a product card with a screen reader.',
    'Look for the `alt` of the pictures.',
  ],
  passed: 'products?seed=7',
  inapplicable: 'cart?seed=7&size=1#cart=0:1',
  inject({ attribute }) {
    attribute('html[data-ready] [data-product] img', 'alt', null);
  },
};
