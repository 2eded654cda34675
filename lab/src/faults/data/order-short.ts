import { createOrder } from '#domain/cart/order.ts';
import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: 'The order lacks the last line of the cart.',
  screens: ['cart'],
  breaks: ['CART31'],
  steps: ['Remember the total.', 'Press `Checkout`.', 'Read what was bought.'],
  expected: 'The thank-you message says `3 items · $869.71`, and the order has two lines.',
  actual: 'The thank-you message says `1 item · $170.00`, and the order has one line.',
  where: {
    role: 'status',
    name: 'Thank you for your purchase! 🎉',
    selector:
      'main [role="status"], [aria-label="Ordered items"], section:has([data-total]) > button',
  },
  hints: [
    'The end of a purchase is part of it.',
    'Compare what you wanted with what you got.',
    'Check out two different products, and read the order.',
  ],
  passed: 'cart?seed=7#cart=0:1,1:2',
  inapplicable: 'cart?seed=7#cart=0:1',
  inject({ shop: { cart, visit }, patch }) {
    patch(cart, 'checkout', (checkout) => (expected) => {
      const order = checkout(expected);
      if (!order || order.lines.length === 1) return order;
      const short = createOrder(order.number, order.lines.slice(0, -1));
      visit.runAs('start', () =>
        visit.update({ orders: (orders) => [...orders.slice(0, -1), short] }),
      );
      return short;
    });
  },
};
