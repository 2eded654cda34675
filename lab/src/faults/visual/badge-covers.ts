import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'On a phone the badge of a cart with many items runs into the menu button.',
  screens: ['home', 'products', 'product', 'cart'],
  viewport: 'phone',
  breaks: ['HEAD12'],
  steps: ['Look at the cart icon in the header, and at the button beside it.'],
  expected: 'The badge covers a corner of the cart icon, and no other control.',
  actual: 'It reaches into the menu button, up to its icon.',
  where: {
    role: 'button',
    name: 'Cart, 88 items',
    selector: 'header button[aria-label^="Cart,"] > span, header button[aria-label="Menu"]',
  },
  hints: [
    'Fill the cart, on a phone.',
    'It grows with the cart.',
    'Put dozens of items into the cart and look at the header.',
  ],
  passed: '?seed=7#cart=0:88',
  inapplicable: '?seed=7#reset',
  inject({ style }) {
    style(`@media (width < 768px) {
      header [aria-label^='Cart,'] > span {
        padding-inline: 8px !important;
        font-size: 1rem !important;
        line-height: 1.5rem !important;
        translate: 0 -25% !important;
      }
    }`);
  },
};
