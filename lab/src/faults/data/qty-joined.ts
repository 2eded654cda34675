import { findLine } from '#domain/cart/cart.ts';
import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'Two of a product, added to one of it in the cart, make twelve.',
  screens: ['product', 'cart'],
  breaks: ['CART1'],
  steps: [
    'The cart has one of this product. Set the quantity to 2.',
    'Press `Add to Cart`, and read the number on the cart icon.',
  ],
  expected: 'The cart has 3 items.',
  actual: 'The cart has 12 items: 1 and 2 are joined as texts.',
  where: {
    role: 'button',
    name: 'Add to Cart',
    selector:
      'main :has(> button[aria-describedby] + button) > button, #quantity, header button[aria-label^="Cart,"]',
  },
  hints: [
    'Do the sums.',
    'The second time differs from the first.',
    'Add 2 of a product on its page while the cart has 1 of it.',
  ],
  passed: 'product/0f4cdb46-54c4-8af7-a9c9-cf9095392908?seed=7#cart=0:1',
  inapplicable: 'products?seed=7',
  inject({ shop: { cart, visit }, patch }) {
    patch(cart, 'addFromPage', (add) => (product, count) => {
      const before = findLine(visit.state.getState().cart, product.id)?.qty;
      add(product, before === undefined ? count : Number(`${before}${count}`) - before);
    });
  },
};
