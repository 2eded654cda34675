import type { CartLine } from '#domain/cart/cart.ts';
import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'Undo puts a removed line at the end of the cart instead of where it was.',
  screens: ['cart'],
  breaks: ['CART43'],
  steps: ['Press `Remove Ink Study Desk Lamp`.', 'Press `Undo`.', 'Read the titles of the lines.'],
  expected: 'The lines are in the order that they had before.',
  actual: 'The removed line is the last one.',
  where: {
    role: 'button',
    name: 'Undo',
    selector: 'main [role=status] button, [aria-label="Cart items"] li',
  },
  hints: [
    'What is back may still not be as it was.',
    'Take something out of the cart, and change your mind.',
    'Remove the first of several lines, press `Undo` and compare the order.',
  ],
  passed: 'cart?seed=7#cart=0:1,1:1,2:1',
  inapplicable: 'products?seed=7',
  inject({ shop: { visit }, patch }) {
    patch(visit, 'offerUndo', (offerUndo) => (offer) => {
      const { cart: restoreCart } = offer.restore;
      const cart: typeof restoreCart = (lines, before) => {
        const restored = restoreCart?.(lines, before) ?? lines;
        const wasThere = ({ id }: CartLine) => lines.some((line) => line.id === id);
        return restored.toSorted((a, b) => +wasThere(b) - +wasThere(a));
      };
      offerUndo(offer.removed === undefined ? offer : { ...offer, restore: { cart } });
    });
  },
};
