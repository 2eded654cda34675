import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'A card says “Added!” at once, but the cart has the product only seconds later.',
  screens: ['home', 'products', 'product', 'cart'],
  dose: { default: 3000, min: 200, max: 10_000, unit: 'ms' },
  breaks: ['POP14'],
  steps: ['Click `Add to Cart` on a card, and watch the cart icon.'],
  expected: 'The number at the icon rises at once.',
  actual: 'It rises after three seconds, and only then the popup opens. No web vital notices.',
  where: { role: 'button', name: 'Cart, empty', selector: 'header button[aria-label^="Cart,"]' },
  hints: [
    'Words are quicker than deeds.',
    'Compare what a button says with what the cart has.',
    'Add a product from a card, and count the seconds until the cart icon follows.',
  ],
  passed: '?seed=7',
  inapplicable: 'cart?seed=7&size=1#cart=0:1',
  inject({ shop, dose, patch, delay }) {
    patch(shop.cart, 'addFromCard', (addFromCard) => async (product) => {
      await delay(dose);
      addFromCard(product);
    });
  },
};
