import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 3,
  title: 'The header has no shadow over a list that is scrolled.',
  screens: ['products'],
  breaks: ['HEAD8'],
  steps: ['Scroll down by more than 10px.', 'Look at the lower edge of the header.'],
  expected: 'The header has a shadow.',
  actual: 'It has none: header and page flow into one another.',
  where: { role: 'banner', selector: 'header' },
  detect: { by: 'assertion' },
  hints: [
    'It shows only after you have done something very common.',
    'Scroll, and look at what does not scroll with the page.',
    'Scroll the list of products and compare its header with that of another page.',
  ],
  passed: 'products?seed=7',
  inapplicable: 'cart?seed=7',
  inject({ style }) {
    style("[data-page^='products'] header { box-shadow: none !important; }");
  },
};
