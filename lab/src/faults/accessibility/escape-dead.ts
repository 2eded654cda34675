import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 1,
  title: 'The cart popup does not close on Escape once the cart has a product.',
  screens: ['popup'],
  breaks: ['POP3', 'POP6'],
  steps: ['Open the cart popup by the cart icon.', 'Press Escape.'],
  expected: 'The popup closes, and the focus returns to the icon.',
  actual: 'Nothing happens.',
  where: {
    role: 'dialog',
    name: 'Cart',
    selector: '[role="dialog"][aria-label="Cart"]',
  },
  hints: [
    'What opens should close.',
    'Close everything that opens by the keyboard.',
    'Press Escape in the popup of a cart that is not empty.',
  ],
  passed: '?seed=7#cart=0:1',
  inapplicable: '?seed=7',
  inject({ shop, listen }) {
    listen('keydown', (event) => {
      const popupShown = shop.overlay.state.getState() === 'cart';
      const { cart } = shop.visit.state.getState();
      // The popup ignores an Escape that something else has handled.
      if (event.key === 'Escape' && popupShown && cart.length > 0) event.preventDefault();
    });
  },
};
