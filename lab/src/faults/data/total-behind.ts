import type { CartLines } from '#domain/cart/cart.ts';
import { itemsOf, totalsOf } from '#domain/cart/items.ts';
import { formatCents } from '#domain/money.ts';
import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 1,
  title: 'The total of the cart page is one change behind.',
  screens: ['cart'],
  breaks: ['CART13'],
  steps: [
    'Press `Increase quantity of Ink Study Desk Lamp`.',
    'Compare `Total` with the sum of the lines.',
  ],
  expected: 'The total is $370.95.',
  actual: 'The total is still $200.95, as before the change.',
  where: { role: 'definition', name: 'Total', selector: '[data-total]' },
  hints: [
    'Some numbers belong together.',
    'Change the cart, and do the sums.',
    'Press the plus of a cart line, and compare the total with the sum of the lines.',
  ],
  passed: 'cart?seed=7#cart=0:1,1:1',
  inapplicable: 'products?seed=7',
  inject({ shop: { visit }, text, signal }) {
    let before: CartLines | null = null;
    const unsubscribe = visit.state.subscribe(({ cart }, last) => {
      if (cart !== last.cart) before = last.cart;
    });
    signal.addEventListener('abort', unsubscribe);
    let shown: Element | null = null;
    text('[data-total]', (healthy, element) => {
      // A newly rendered summary shows the right total.
      if (element !== shown) before = null;
      shown = element;
      return before ? formatCents(totalsOf(itemsOf(before)).total) : healthy;
    });
  },
};
