import type { FaultSource } from '../fault.ts';

export const fault: FaultSource = {
  difficulty: 2,
  title: '`Buy Now` adds one of a product, whatever the quantity beside it is.',
  screens: ['product', 'cart'],
  breaks: ['ITEM6'],
  steps: [
    'Press `Increase quantity` twice.',
    'Press `Buy Now`, and read by how much the number on the cart icon grows.',
  ],
  expected: 'It grows by 3.',
  actual: 'It grows by 1.',
  where: {
    role: 'button',
    name: 'Buy Now',
    selector: 'main button[aria-describedby] + button, main input[id^="quantity"]',
  },
  hints: [
    'Two buttons that should do the same do not.',
    'Buy more than one of a product, in each way that its page offers.',
    'Set the quantity to 3 and press `Buy Now`.',
  ],
  passed: 'product/0f4cdb46-54c4-8af7-a9c9-cf9095392908?seed=7',
  inapplicable: 'products?seed=7',
  inject({ shop, patch, listen }) {
    let isBuyNow = false;
    // In the capture phase: before the button's own listener.
    listen('click', ({ target }) => {
      isBuyNow = target instanceof Element && target.closest('button')?.textContent === 'Buy Now';
    });
    patch(
      shop.cart,
      'addFromPage',
      (add) => (product, count) => add(product, isBuyNow ? 1 : count),
    );
  },
};
