import type { FaultSource } from '../fault.ts';
import { blockMainThread } from './block-main-thread.ts';

export const fault: FaultSource = {
  difficulty: 1,
  title: 'The page freezes for half a second when a card’s “Add to Cart” is clicked.',
  screens: ['home', 'products', 'product', 'cart'],
  dose: { default: 500, min: 50, max: 5000, unit: 'ms' },
  breaks: ['INP'],
  steps: ['Click `Add to Cart` on a card.'],
  expected: 'The button shows `Added!` at once.',
  actual: 'For half a second nothing changes on the whole page.',
  where: { role: 'button', name: 'Add to Cart', selector: '[data-product] button' },
  hints: [
    'Patience is a virtue.',
    'Which click is answered late?',
    'Measure the time from a click on `Add to Cart` to the next paint.',
  ],
  passed: '?seed=7',
  inapplicable: 'cart?seed=7&size=1#cart=0:1',
  inject({ shop, dose, patch }) {
    patch(shop.cart, 'addFromCard', (addFromCard) => (product) => {
      blockMainThread(dose);
      addFromCard(product);
    });
  },
};
