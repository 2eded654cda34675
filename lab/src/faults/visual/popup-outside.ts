import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 1,
  title: 'A part of the cart popup is outside the window.',
  screens: ['popup'],
  viewport: 'desktop',
  breaks: ['EASE1'],
  steps: ['Open the cart popup by the cart icon.', 'Read the prices.'],
  expected: 'The whole popup is in the window.',
  actual: 'Its right part, with the prices, is beyond the edge of the window.',
  where: { role: 'dialog', name: 'Cart', selector: '[role="dialog"][aria-label="Cart"]' },
  hints: [
    'It is over the page, not in it.',
    'Open what opens from the header.',
    'Add a product from a card, and read the prices in the popup.',
  ],
  passed: '?seed=7#cart=0:2,3:1',
  inapplicable: '?seed=7#reset',
  inject({ style }) {
    style(`@media (width >= 768px) {
      [role='dialog'][aria-label='Cart']:has(ul) { inset-inline-end: -6rem !important; }
    }`);
  },
};
