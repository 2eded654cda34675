import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'The badge of the cart icon counts the lines of the cart, not its items.',
  screens: ['home', 'products', 'product', 'cart'],
  breaks: ['HEAD17'],
  steps: ['Add up the quantities in the cart.', 'Read the number on the cart icon.'],
  expected: 'The number is 5: three of one product and two of another.',
  actual: 'The number is 2.',
  where: {
    role: 'button',
    name: 'Cart, 5 items',
    selector: 'header button[aria-label^="Cart,"] > span',
  },
  hints: [
    'A number that follows you everywhere.',
    'Two things that are easily counted in place of each other.',
    'Have three of one product in the cart, and read the badge.',
  ],
  passed: 'cart?seed=7#cart=0:3,1:2',
  inapplicable: 'cart?seed=7#cart=0:1,1:1',
  inject({ shop, text }) {
    text('header button[aria-label^="Cart,"] [aria-hidden]', () =>
      String(shop.visit.state.getState().cart.length),
    );
  },
};
