import type { CartLine, CartLines } from '#domain/cart/cart.ts';
import type { Fault } from '../fault.ts';

export const fault: Fault = {
  key: 'undo-last',
  kind: 'fault',
  class: 'functional',
  difficulty: 2,
  title: 'Undo puts a removed line at the end of the cart instead of where it was.',
  screens: ['cart'],
  viewport: 'any',
  breaks: ['CART11'],
  steps: ['Press `Remove Alpaca Fringed Scarf`.', 'Press `Undo`.', 'Read the titles of the lines.'],
  expected: 'The lines are in the order that they had before.',
  actual: 'The removed line is the last one.',
  where: {
    role: 'button',
    name: 'Undo',
    selector: 'main [role="status"] button, [aria-label="Cart items"] li',
  },
  detect: { by: 'assertion' },
  hints: [
    'What is back may still not be as it was.',
    'Take something out of the cart, and change your mind.',
    'Remove the first of several lines, press `Undo` and compare the order.',
  ],
  cases: {
    passed: 'cart?seed=7#cart=0:1,1:1,2:1',
    failed: 'cart?seed=7&lab=undo-last#cart=0:1,1:1,2:1',
    inapplicable: 'products?seed=7&lab=undo-last',
  },
  inject({ shop: { visit }, patch }) {
    patch(visit, 'offerUndo', (offerUndo) => (offer) => {
      const restore = () => {
        const { cart } = visit.state.getState();
        offer.restore();
        const wasThere = ({ id }: CartLine) => cart.some((line) => line.id === id);
        const sort = (lines: CartLines) => lines.toSorted((a, b) => +wasThere(b) - +wasThere(a));
        visit.update({ cart: sort }, 'start');
      };
      offerUndo(offer.place === 'cart-page' ? { ...offer, restore } : offer);
    });
  },
};
