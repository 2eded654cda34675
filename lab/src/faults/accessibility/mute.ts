import type { Announcement } from '#lib/announcer.ts';
import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 3,
  title: 'A screen reader says nothing when a product is added to the cart.',
  screens: ['home', 'products', 'product', 'cart'],
  breaks: ['POP25', 'EASE21', 'WCAG 4.1.3'],
  steps: [
    'Watch the live region outside `main`, or start a screen reader.',
    'Add the first product to the cart.',
  ],
  expected: 'The addition is announced, as in `Ink Study Desk Lamp added to cart, quantity 1.`',
  actual: 'The live region stays empty. Other announcements arrive.',
  where: { role: 'button', name: 'Add to Cart', selector: 'main button[aria-describedby]' },
  hints: [
    'Close your eyes and listen.',
    'Which actions are announced, and which are not?',
    'Add a product, and read the live region of the page.',
  ],
  passed: 'products?seed=7',
  inapplicable: 'cart?seed=7&size=1#cart=0:1',
  inject({ shop, patch }) {
    patch(shop.announcer.state, 'setState', (setState) => (change: Change) => {
      const next = typeof change === 'function' ? change(shop.announcer.state.getState()) : change;
      if (!next.text?.includes('added to cart')) setState(next);
    });
  },
};

type Change = Partial<Announcement> | ((announcement: Announcement) => Partial<Announcement>);
