import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 3,
  title: 'The cart icon bounces although the visitor prefers reduced motion.',
  screens: ['home', 'products', 'product', 'cart'],
  breaks: ['LOOK4', 'WCAG 2.3.3'],
  steps: [
    'Switch the system, or the emulation of the browser, to reduced motion.',
    'Press "Add to Cart" on a card and look at the cart icon.',
  ],
  expected: 'The icon stands still.',
  actual: 'It jumps for half a second.',
  where: { role: 'button', name: 'Cart, 1 item', selector: 'header button[aria-label^="Cart,"]' },
  detect: { by: 'assertion' },
  hints: [
    'Some people ask for less motion.',
    'Something moves that should not.',
    'With reduced motion, add a product to the cart and look at the header.',
  ],
  passed: '?seed=7',
  inapplicable: 'cart?seed=7&size=1#cart=0:1',
  inject({ style }) {
    style(`@media (prefers-reduced-motion: reduce) {
      /* While a button says “Added!”. */
      :root:has(main button[aria-describedby]:disabled) header [aria-label^='Cart,'] { animation: hop 600ms ease-out; }
    }
    @keyframes hop {
      30% { transform: translateY(-9px) rotate(-6deg); }
      60% { transform: translateY(2px); }
    }`);
  },
};
