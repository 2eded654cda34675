import type { Fault } from '../fault.ts';

export const fault: Fault = {
  key: 'escape-dead',
  kind: 'fault',
  class: 'accessibility',
  difficulty: 1,
  title: 'The cart popup does not close on Escape once the cart has a product.',
  screens: ['popup'],
  viewport: 'any',
  breaks: ['POP3', 'POP6'],
  steps: ['Open the cart popup by the cart icon.', 'Press Escape.'],
  expected: 'The popup closes, and the focus returns to the icon.',
  actual: 'Nothing happens.',
  where: {
    role: 'dialog',
    name: 'Cart',
    selector: '[role="dialog"][aria-label="Cart"]',
  },
  detect: { by: 'hand' },
  hints: [
    'What opens should close.',
    'Close everything that opens by the keyboard.',
    'Press Escape in the popup of a cart that is not empty.',
  ],
  cases: {
    passed: '?seed=7#cart=0:1',
    failed: '?seed=7&lab=escape-dead#cart=0:1',
    inapplicable: '?seed=7&lab=escape-dead',
  },
  inject({ shop, listen }) {
    listen('keydown', (event) => {
      const { popupShown } = shop.cart.state.getState();
      const { cart } = shop.visit.state.getState();
      // The popup ignores an Escape that something else has handled.
      if (event.key === 'Escape' && popupShown && cart.length > 0) event.preventDefault();
    });
  },
};
