import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'Every third product added from a card does not arrive in the cart.',
  screens: ['home', 'products', 'product', 'cart', 'popup'],
  dose: { default: 3, min: 2, max: 99, unit: 'nth addition' },
  breaks: ['CART1'],
  steps: ['Press `Add to Cart` on three cards.', 'Read the number on the cart icon.'],
  expected: 'The cart has three items more.',
  actual: 'The cart has two items more, although all three buttons say `Added!`.',
  where: {
    role: 'button',
    name: 'Add to Cart',
    selector: 'main [data-product] button, header button[aria-label^="Cart,"], [aria-label="Cart"]',
  },
  hints: [
    'Do not believe everything that a button says.',
    'Once is not enough: do the same several times, and count.',
    'Add products from their cards, and compare the number on the cart icon with your own.',
  ],
  passed: '?seed=7',
  inapplicable: 'cart?seed=7&size=1#cart=0:1',
  inject({ shop: { cart, visit }, patch, dose }) {
    let additions = 0;
    patch(cart, 'addFromCard', (addFromCard) => (product) => {
      additions += 1;
      const { cart: lines } = visit.state.getState();
      addFromCard(product);
      if (additions % dose !== 0) return;
      visit.runAs('start', () => visit.update({ cart: () => lines }));
    });
  },
};
