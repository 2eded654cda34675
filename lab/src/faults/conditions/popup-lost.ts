import { CartPopup } from '#layout/lazy-components.ts';
import type { Fault } from '../fault.ts';

export const fault: Fault = {
  key: 'popup-lost',
  kind: 'condition',
  class: 'functional',
  difficulty: 2,
  title: 'The code of the cart popup fails to load the first time.',
  screens: ['home', 'products', 'product'],
  viewport: 'any',
  breaks: [],
  steps: ['Click the cart icon.', 'Follow the link "Products", and click the icon again.'],
  expected: 'The first click leads to the cart page, the second one opens the popup (DATA17).',
  actual: 'The first click leads to the cart page, the second one opens the popup (DATA17).',
  where: { role: 'button', name: 'Cart, empty', selector: 'header [aria-haspopup="dialog"]' },
  detect: { by: 'assertion' },
  hints: [
    'It happens once.',
    'Code is loaded in chunks, and any of them may fail to load.',
    'Click the cart icon twice.',
  ],
  cases: {
    passed: '?seed=7',
    failed: '?seed=7&lab=popup-lost',
    inapplicable: 'cart?seed=7&lab=popup-lost',
  },
  inject({ shop, patch }) {
    let hasFailed = false;
    patch(CartPopup, 'current', (healthy) => () => (hasFailed ? healthy() : undefined));
    patch(CartPopup, 'load', (healthy) => () => {
      if (hasFailed) return healthy();
      // The prefetch fails too, but the visitor does not notice: only a click counts as the first time.
      hasFailed = shop.cart.state.getState().popupShown;
      return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    });
  },
};
