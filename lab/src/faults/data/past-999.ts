import { findLine, MAX_QTY } from '#domain/cart/cart.ts';
import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'One more than 999 of a product leaves 100 of it in the cart.',
  screens: ['home', 'products', 'product', 'cart'],
  breaks: ['CART6'],
  steps: ['Press `Increase quantity of Ink Study Desk Lamp`.', 'Read the quantity.'],
  expected: 'The quantity stays at 999.',
  actual: 'The quantity is 100: the first three digits of 1000.',
  where: {
    role: 'spinbutton',
    name: 'Quantity of {T}',
    selector: 'main input[aria-label^="Quantity of "], header button[aria-label^="Cart,"]',
  },
  hints: [
    'Everything has a limit.',
    'Find the largest quantity, and go beyond it.',
    'Type 999 as the quantity of a cart line, and press its plus.',
  ],
  passed: 'cart?seed=7#cart=0:999',
  inapplicable: 'cart?seed=7#cart=0:99',
  inject({ shop: { cart, visit }, patch }) {
    const add = (id: string, count: number, action: () => void) => {
      const before = findLine(visit.state.getState().cart, id)?.qty ?? 0;
      action();
      const sum = before + count;
      if (sum > MAX_QTY) cart.setQty(id, Number(String(sum).slice(0, 3)));
    };
    patch(cart, 'increase', (increase) => (id) => add(id, 1, () => increase(id)));
    patch(
      cart,
      'addFromCard',
      (addFromCard) => (product) => add(product.id, 1, () => addFromCard(product)),
    );
    patch(
      cart,
      'addFromPage',
      (addFromPage) => (product, count) =>
        add(product.id, count, () => addFromPage(product, count)),
    );
  },
};
