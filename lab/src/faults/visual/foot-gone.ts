import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'On a phone the buttons of a product page do not stay at the foot of the screen.',
  screens: ['product'],
  viewport: 'phone',
  breaks: ['LOOK9'],
  steps: ['Do not scroll.', 'Look for the buttons "Add to Cart" and "Buy Now".'],
  expected: 'Both are at the bottom of the screen.',
  actual: 'They are further down, and come into view only by scrolling.',
  where: {
    role: 'button',
    name: 'Buy Now',
    selector: 'main :has(> button[aria-describedby] + button)',
  },
  hints: [
    'On a phone something is harder to reach.',
    'Something should be in view whatever the scroll position is.',
    'Look at the lower edge of a product page.',
  ],
  passed: 'product/3a771515-2da9-8882-9d5d-34a8d89d0f1f?seed=7',
  inapplicable: 'products?seed=7',
  inject({ style }) {
    style(`@media (width < 768px) {
      main :has(> button[aria-describedby] + button) { position: static !important; }
    }`);
  },
};
