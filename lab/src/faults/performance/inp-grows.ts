import type { FaultSource } from '../fault.ts';
import { blockMainThread } from './block-main-thread.ts';

export const fault: FaultSource = {
  difficulty: 3,
  title: 'The plus of a cart line answers more slowly each time it is clicked.',
  screens: ['cart'],
  dose: { default: 100, min: 10, max: 1000, unit: 'ms per click' },
  breaks: ['INP'],
  steps: ['Click the plus of a line five times.'],
  expected: 'Each click shows the new quantity at once.',
  actual: 'Each click freezes the page for 0.1 seconds more than the one before.',
  where: {
    role: 'button',
    name: 'Increase quantity of {T}',
    selector: 'button[aria-label^="Increase quantity of "]',
  },
  hints: [
    'Once is not enough.',
    'Do the same thing in the cart again and again.',
    'Compare the first click on a plus with the fifth.',
  ],
  passed: 'cart?seed=7#cart=0:1,3:2',
  inapplicable: 'products?seed=7',
  inject({ shop, dose, patch }) {
    let clicks = 0;
    patch(shop.cart, 'increase', (increase) => (id) => {
      clicks += 1;
      blockMainThread(dose * clicks);
      increase(id);
    });
  },
};
